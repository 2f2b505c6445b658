// Places, cards and kinds of casinos in words.
import type { Say } from '../../core/words.svelte';
import type { Card, Casino, EffectName } from './sheet';

/** `2.4` as street and avenue. */
export function placeWords(name: string, say: Say): string {
  const [street, avenue] = name.split('.').map(Number);
  return say('ui-nlv-at', { street: street ?? 0, avenue: avenue ?? 0 });
}

export const effectWords = (effect: EffectName | undefined, say: Say): string => (effect ? say(`word-effect-${effect}`) : '');

export const cardWords = (card: Card | null, say: Say): string =>
  card ? say('ui-nlv-pair', { number: card.number, effect: effectWords(card.effect, say) }) : '';

/** All that can be seen of a casino. */
export function casinoWords(casino: Casino, passed: boolean, say: Say): string {
  const { lot } = casino;
  const words: string[] = [];
  if (!casino.standing) words.push(say('ui-nlv-is-crane'));
  else if (casino.number === null) words.push(say('ui-nlv-is-empty'));
  else words.push(say(casino.extended ? 'ui-nlv-is-extended' : 'ui-nlv-is-open', { number: casino.number }));
  if (casino.built && casino.number === null) words.push(say('ui-nlv-debt-open'));
  if (lot.star) words.push(say(casino.show ? 'ui-nlv-star-won' : casino.number === null ? 'ui-nlv-star' : 'ui-nlv-star-lost'));
  if (lot.special) words.push(say(`ui-nlv-kind-${lot.special}`));
  if (lot.special && passed) words.push(say('ui-nlv-passed'));
  return say('ui-labelled', { label: placeWords(lot.name, say), text: words.join(', ') });
}

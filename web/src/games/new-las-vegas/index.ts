// Welcome to New Las Vegas: the board, and words for what happens on it.
import type { Component } from 'svelte';
import type { BoardProps, Context, GameModule, Idea, LogLine, Place } from '../board';
import { seatName, split } from '../plain';
import Board from './Board.svelte';
import { card, type EffectName, type LadderName, type Wire } from './sheet';
import { cardWords, effectWords, placeWords } from './words';

const ID = 'new-las-vegas';

/** Which effect a step is. */
const EFFECT_OF: Record<string, EffectName> = {
  inaugurate: 'inauguration',
  crane: 'construction',
  drive: 'limousine',
  show: 'show',
  improve: 'improvement',
};
const RULE_OF: Record<EffectName, string> = {
  inauguration: 'NLV-R30',
  construction: 'NLV-R22',
  limousine: 'NLV-R32',
  show: 'NLV-R27',
  improvement: 'NLV-R25',
};

const LESSONS: readonly (readonly [id: string, effect: EffectName])[] = [
  ['lesson-1-pick', 'construction'],
  ['lesson-2-pick', 'limousine'],
  ['lesson-3-pick', 'improvement'],
];

type Phase = 'over' | 'sent' | 'wait' | 'loan' | 'loan-made' | 'pick' | 'refuse' | 'give' | 'open' | 'easy' | 'free' | 'effect' | 'end';

function phase({ view, legal, draft, seat }: Context<Wire>): Phase {
  if (view.stage === 'over') return 'over';
  if (!legal.length) return seat !== null && view.confirmed?.[seat] ? 'sent' : 'wait';
  const has = (verb: string): boolean => legal.some((token) => token === verb || token.startsWith(`${verb}:`));
  if (has('borrow')) return 'loan';
  if (view.stage === 'loans') return 'loan-made';
  if (has('pick')) return 'pick';
  if (has('refuse')) return 'refuse';
  if (has('give')) return 'give';
  if (has('open')) return 'open';
  if (has('easy')) return 'easy';
  if (draft.at(-1) === 'free') return 'free';
  return effectNow(legal) ? 'effect' : 'end';
}

const verbOf = (effect: EffectName): string => Object.keys(EFFECT_OF).find((verb) => EFFECT_OF[verb] === effect) ?? effect;

function effectNow(legal: readonly string[]): EffectName | null {
  for (const token of legal) {
    const effect = EFFECT_OF[split(token)[0]];
    if (effect) return effect;
  }
  return null;
}

function rest(verb: string, text: string, { view, facts, menu, say }: Context<Wire>): string {
  switch (verb) {
    case 'pick': {
      const { numbers, effects, apart } = view.readings.cards;
      const i = 'ABC'.indexOf(text.charAt(0));
      const j = 'ABC'.indexOf(text.charAt(text.length - 1));
      const number = card(numbers[i])?.number ?? 0;
      const effect = effectWords(card(effects[j])?.effect, say);
      if (!apart) return say('ui-nlv-pair', { number, effect });
      return say('ui-nlv-pair-solo', { number, effect, card: cardWords(card(numbers[3 - i - j]), say) });
    }
    case 'give':
      return cardWords(card(view.readings.cards.numbers['ABC'.indexOf(text)]), say);
    case 'open':
    case 'easy':
    case 'extend': {
      const [number, name] = text.split('@');
      return say('ui-nlv-number-at', { number: Number(number), place: placeWords(name ?? '', say) });
    }
    case 'crane':
      return placeWords(text, say);
    case 'drive': {
      const way = [...text].map((sign) => say(`ui-nlv-go-${sign.toLowerCase()}`)).join(', ');
      const passes = menu.find((entry) => entry.token === `drive:${text}`)?.passes ?? [];
      const special = (name: string): string | null | undefined => facts.streets.flat().find((lot) => lot.name === name)?.special;
      const casinos = passes.map((name) => say(`ui-nlv-kind-${special(name)}`)).join(', ');
      return casinos ? say('ui-nlv-way-passing', { way, casinos }) : way;
    }
    case 'show':
      return say(`word-column-${text}`);
    case 'improve': {
      const what = say(`ui-nlv-improve-${text}`);
      const { ladders, inauguration } = facts;
      const sheet = view.draft?.sheet;
      if (!sheet) return what;
      const values = text === 'inauguration' ? inauguration.points.map((row) => row.join('/')) : ladders[text as LadderName];
      const at = sheet.improvements[text as LadderName] ?? 0;
      return say('ui-nlv-from-to', { what, from: values[at] ?? 0, to: values[at + 1] ?? 0 });
    }
    case 'claim': {
      const project = view.projects[Number(text) - 1];
      return project ? `${text} (${say(`project-${project.project}`)})` : text;
    }
    default:
      return text;
  }
}

function describe(token: string, context: Context<Wire>): string {
  const [verb, text] = split(token);
  return context.say(`step-${ID}-${verb}`, { rest: rest(verb, text, context) });
}

function placeOf(token: string, seat: number): Place | null {
  const [verb, text] = split(token);
  if (verb === 'open' || verb === 'easy' || verb === 'extend') return `casino:${seat}:${text.split('@')[1]}`;
  if (verb === 'crane') return `casino:${seat}:${text}`;
  if (verb === 'drive') return `trail:${seat}`;
  if (verb === 'inaugurate' || verb === 'refuse' || verb === 'free') return `ladder:${seat}:inauguration`;
  if (verb === 'show') return `ladder:${seat}:show-${text}`;
  if (verb === 'improve') return `ladder:${seat}:${text}`;
  if (verb === 'claim') return `project:${text}`;
  return null;
}

/** A step as the log tells it. The cards on the table and the trail may be others by now, so only the token speaks. */
function told(token: string, name: string, { say }: Context<Wire>): string {
  const [verb, rest] = split(token);
  const [number, lot] = rest.split('@');
  return say(`log-nlv-did-${verb}`, {
    seat: name,
    number: number ?? '',
    place: /^\d+\.\d+$/.test(lot ?? rest) ? placeWords(lot ?? rest, say) : '',
    way: verb === 'drive' ? [...rest].map((sign) => say(`ui-nlv-go-${sign.toLowerCase()}`)).join(', ') : '',
    column: rest,
    what: verb === 'improve' ? say(`ui-nlv-improve-${rest}`) : '',
    project: rest,
  });
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const game: GameModule<Wire> = {
  Board: Board as Component<BoardProps<Wire>>,
  describe,
  tell(story, context): LogLine[] {
    const { say } = context;
    const seat = typeof story.details['seat'] === 'number' ? story.details['seat'] : null;
    const name = seatName(context, seat);
    switch (story.key) {
      case 'log-nlv-turn': {
        const steps = Array.isArray(story.details['steps']) ? (story.details['steps'] as string[]) : [];
        return steps
          .filter((step) => !/^(pick|give|claim|done)/.test(step)) // a claim is announced by log-nlv-project
          .map((step) => ({
            text: told(step, name, context),
            place: placeOf(step, seat ?? 0),
            seat,
          }));
      }
      case 'log-nlv-loan': {
        const loan = text(story.details['loan']);
        if (loan !== 'borrow' && loan !== 'decline') return [];
        return [{ text: say(story.key, { seat: name, loan }), place: seat === null ? null : `safe:${seat}`, seat }];
      }
      case 'log-nlv-loan-card':
        return [
          {
            text: say(story.key, { ...story.details, number: card(text(story.details['card']))?.number ?? 0 }),
            place: 'acme',
            seat: null,
          },
        ];
      case 'log-nlv-approval':
      case 'log-nlv-acme-project': {
        const project = Number(story.details['project']);
        return [{ text: say(story.key, { project }), place: `project:${project}`, seat: null }];
      }
      case 'log-nlv-project': {
        const project = Number(story.details['project']);
        return [{ text: say(story.key, { ...story.details, seat: name }), place: `project:${project}`, seat }];
      }
      case 'log-nlv-hotel-large':
      case 'log-nlv-hotel-small':
      case 'log-nlv-acme-hotel': {
        const avenue = Number(story.details['avenue']);
        return [{ text: say(story.key, { avenue, seat: name }), place: `hotel:${avenue}`, seat }];
      }
      default:
        return [{ text: say(story.key, { ...story.details, seat: name }), place: null, seat }];
    }
  },
  prompt(context): string {
    const { say, legal } = context;
    const now = phase(context);
    if (now === 'over') return say('ui-prompt-over');
    if (now === 'effect') return say(`ui-nlv-now-${effectNow(legal)}`);
    if (now === 'pick' && context.view.cards.hand) return say('ui-nlv-now-pick-solo');
    if (now === 'end') return say(legal.some((token) => /^(claim|extend|reshuffle)/.test(token)) ? 'ui-nlv-now-extras' : 'ui-nlv-now-end');
    return say(`ui-nlv-now-${now}`);
  },
  confirm: ({ legal }) => (legal.includes('done') ? 'done' : null),
  rule(context): string {
    const now = phase(context);
    if (now === 'effect') return RULE_OF[effectNow(context.legal) ?? 'inauguration'];
    if (now === 'end' && context.legal.some((token) => token.startsWith('claim:'))) return 'NLV-R39';
    const rules: Record<Phase, string> = {
      over: 'NLV-R69',
      sent: 'NLV-R10',
      wait: 'NLV-R10',
      loan: 'NLV-R07',
      'loan-made': 'NLV-R78',
      pick: context.view.acme ? 'NLV-R84' : 'NLV-R10',
      refuse: 'NLV-R14',
      give: 'NLV-R85',
      open: 'NLV-R12',
      easy: 'NLV-R64',
      free: 'NLV-R65',
      effect: 'NLV-R15',
      end: 'NLV-R63',
    };
    return rules[now];
  },
  /** Practice: a crane, a drive, an improvement; the rest is said by the guide. */
  lesson({ legal, view, seat }): Idea[] {
    const [id, wanted] = LESSONS[view.turn - 1] ?? [];
    if (seat === null || !id) return [];
    const token = `pick:${'ABC'.charAt(view.readings.cards.effects.findIndex((one) => card(one)?.effect === wanted))}`;
    if (!legal.includes(token)) return [];
    const pick = { id, rule: 'NLV-R10', spot: `[data-token="${token}"]` };
    return view.turn === 1 ? [{ id: 'welcome', rule: 'NLV-R69' }, pick] : [pick];
  },
  guide(context): Idea[] {
    const { view, legal, seat } = context;
    const now = phase(context);
    const sheet = view.draft?.sheet ?? (seat === null ? undefined : view.sheets[seat]);
    const ideas: Idea[] = [];
    const idea = (id: string, rule: string, spot?: string): void => {
      ideas.push(spot ? { id, rule, spot } : { id, rule });
    };
    if (now === 'loan') idea('loan', 'NLV-R78');
    if (now === 'pick') {
      idea('welcome', 'NLV-R69');
      if (view.options.introductory) idea('introductory', 'NLV-R08');
      if (view.acme) idea('solo', 'NLV-R84', '[data-token^="pick:"]');
      else idea('cards', 'NLV-R09', '[data-token^="pick:"]');
      if (view.turn >= 2) idea('series', 'NLV-R17');
      if (view.turn >= 3) idea('hotels', 'NLV-R20');
      if (view.turn >= 4) idea('projects', 'NLV-R39');
      if (view.acme && view.turn >= 4) idea('approvals', 'NLV-R86');
      if (view.turn >= 5) idea('end', 'NLV-R68');
    }
    if (now === 'open') {
      idea('open', 'NLV-R12', '[data-token^="open:"]');
      if (!view.options.introductory && view.turn >= 2) idea('golf', 'NLV-R36');
      if (legal.some((token) => token.startsWith('easy:')) && view.turn >= 3) idea('bonus', 'NLV-R63');
    }
    if (now === 'refuse') idea('refuse', 'NLV-R14');
    if (now === 'effect') {
      const effect = effectNow(legal) ?? 'inauguration';
      idea(effect, RULE_OF[effect], `[data-token^="${verbOf(effect)}"]`);
    }
    if (now === 'effect' || now === 'end') {
      if (legal.some((token) => token.startsWith('claim:'))) idea('claim', 'NLV-R39', '[data-token^="claim:"]');
      if (sheet?.streets.some((street) => street.built.length) || (sheet && sheet.shows.left + sheet.shows.right > 0)) idea('debts', 'NLV-R79');
    }
    if (now === 'end') idea('confirm', 'NLV-R10', '[data-test=confirm]');
    if (now === 'over') idea('score', 'NLV-R69');
    return ideas;
  },
  sheets: true,
  together: true,
  rival: ({ acme }) => (acme?.score ? { name: 'ACME', score: acme.score } : null),
  categories: ['projects', 'inauguration', 'shows', 'hotels', 'streets', 'golf', 'limousine', 'bankruptcy'],
};


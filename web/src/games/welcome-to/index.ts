import { split, seatName } from '../plain';
import type { Context, GameModule, Idea, LogLine } from '../board';
import Board from './Board.svelte';
import { card, house, streetName, type Wire } from './sheet';

type Now = Context<Wire>;

function describe(token: string, { view, say }: Now): string {
  const [verb, rest] = split(token);
  const key = `step-welcome-to-${verb}`;
  switch (verb) {
    case 'pick': {
      const { numbers, effects } = view.readings.cards;
      const number = card(numbers['ABC'.indexOf(rest.charAt(0))]);
      const effect = card(effects['ABC'.indexOf(rest.charAt(rest.length - 1))]);
      return say(key, { number: number?.number ?? rest, effect: say(`word-effect-${effect?.effect ?? ''}`) });
    }
    case 'write':
    case 'bis': {
      const [number = '', house = ''] = rest.split('@');
      return say(key, { number, house });
    }
    case 'claim': {
      const plan = view.plans[Number(rest) - 1]?.plan ?? '';
      return say(key, { plan: rest, condition: say(`plan-${plan}`) });
    }
    case 'use':
      return say(key, { houses: rest });
    default:
      return say(key, { rest });
  }
}

function placeOf(token: string, seat: number): string | null {
  const [verb, rest] = split(token);
  if (verb === 'write' || verb === 'bis') return `house:${seat}:${rest.split('@')[1] ?? ''}`;
  if (verb === 'roundabout' || verb === 'fence') return `${verb === 'fence' ? 'fence' : 'house'}:${seat}:${rest}`;
  if (verb === 'claim') return `plan:${rest}`;
  return null;
}

function tell(story: { key: string; details: Record<string, unknown> }, context: Now): LogLine[] {
  if (story.key !== 'log-wt-turn') {
    return [{ text: context.say(story.key, story.details), place: null, seat: null }];
  }
  const { say } = context;
  const seat = Number(story.details['seat']);
  // What was used for a plan is part of the plan, and what is passed on is nobody's business.
  const steps = (story.details['steps'] as string[]).filter((step) => !/^(pick|use|pass|done)/.test(step));
  if (!steps.length) return [];
  const written = steps.find((step) => step.startsWith('write:'))?.split('@')[1] ?? '';
  const text = steps
    .map((step) => {
      const [verb, rest] = split(step);
      // Parks and pools belong to the street of the turn's house.
      const place = rest.includes('.') ? (rest.split('@').at(-1) ?? '') : written;
      return say(`log-wt-did-${verb}`, { number: rest.split('@')[0], street: streetName(house(place).street, say), size: rest, plan: rest });
    })
    .join(', ');
  const place = steps.map((step) => placeOf(step, seat)).find((one) => one !== null) ?? null;
  return [{ text: say(story.key, { seat: seatName(context, seat), steps: text }), place, seat }];
}

/** What kind of choice is open: the verbs in `legal`. */
function verbs(legal: readonly string[]): Set<string> {
  return new Set(legal.map((token) => split(token)[0]));
}

function prompt({ legal, say, view, draft, seat }: Now): string {
  if (view.stage === 'over') return say('ui-prompt-over');
  if (seat === null) return say('ui-prompt-watch');
  if (!legal.length) return say('ui-prompt-wait');
  const open = verbs(legal);
  if (open.has('pick')) return say('ui-wt-prompt-pick');
  if (open.has('write')) {
    const numbers = new Set(legal.map((token) => split(token)[1].split('@')[0]));
    return say(numbers.size > 1 ? 'ui-wt-prompt-write-temp' : 'ui-wt-prompt-write', { number: [...numbers][0] ?? '' });
  }
  if (open.has('use')) return say('ui-wt-prompt-use');
  if (open.has('pass')) return say('ui-wt-prompt-pass');
  for (const effect of ['fence', 'estate', 'park', 'pool', 'temp', 'bis']) {
    if (open.has(effect)) return say(`ui-wt-prompt-${effect}`);
  }
  if (open.has('claim')) return say('ui-wt-prompt-claim');
  if (open.has('refuse')) return say('ui-wt-prompt-refuse');
  return say(draft.includes('done') ? 'ui-prompt-wait' : 'ui-wt-prompt-done');
}

const RULES: readonly (readonly [string, string])[] = [
  ['write', 'WT-R13'],
  ['use', 'WT-R43'],
  ['fence', 'WT-R21'],
  ['estate', 'WT-R26'],
  ['park', 'WT-R28'],
  ['pool', 'WT-R29'],
  ['temp', 'WT-R31'],
  ['bis', 'WT-R35'],
  ['claim', 'WT-R39'],
  ['pass', 'WT-R72'],
  ['refuse', 'WT-R17'],
  ['pick', 'WT-R12'],
  ['done', 'WT-R19'],
];

function rule({ legal, view }: Now): string {
  if (view.stage === 'over') return 'WT-R48';
  const open = verbs(legal);
  return RULES.find(([verb]) => open.has(verb))?.[1] ?? 'WT-R11';
}

const CONFIRM = '[data-test=confirm]';

/** One idea for each moment of the first turns. */
function guide({ legal, view, draft, seat }: Now): Idea[] {
  if (seat === null || !legal.length) return [];
  const open = verbs(legal);
  const ideas: Idea[] = [];
  if (open.has('pick')) {
    const spot = '[data-token^="pick:"]';
    if (view.turn <= 1) ideas.push({ id: 'welcome' }, { id: 'pick', rule: 'WT-R11', spot });
    if (view.turn === 2) ideas.push({ id: 'next', rule: 'WT-R11', spot });
    if (view.turn === 3) ideas.push({ id: 'plans', rule: 'WT-R39', spot: '.plans' });
    if (view.turn >= 4) ideas.push({ id: 'end', rule: 'WT-R45' });
  }
  if (open.has('write')) ideas.push({ id: 'write', rule: 'WT-R13', spot: '[data-token^="write:"]' });
  if (open.has('refuse')) ideas.push({ id: 'refuse', rule: 'WT-R17', spot: '[data-token="refuse"]' });
  for (const [effect, id] of [
    ['fence', 'WT-R23'],
    ['estate', 'WT-R26'],
    ['park', 'WT-R28'],
    ['pool', 'WT-R29'],
    ['temp', 'WT-R31'],
    ['bis', 'WT-R35'],
  ] as const) {
    if (open.has(effect)) ideas.push({ id: effect, rule: id, spot: `[data-token^="${effect}"]` });
  }
  if (open.has('claim')) ideas.push({ id: 'claim', rule: 'WT-R39', spot: '[data-token^="claim:"]' });
  if (open.has('done') && draft.length) ideas.push({ id: 'confirm', rule: 'WT-R81', spot: CONFIRM });
  return ideas;
}

/** What the lesson says in each of its turns. */
const LESSONS: readonly Record<string, string>[] = [
  { pick: 'lesson-1-pick', write: 'lesson-1-write', fence: 'lesson-1-fence', done: 'lesson-1-done' },
  { pick: 'lesson-2-pick', write: 'lesson-2-write', estate: 'lesson-2-estate', done: 'lesson-2-done' },
  { pick: 'lesson-3-pick', write: 'lesson-3-write', fence: 'lesson-3-fence', done: 'lesson-3-done' },
];

/** The first three turns of a practice game: a fence, an estate agent, a plan. Whoever does something else gets the guide. */
function lesson({ legal, view, draft, seat }: Now): Idea[] {
  const { turn } = view;
  const said = LESSONS[turn - 1];
  if (seat === null || !said || !legal.length) return [];
  const idea = (what: string, rule: string, token: string): Idea[] => {
    const id = said[what];
    return id && legal.includes(token) ? [{ id, rule, spot: token === 'done' ? CONFIRM : `[data-token="${token}"]` }] : [];
  };
  const effect = view.readings.cards.effects.findIndex((one) => card(one)?.effect === (turn === 2 ? 'estate' : 'surveyor'));
  const pick = `pick:${'ABC'.charAt(effect)}`;
  const picks = idea('pick', 'WT-R11', pick);
  if (turn === 1 && picks.length) picks.unshift({ id: 'lesson-win', rule: 'WT-R46' });
  if (turn === 3 && picks.length) picks.unshift({ id: 'lesson-3-plan', rule: 'WT-R39', spot: '.plans' });
  if (!draft.includes(pick)) return picks;
  const house = turn === 1 ? '1.1' : turn === 2 ? '2.5' : '1.2';
  const here = (token: string): boolean => token.startsWith('write:') && token.endsWith(`@${house}`);
  const place = legal.find(here);
  if (place) return idea('write', 'WT-R13', place);
  if (!draft.some(here)) return [];
  return [...idea('fence', 'WT-R21', `fence:${house}`), ...idea('estate', 'WT-R26', 'estate:1'), ...idea('done', 'WT-R81', 'done')];
}

export const game: GameModule<Wire> = {
  Board,
  describe,
  tell,
  prompt,
  confirm: ({ legal }) => (legal.includes('done') ? 'done' : null),
  rule,
  guide,
  lesson,
  sheets: true,
  together: true,
  categories: ['plans', 'parks', 'pools', 'temps', 'estates', 'bis', 'roundabouts', 'refusals'],
};

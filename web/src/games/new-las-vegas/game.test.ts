// What the drawing reads off a sheet agrees with the engine (sheets.fixture.json was written by it), and everything has words.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Context } from '../board';
import { editionOf } from './edition';
import { game } from './index';
import { contribution, longest, missing, money, trail, type Sheet, type View } from './sheet';
import facts from './sheets.fixture.json';

const files: Record<string, string> = import.meta.glob('../../../../src/boulevard/words/*/{common,new-las-vegas,new-las-vegas-app}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
function speaker(language: string): (key: string, args?: Record<string, unknown>) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(text));
  }
  return (key, args = {}) => {
    const message = bundle.getMessage(key);
    const errors: Error[] = [];
    expect(message?.value, `${language}: ${key}`).toBeTruthy();
    const text = bundle.formatPattern(message!.value!, args as Record<string, FluentVariable>, errors);
    expect(errors, `${language}: ${key}`).toEqual([]);
    return text;
  };
}

const sheets = facts as unknown as {
  sheet: Sheet;
  introductory: boolean;
  owed: number;
  mafia: number;
  longest: number[];
  missing: number;
  contribution: number;
}[];

describe('a sheet', () => {
  const edition = editionOf(null);
  it.each(sheets.map((one, i) => [i, one] as const))('number %i is read as the engine reads it', (_, one) => {
    const owed = money(edition, one.sheet, one.introductory);
    expect(owed.debts).toBe(one.owed);
    expect(owed.mafia).toBe(one.mafia);
    expect(edition.streets.map((street) => longest(one.sheet, street).length)).toEqual(one.longest);
    expect(missing(edition, trail(edition, one.sheet))).toBe(one.missing);
    expect(contribution(one.sheet)).toBe(one.contribution);
  });

  it('takes its geometry from a file of one’s own', () => {
    const file = { limousine_map: { lamps: ['oooooooooooo', '............', '............', 'oooooooooooo'], start: '1.0', carpets: { '1.4': '1.3-2.3' } } };
    const own = editionOf(file);
    expect(own.start).toEqual({ street: 1, west: 0 });
    expect(own.carpets.get('1.3-2.3')).toEqual(['1.4']);
    expect(own.lots.get('1.3')?.crane).toBe(true);
  });
});

function context(language: string, legal: string[], draft: string[] = [], solo = false): Context<View> {
  const sheet = sheets[0]!.sheet;
  const cards = ['8-show', '3-limousine', '12-construction'];
  return {
    view: {
      seats: 1,
      options: { introductory: false, acme: 2, sheet: null },
      stage: legal.includes('borrow') ? 'loans' : 'play',
      turn: 9,
      projects: ['large-3', 'even-6', 'cranes-4'].map((project) => ({ project, approved: false })),
      cards: solo ? { pile: [], hand: cards } : { pile: [], numbers: cards, effects: cards },
      sheets: [sheet],
      draft: { steps: draft, sheet },
      confirmed: [false],
    },
    legal,
    draft,
    seat: 0,
    seats: [{ seat: 0, kind: 'person', name: 'Ann', bot: null, yours: true, online: true }],
    say: speaker(language),
  };
}

const MOMENTS: [string[], string[]][] = [
  [['borrow', 'decline'], []],
  [['pick:A', 'pick:B', 'pick:C'], []],
  [['refuse'], []],
  [['open:8@2.4', 'easy:9@2.4', 'extend:5@2.3'], ['pick:A']],
  [['easy:9@2.4'], ['pick:A']],
  [['done', 'inaugurate', 'free', 'claim:1', 'reshuffle'], ['pick:A', 'open:8@2.4']],
  [['done', 'crane:3.2'], ['pick:A', 'open:8@2.4']],
  [['done', 'drive:NE', 'drive:S'], ['pick:A', 'open:8@2.4']],
  [['done', 'show:left', 'show:right'], ['pick:A', 'open:8@2.4']],
  [['done', 'improve:hotel-large', 'improve:inauguration', 'improve:missing'], ['pick:A', 'open:8@2.4']],
  [['crane:3.2', 'improve:golf-3'], ['pick:A', 'open:8@2.4', 'free']],
  [['done'], ['pick:A', 'open:8@2.4']],
  [['done', 'extend:5@2.3'], ['pick:A', 'open:8@2.4']],
  [[], []],
];

describe.each(['en', 'fr', 'de', 'it'])('words (%s)', (language) => {
  it.each(MOMENTS)('of %j', (legal, draft) => {
    const now = context(language, legal, draft);
    expect(game.prompt(now)).not.toBe('');
    expect(game.rule(now)).toMatch(/^NLV-/);
    for (const idea of game.guide(now)) {
      now.say(`guide-new-las-vegas-${idea.id}`);
      now.say(`guide-new-las-vegas-${idea.id}-title`);
    }
    for (const token of legal) expect(game.describe(token, now)).not.toContain('undefined');
  });

  it('of a solo hand and of the log', () => {
    const now = context(language, ['pick:AC', 'give:B'], [], true);
    expect(game.describe('pick:AC', now)).toContain('8');
    expect(game.describe('pick:AC', now)).toContain('3');
    game.prompt(now);
    const lines = game.tell({ key: 'log-nlv-turn', details: { seat: 0, steps: ['pick:A', 'open:8@2.4', 'drive:NE', 'done'] } }, now);
    expect(lines.map((line) => line.place)).toEqual(['casino:0:2.4', 'trail:0']);
    expect(lines[0]?.text).toContain('Ann');
    const steps = ['easy:9@2.4', 'extend:5@2.3', 'free', 'inaugurate', 'refuse', 'crane:3.2', 'show:left', 'improve:vip', 'claim:1', 'reshuffle'];
    expect(game.tell({ key: 'log-nlv-turn', details: { seat: 0, steps } }, now)).toHaveLength(steps.length);
    for (const story of [
      { key: 'log-nlv-loans', details: {} },
      { key: 'log-nlv-loan', details: { seat: 0, loan: 'borrow' } },
      { key: 'log-nlv-loan-card', details: { card: '8-show', borrows: true } },
      { key: 'log-nlv-approval', details: { project: 1 } },
      { key: 'log-nlv-acme-project', details: { project: 2 } },
      { key: 'log-nlv-acme-hotel', details: { avenue: 4 } },
      { key: 'log-nlv-reshuffle', details: {} },
    ]) {
      expect(game.tell(story, now)).toHaveLength(1);
    }
  });
});

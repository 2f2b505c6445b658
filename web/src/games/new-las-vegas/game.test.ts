// Everything has words, and what the page parses is what the engine writes.
import { describe, expect, it } from 'vitest';
import { Speaker, type Say } from '../../core/speaker';
import type { Context } from '../board';
import { facts, moments } from './fixture';
import { game } from './index';
import { card, casino, type View, type Wire } from './sheet';

const files: Record<string, string> = import.meta.glob('../../../../src/boulevard/words/*/{app,common,new-las-vegas,new-las-vegas-app}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
function speaker(language: string): Say {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return new Speaker(language, own.map(([, text]) => text).join('\n'), (problem) => expect.fail(`${language}: ${problem}`)).say;
}

describe('the notation', () => {
  it('names cards', () => {
    expect(card('12-construction')).toEqual({ number: 12, effect: 'construction' });
    expect(card(null)).toBeNull();
  });
  it('says what stands on a lot', () => {
    const sheet = structuredClone(moments[0]!.view.sheets[0]!);
    const lots = facts.streets.flat();
    const crane = lots.find((lot) => lot.crane)!;
    expect(casino(sheet, crane)).toMatchObject({ number: null, built: false, standing: false });
    sheet.streets[crane.street - 1]!.built.push(crane.avenue);
    sheet.streets[crane.street - 1]!.casinos[crane.avenue - 1] = '7x';
    expect(casino(sheet, crane)).toMatchObject({ number: 7, extended: true, built: true, standing: true });
  });
});

const played = moments.find(({ view }) => view.stage === 'play' && view.draft && view.cards.numbers === undefined)!;
function context(language: string, legal: string[], draft: string[] = [], solo = false): Context<Wire> {
  const cards = ['8-show', '3-limousine', '12-construction'];
  const view: View = {
    ...played.view,
    stage: legal.includes('borrow') ? 'loans' : 'play',
    cards: solo ? { pile: [], hand: cards } : { pile: [], numbers: cards, effects: cards },
    readings: { ...played.view.readings, cards: { numbers: cards, effects: cards, apart: solo } },
    confirmed: [false],
  };
  return {
    view,
    facts,
    legal,
    menu: [{ token: 'drive:NE', verb: 'drive', way: ['4.0', '3.0', '3.1'], passes: [facts.streets.flat().find((lot) => lot.special)!.name] }],
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
    }
    for (const token of legal) expect(game.describe(token, now)).not.toContain('undefined');
  });

  it.each(moments.map((moment, i) => [i, moment] as const))('of moment %i of a game', (_, { seat, view, menu, legal }) => {
    const now: Context<Wire> = { ...context(language, legal), view, menu, seat };
    expect(game.prompt(now)).not.toBe('');
    expect(game.rule(now)).toMatch(/^NLV-/);
    for (const token of legal) expect(game.describe(token, now)).not.toMatch(/undefined|\[object/);
  });

  it('of what a drive passes', () => {
    const now = context(language, ['drive:NE', 'drive:S']);
    expect(game.describe('drive:NE', now)).toContain(now.say(`ui-nlv-kind-${facts.streets.flat().find((lot) => lot.special)!.special}`));
  });

  it('of a solo hand and of the log', () => {
    const now = context(language, ['pick:AC', 'give:B'], [], true);
    expect(game.describe('pick:AC', now)).toContain('8');
    expect(game.describe('pick:AC', now)).toContain('3');
    game.prompt(now);
    const lines = game.tell({ key: 'log-nlv-turn', details: { seat: 0, steps: ['pick:A', 'open:8@2.4', 'drive:NE', 'done'] } }, now);
    expect(lines.map((line) => line.place)).toEqual(['casino:0:2.4', 'trail:0']);
    expect(lines[0]?.text).toContain('Ann');
    const steps = ['easy:9@2.4', 'extend:5@2.3', 'free', 'inaugurate', 'refuse', 'crane:3.2', 'show:left', 'improve:vip', 'reshuffle'];
    expect(game.tell({ key: 'log-nlv-turn', details: { seat: 0, steps: [...steps, 'claim:1'] } }, now)).toHaveLength(steps.length);
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
    for (const [key, details, place] of [
      ['log-nlv-hotel-large', { seat: 0, avenue: 4 }, 'hotel:4'],
      ['log-nlv-hotel-small', { seat: 0, avenue: 5 }, 'hotel:5'],
      ['log-nlv-project', { seat: 0, project: 2, points: 8 }, 'project:2'],
    ] as const) {
      const [line] = game.tell({ key, details }, now);
      expect([line?.place, line?.seat]).toEqual([place, 0]);
      expect(line?.text).toContain('Ann');
    }
  });
});

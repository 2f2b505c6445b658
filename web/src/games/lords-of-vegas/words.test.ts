import { describe as suite, expect, it } from 'vitest';
import type { SeatInfo } from '../../core/types';
import { Speaker } from '../../core/speaker';
import { facts, moments } from './fixture';
import type { MenuEntry, View } from './notation';
import { score } from './stage.svelte';
import { describe, guide, prompt, tell, words, type Here } from './words';

const FILES = import.meta.glob<string>('../../../../src/boulevard/words/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const filesOf = (ending: string): string[] => Object.keys(FILES).filter((name) => name.includes(ending)).map((name) => FILES[name] ?? '');
const missing: string[] = [];
const speaker = (language: string): Speaker => new Speaker(language, filesOf(`/${language}/`).join('\n'), (problem) => missing.push(problem));

const view: View = {
  ...moments[0]!.view,
  seats: 2,
  phase: 'turn',
  active: 0,
  card: 'A1',
  players: [
    { money: 20, points: 0, lots: ['A1'] },
    { money: 5, points: 0, lots: ['D1'] },
  ],
  tiles: { B2: { company: 'vega', seat: 0, die: 4 }, C1: { company: 'sphinx', seat: 1, die: 6 } },
  offers: [],
  pending: null,
};
const MENU: MenuEntry[] = [
  { token: 'end', verb: 'end' },
  { token: 'build:A1=vega', verb: 'build', lots: ['A1'], company: 'vega', cost: 9 },
];
const seats = ['Ann', 'Ben'].map((name, seat) => ({ seat, name, kind: 'person', bot: null, yours: true, online: true })) as SeatInfo[];
const here = (language: string, legal: string[] = ['end', 'build:A1=vega']): Here => ({ view, facts, menu: MENU, legal, draft: [], seat: 0, seats, say: speaker(language).say });

const STEPS = [
  'end', 'leave', 'stand', 'lay-off', 'build:A1=vega', 'sprawl:B3=vega', 'remodel:B2=albion', 'reorganise:B2', 'gamble:C1=3',
  'arrange:B2=4', 'lift:B2', 'give-up:A1', 'offer:2:give=$5,A1,die@B2;get=nothing', 'counter:2:give=$1;get=D1',
  'accept:2:give=build:A1=vega;get=$5', 'reject:2', 'withdraw:2', 'turn-card',
  'reject:2:give=$1;get=D1', 'withdraw:2:give=$1;get=nothing', 'offer:1>2=$5;2>1=D1', 'counter:2:1>2=$5;2>1=D1', 'accept:2:1>2=A1;2>1=D1;1=build:A1=vega', 'reject:2:1>2=A1', 'withdraw:1>2=A1',
];
const seat = 0;
const STORIES: Record<string, Record<string, unknown>> = {
  'start-card': { seat, lot: 'A1', money: 7 }, 'start-roll': { seat, value: 3 }, first: { seat }, card: { seat, lot: 'A1' },
  'end-card': { seat }, 'take-over': { seat, lot: 'B2', value: 4, other: 1 }, 'take-empty': { seat, lot: 'B2', value: 4 }, leave: { seat, lot: 'A1' }, 'give-up': { seat, lot: 'A1' },
  lift: { seat, lot: 'B2' }, rent: { seat, money: 1 }, income: { seat, lot: 'B2', company: 'vega', money: 4 },
  points: { seat, lot: 'B2', company: 'vega', points: 1, before: 0, after: 1, lost: false }, build: { seat, lot: 'A1', company: 'vega', money: 9, value: 3 },
  sprawl: { seat, lot: 'B3', company: 'vega', money: 18, value: 3 }, remodel: { seat, lot: 'B2', company: 'albion', money: 5 },
  reorganise: { seat, lot: 'B2', money: 4 }, roll: { seat, lot: 'B2', value: 2 }, tie: { lot: 'B2', value: 5 },
  gamble: { seat, other: 1, lot: 'C1', money: 3 }, stand: { seat: 1 }, 'lay-off': { seat: 1 },
  'gamble-won': { seat, other: 1, first: 1, second: 2, total: 3, money: 3, share: 3 },
  'gamble-lost': { seat, other: 1, first: 4, second: 3, total: 7, money: 3, share: 3 },
  offer: { seat, other: 1, terms: 'give=$5;get=D1' }, deal: { seat, other: 1, terms: 'give=$5;get=D1' },
  reject: { seat: 1, other: 0 }, withdraw: { seat, other: 1 },
  'offer-of-several': { seat, deal: '1>2=$5;2>1=D1' }, 'deal-of-several': { seat, deal: '1>2=$5;2>1=D1' }, agree: { seat: 1, other: 0 }, 'sold-dropped': { seat, action: 'build:A1=vega' },
};

suite('words', () => {
  it('knows every piece of the story that the rules tell', () => {
    const file = filesOf('/en/lords-of-vegas.ftl').join();
    const told = [...file.matchAll(/^log-lov-([a-z-]+)/gm)].map((match) => match[1]);
    expect(Object.keys(STORIES).sort()).toEqual(told.sort());
  });
  for (const language of ['en', 'fr', 'de', 'it']) {
    it(`says everything in ${language}`, () => {
      missing.length = 0;
      const moment = here(language);
      for (const step of STEPS) expect(describe(step, moment)).not.toContain('undefined');
      for (const [key, details] of Object.entries(STORIES)) {
        const [line] = tell({ key: `log-lov-${key}`, details }, moment);
        expect(line?.text).not.toMatch(/undefined|\{|\d>\d|die@|give=|build:/); // no raw tokens
      }
      for (const phase of ['turn', 'break', 'taking', 'lifting', 'arranging', 'laying-off', 'over'] as const) {
        prompt({ ...moment, view: { ...view, phase } });
        prompt({ ...moment, view: { ...view, phase }, legal: [] });
      }
      expect(missing).toEqual([]);
    });
  }
  it('names people and places', () => {
    const moment = here('en');
    expect(describe('build:A1=vega', moment)).toBe('Build Vega on A1 for $9');
    expect(describe('build:A2=vega', moment)).toBe('Build Vega on A2'); // not on the menu: nobody says what it costs
    expect(describe('gamble:C1=3', moment)).toBe('Bet $3 in the casino C1');
    expect(describe('accept:2:give=$5,A1;get=die@C1', moment)).toBe('Accept the offer from Ben: you give $5, lot A1 and get die 6 on C1');
    expect(tell({ key: 'log-lov-income', details: STORIES['income'] ?? {} }, moment)).toEqual([
      { text: 'Ann gets $4 from Vega B2.', place: 'casino:B2', seat: 0 },
    ]);
    const lost = { seat, lot: 'B2', company: 'vega', points: 3, before: 8, after: 10, lost: true };
    expect(tell({ key: 'log-lov-points', details: lost }, moment)[0]?.text).toBe('Ann gets 3 points for Vega B2: 8 → 10. The gap in the track swallows the rest.');
  });
  it('has words for every idea of the guide', () => {
    const spoken = speaker('en');
    const moments = [here('en'), here('en', ['stand', 'lay-off']), here('en', ['end', 'sprawl:B3=vega', 'gamble:C1=1', 'remodel:B2=albion', 'reorganise:B2', 'reject:2'])];
    for (const idea of moments.flatMap(guide)) {
      expect(spoken.has(`guide-lords-of-vegas-${idea.id}`), idea.id).toBe(true);
    }
  });
  it('goes on with the lesson when somebody else has become the boss', () => {
    const readings = { ...view.readings, casinos: [], seats: view.readings.seats.map((one) => ({ ...one, dice: ['B2'] })) };
    const again: Here = { ...here('en', ['turn-card']), view: { ...view, phase: 'break', readings } };
    expect(words.lesson?.(again).map(({ id }) => id)).toEqual(['lesson-next']);
  });
});

suite('the story in motion', () => {
  it('pays what the story says, once', () => {
    const news = ['card', 'rent', 'income', 'points', 'gamble-lost', 'deal'].map((key) => ({ key: `log-lov-${key}`, details: STORIES[key] ?? {} }));
    const beats = score(news, here('en'));
    const sum = (who: number): number => beats.reduce((all, one) => all + (one.money[who] ?? 0), 0);
    expect(sum(0)).toBe(1 + 4 - 3 - 5);
    expect(sum(1)).toBe(3 + 5);
    expect(beats.reduce((all, one) => all + (one.points[0] ?? 0), 0)).toBe(1);
    expect(beats[0]?.card).toBe('A1');
  });
  it('rolls dice together, and again after a tie', () => {
    const roll = (lot: string, value: number) => ({ key: 'log-lov-roll', details: { seat, lot, value } });
    const beats = score([roll('B2', 3), roll('C1', 3), { key: 'log-lov-tie', details: { lot: 'B2', value: 3 } }, roll('B2', 5)], here('en'));
    expect(beats.map((one) => one.kind)).toEqual(['roll', 'tie', 'roll']);
    expect(beats[0]?.rolls).toEqual({ B2: 3, C1: 3 });
  });
});

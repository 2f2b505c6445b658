// What happens at a table, as sounds: what one does oneself at once, what others did when it is told.
import type { Sound } from './sound';
import type { TableEvent } from './types';

// By the word a step begins with; games share many of them.
const STEPS: Record<string, Sound> = {
  pick: 'flip',
  done: 'flip',
  end: 'flip',
  write: 'pencil',
  bis: 'pencil',
  fence: 'pencil',
  open: 'pencil',
  easy: 'pencil',
  extend: 'pencil',
  show: 'pencil',
  claim: 'bell',
  crane: 'build',
  build: 'build',
  sprawl: 'build',
  remodel: 'build',
  drive: 'car',
  roll: 'dice',
  reorganise: 'dice',
  arrange: 'dice',
  stand: 'dice',
  gamble: 'dice',
  offer: 'chips',
  counter: 'chips',
  accept: 'chips',
  loan: 'chips',
  'lay-off': 'chips',
};

// By the end of a story's key.
const STORIES: readonly (readonly [RegExp, Sound])[] = [
  [/-(card|first|reshuffle|loan-card)$/, 'flip'],
  [/-(roll|reorganise|tie|gamble)$/, 'dice'],
  [/-(income|rent|gamble-won|gamble-lost|lay-off|deal|loans?)$/, 'chips'],
  [/-(build|sprawl|remodel|lift|hotel)$/, 'build'],
  [/-points$/, 'car'],
  [/-(offer|approval|project|end-card)$/, 'bell'],
  [/-turn$/, 'pencil'],
];

/** Three are a story; more are noise. */
const MOST = 3;

export function soundOfStep(token: string): Sound {
  return STEPS[token.split(/[:@ ]/, 1)[0] ?? ''] ?? 'pencil';
}

export function soundsOf(events: readonly TableEvent[]): Sound[] {
  const found: Sound[] = [];
  for (const event of events) {
    if (event.kind === 'over') return ['end'];
    if (event.kind === 'seat' && event.to?.kind === 'person' && !event.changed) found.push('bell');
    for (const story of event.story ?? []) {
      const sound = STORIES.find(([key]) => key.test(story.key))?.[1];
      if (sound) found.push(sound);
    }
    if (event.resolved) found.push('flip'); // new cards for everybody
  }
  return found.filter((sound, i) => found.indexOf(sound) === i).slice(0, MOST);
}

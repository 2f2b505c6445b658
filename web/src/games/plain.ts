// Words for a game whose own are missing or few: tokens by their verb, stories by their key.
import type { Context, GameModule, LogLine } from './board';
import type { Story } from '../core/types';

/** Splits `verb:rest`. */
export function split(token: string): [string, string] {
  const at = token.indexOf(':');
  return at < 0 ? [token, ''] : [token.slice(0, at), token.slice(at + 1)];
}

export function seatName(context: Pick<Context, 'seats' | 'say'>, seat: number | null): string {
  if (seat === null) return '';
  const info = context.seats[seat];
  return info?.name || context.say('player', { seat: seat + 1 });
}

export function plainGame(id: string): Omit<GameModule, 'Board'> {
  return {
    describe(token, { say }) {
      const [verb, rest] = split(token);
      const key = `step-${id}-${verb}`;
      const text = say(key, { rest });
      return text === key ? token : text;
    },
    tell(story: Story, context): LogLine[] {
      const details = { ...story.details };
      const seat = typeof details['seat'] === 'number' ? details['seat'] : null;
      const steps = Array.isArray(details['steps']) ? (details['steps'] as string[]) : [];
      const name = seatName(context, seat);
      if (steps.length) details['steps'] = steps.map((step) => this.describe(step, context)).join(' · ');
      return [{ text: context.say(story.key, { ...details, name, seat: name }), place: null, seat }];
    },
    prompt: ({ say, legal }) => say(legal.length ? 'ui-prompt-choose' : 'ui-prompt-wait'),
    confirm: ({ legal }) => (legal.includes('done') ? 'done' : null),
    rule: () => '',
    guide: () => [],
    categories: [],
  };
}

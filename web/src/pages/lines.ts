// Events of a table as lines of the log.
import type { TableEvent } from '../core/types';
import type { Context, GameModule, LogLine } from '../games/board';
import { seatName } from '../games/plain';

/** Where a table began that did not begin from the box. */
export function originWords({ practice, turn }: NonNullable<TableEvent['origin']>, game: GameModule): [key: string, args: Record<string, unknown>] {
  return practice ? ['ui-origin-practice', {}] : [game.together ? 'ui-origin-round' : 'ui-origin-turn', { turn: turn ?? 1 }];
}

export function eventLines(event: TableEvent, game: GameModule, context: Context): LogLine[] {
  const { say } = context;
  const name = seatName(context, event.seat);
  const plain = (key: string, args: Record<string, unknown> = {}): LogLine[] => [
    { text: say(key, { name, ...args }), place: null, seat: event.seat },
  ];
  const story = (event.story ?? []).flatMap((one) => game.tell(one, context));
  switch (event.kind) {
    case 'start':
      return [...plain('ui-log-start'), ...(event.origin ? plain(...originWords(event.origin, game)) : []), ...story];
    case 'turn':
    case 'step':
      return event.by === 'bot' ? [...plain('ui-log-bot'), ...story] : story;
    case 'told':
      return story;
    case 'untold':
      return plain('ui-log-untold');
    case 'undo':
      return plain('ui-log-undo');
    case 'seat':
      if (event.changed || event.removed) return [];
      if (event.to?.kind === 'open') return plain('ui-log-left', { seat: (event.seat ?? 0) + 1 });
      return plain('ui-log-sat', { name: event.to?.name ?? '' });
    case 'late':
      return plain('ui-log-late', { names: (event.seats ?? []).map((seat) => seatName(context, seat)).join(', ') });
    case 'over':
      return plain('ui-prompt-over');
    default:
      return [];
  }
}

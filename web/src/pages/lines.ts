// Events of a table as lines of the log.
import type { TableEvent } from '../core/types';
import type { Context, GameModule, LogLine } from '../games/board';
import { seatName } from '../games/plain';

export function eventLines(event: TableEvent, game: GameModule, context: Context): LogLine[] {
  const { say } = context;
  const name = seatName(context, event.seat);
  const plain = (key: string, args: Record<string, unknown> = {}): LogLine[] => [
    { text: say(key, { name, ...args }), place: null, seat: event.seat },
  ];
  const story = (event.story ?? []).flatMap((one) => game.tell(one, context));
  switch (event.kind) {
    case 'start':
      return [...plain('ui-log-start'), ...story];
    case 'turn':
    case 'step':
      return event.by === 'bot' ? [...plain('ui-log-bot'), ...story] : story;
    case 'undo':
      return plain('ui-log-undo');
    case 'seat':
      if (event.to?.kind === 'open') return plain('ui-log-left', { seat: (event.seat ?? 0) + 1 });
      return plain('ui-log-sat', { name: event.to?.name ?? '' });
    case 'late':
      return plain('ui-log-late', { names: (event.seats ?? []).map((seat) => seatName(context, seat)).join(', ') });
    case 'over':
      return plain('ui-log-over');
    default:
      return [];
  }
}

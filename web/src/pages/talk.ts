// What was said at a table, without what was taken back.
import type { TableEvent } from '../core/types';

export function readable(events: readonly TableEvent[]): TableEvent[] {
  const gone = new Set(events.filter((event) => event.kind === 'unsaid').map((event) => event.said));
  return events.filter((event) => event.kind === 'chat' && event.text && !gone.has(event.seq));
}

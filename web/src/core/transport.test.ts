import { describe, expect, it } from 'vitest';
import { Hearing, type Line, type Listener } from './transport';

function listener(): Listener & { lines: Line[]; heard: number[]; views: unknown[] } {
  const quiet = (): void => undefined;
  const all = { lines: [] as Line[], heard: [] as number[], views: [] as unknown[] };
  return {
    ...all,
    onhello: quiet,
    ontable: quiet,
    onturn: quiet,
    onrefused: quiet,
    online: (line) => all.lines.push(line),
    onevents: (events) => all.heard.push(...events.map((event) => event.seq)),
    onview: (view) => all.views.push(view),
  };
}

describe('what is told about a table', () => {
  it('says that the line is open, and every event once', () => {
    const told = listener();
    const hearing = new Hearing(told);
    hearing.hear({ type: 'hello', table: {}, seq: 2 });
    const event = (seq: number): unknown => ({ seq, kind: 'chat', seat: 0, at: 0 });
    hearing.hear({ type: 'events', events: [event(1), event(2)], seq: 2, waiting: [0], waiting_count: 1, missed: false });
    hearing.hear({ type: 'events', events: [event(2), event(3)], seq: 3, waiting: [0], waiting_count: 1, missed: false });
    hearing.hear({ type: 'view', seat: 0 });
    hearing.hear({ type: 'pong' });
    expect(told.lines).toEqual(['open']);
    expect(told.heard).toEqual([1, 2, 3]);
    expect(told.views).toHaveLength(1);
    expect(hearing.seq).toBe(3);
  });
});

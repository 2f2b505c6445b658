import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live } from './live';
import type { Line, Listener } from './transport';

/** A socket whose other end says what the test wants, or nothing. */
class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  static opened = 0;
  readyState = 1;
  sent: { type: string }[] = [];
  answers = true;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror = null;

  constructor() {
    Socket.last = this;
    Socket.opened += 1;
  }

  send(text: string): void {
    const message = JSON.parse(text) as { type: string };
    this.sent.push(message);
    if (this.answers && message.type === 'ping') this.say({ type: 'pong' });
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 3;
  }
}

const page = { visibilityState: 'visible', heard: new Map<string, () => void>() };
let lines: Line[];
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('addEventListener', (name: string, does: () => void) => page.heard.set(name, does));
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', {
    get visibilityState() {
      return page.visibilityState;
    },
    addEventListener: (name: string, does: () => void) => page.heard.set(name, does),
    removeEventListener: () => undefined,
  });
  page.visibilityState = 'visible';
  Socket.opened = 0;
  lines = [];
  const quiet = (): void => undefined;
  const listener: Listener = { onhello: quiet, ontable: quiet, onevents: quiet, onview: quiet, onturn: quiet, onrefused: quiet, online: (line) => lines.push(line) };
  live = new Live('t', () => 'en', listener);
  Socket.last.say({ type: 'hello', table: {} });
});

afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a line', () => {
  it('that answers stays open', () => {
    vi.advanceTimersByTime(60_000);
    expect(lines).toEqual(['open']);
    expect(Socket.opened).toBe(1);
    expect(Socket.last.sent.length).toBeGreaterThan(50);
  });

  it('to a crowded server asks less often, and doubts later', () => {
    Socket.last.say({ type: 'pong', pulse: 5 });
    const before = Socket.last.sent.length;
    vi.advanceTimersByTime(20_000);
    expect(Socket.last.sent.length - before).toBeLessThanOrEqual(4);
    Socket.last.answers = false;
    Socket.last.say({ type: 'pong', pulse: 5 });
    vi.advanceTimersByTime(5500);
    expect(lines).toEqual(['open']);
    vi.advanceTimersByTime(1000);
    expect(lines).toEqual(['open', 'lost']);
  });

  it('that fell silent is known in two seconds, and replaced', () => {
    Socket.last.answers = false;
    vi.advanceTimersByTime(2000);
    expect(lines).toEqual(['open', 'lost']);
    expect(Socket.opened).toBe(1); // perhaps it is only slow
    vi.advanceTimersByTime(5000);
    expect(Socket.opened).toBe(2);
  });

  it('that was only slow comes back without a new connection', () => {
    Socket.last.answers = false;
    vi.advanceTimersByTime(3000);
    Socket.last.say({ type: 'pong' });
    expect(lines).toEqual(['open', 'lost', 'open']);
    Socket.last.answers = true;
    vi.advanceTimersByTime(10_000);
    expect(lines).toEqual(['open', 'lost', 'open']);
    expect(Socket.opened).toBe(1);
  });

  it('is known to be lost at once when the browser says so', () => {
    page.heard.get('offline')?.();
    expect(lines).toEqual(['open', 'lost']);
  });

  it('rests while nobody looks, and is asked at once when somebody does', () => {
    page.visibilityState = 'hidden';
    vi.advanceTimersByTime(60_000);
    expect(Socket.last.sent.length).toBeLessThanOrEqual(3);
    Socket.last.answers = false;
    page.visibilityState = 'visible';
    const before = Socket.last.sent.length;
    page.heard.get('visibilitychange')?.();
    expect(Socket.last.sent.length).toBe(before + 1);
    vi.advanceTimersByTime(2000);
    expect(lines.at(-1)).toBe('lost');
  });
});

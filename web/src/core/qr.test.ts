import { describe, expect, it } from 'vitest';
import decodeQR from 'qr/decode.js';
import { drawQr } from './qr';

/** What a camera would see of the path. */
function picture({ size, path }: { size: number; path: string }, pixels = 6) {
  const width = size * pixels;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dy = 0; dy < pixels; dy++)
      for (let dx = 0; dx < pixels; dx++) data.fill(0, 4 * ((Number(y) * pixels + dy) * width + Number(x) * pixels + dx), 4 * ((Number(y) * pixels + dy) * width + Number(x) * pixels + dx) + 3);
  return { width, height: width, data };
}

describe('a QR code', () => {
  it.each(['http://192.168.1.20:8000/join/04b6ofYix5TqR2sZ9vLw_A', 'https://play.example.org/join/x', 'http://[fd00::5]:8123/join/r7bUOfsO3sFabc-_'])('says %s', (text) => {
    expect(decodeQR(picture(drawQr(text)))).toBe(text);
  });
});

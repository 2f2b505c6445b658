// A QR code as one SVG path on a square of `size` modules, the quiet edge included.
import encodeQR from 'qr';

const EDGE = 4; // modules; what scanners are promised

export function drawQr(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: EDGE }) as boolean[][];
  const path = rows.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
  return { size: rows.length, path };
}

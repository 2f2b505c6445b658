/** How the characters look; Face.svelte draws it. */
export interface Look {
  skin: string;
  hair: string;
  cut: 'bob' | 'short' | 'curls' | 'bun' | 'bald' | 'wave' | 'quiff';
  shirt: string;
  wall: string;
  wears?: 'glasses' | 'shades' | 'hat' | 'flower' | 'visor' | 'moustache' | 'bow' | 'pearls';
}

const LIGHT = '#f6d3b3';
const TAN = '#e2ac7f';
const BROWN = '#a86f45';
const DARK = '#7a4a2c';

const LOOKS: Record<string, Look> = {
  daisy: { skin: LIGHT, hair: '#e9bf4f', cut: 'bob', shirt: '#f4a7b9', wall: '#d9efe0', wears: 'flower' },
  walter: { skin: LIGHT, hair: '#b9b4ab', cut: 'short', shirt: '#3f7fb5', wall: '#d3ecf7', wears: 'shades' },
  peggy: { skin: BROWN, hair: '#2d1f1a', cut: 'curls', shirt: '#4f9a5b', wall: '#e3f0cf' },
  frank: { skin: TAN, hair: '#5a3a22', cut: 'quiff', shirt: '#b5563f', wall: '#f6e6cc', wears: 'moustache' },
  rosa: { skin: TAN, hair: '#3b2314', cut: 'bun', shirt: '#c8435a', wall: '#fbe0dc', wears: 'glasses' },
  harold: { skin: LIGHT, hair: '#8a8178', cut: 'bald', shirt: '#4b4f7a', wall: '#e4e2f3', wears: 'bow' },
  dolly: { skin: LIGHT, hair: '#f3d36b', cut: 'wave', shirt: '#e58bc1', wall: '#2e2550' },
  buster: { skin: TAN, hair: '#7a4b2a', cut: 'short', shirt: '#8fbf5a', wall: '#1e4a3a', wears: 'visor' },
  lola: { skin: DARK, hair: '#1c1210', cut: 'wave', shirt: '#d9a441', wall: '#4a1f4f', wears: 'pearls' },
  vince: { skin: TAN, hair: '#20160f', cut: 'quiff', shirt: '#2b2b33', wall: '#5a2330', wears: 'hat' },
  grace: { skin: BROWN, hair: '#2b1a12', cut: 'bun', shirt: '#2f6f73', wall: '#20384f', wears: 'glasses' },
  maxwell: { skin: LIGHT, hair: '#c46a2b', cut: 'short', shirt: '#3a5fa8', wall: '#26305c', wears: 'bow' },
  penny: { skin: LIGHT, hair: '#c9552f', cut: 'curls', shirt: '#f0c24b', wall: '#37305f', wears: 'flower' },
  ace: { skin: DARK, hair: '#15100d', cut: 'short', shirt: '#b8303e', wall: '#1f4a3c', wears: 'shades' },
  stella: { skin: TAN, hair: '#efe3c4', cut: 'bob', shirt: '#7d5bd0', wall: '#402060', wears: 'pearls' },
  tony: { skin: LIGHT, hair: '#2a1c14', cut: 'quiff', shirt: '#1f1f27', wall: '#6b2a2a', wears: 'moustache' },
  ruby: { skin: BROWN, hair: '#6b1f2a', cut: 'wave', shirt: '#d1304f', wall: '#4b1730' },
  morris: { skin: LIGHT, hair: '#d9d4ca', cut: 'bald', shirt: '#5a4632', wall: '#2f3a2d', wears: 'hat' },
};

export const lookOf = (name: string): Look | undefined => LOOKS[name];

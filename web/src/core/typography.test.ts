import { expect, it } from 'vitest';
import cases from '../../../tests/words/typography.json';
import { Speaker } from './speaker';
import { typeset, typesetAround } from './typography';

it.each(cases as { language: string; text: string; set: string }[])('sets $text ($language)', ({ language, text, set }) => {
  expect(typeset(text, language)).toBe(set);
});

it('leaves code alone', () => {
  expect(typesetAround("l'option `it's ...` : oui", 'fr')).toBe("l’option `it's ...`\u00a0: oui");
});

it('sets words around values and inside choices, and what people are called stays as they wrote it', () => {
  const { say } = new Speaker('fr', "a = Qui ? { $name } : { $n ->\n    [one] l'un\n   *[other] « { $n } »\n}\nb = { $x }\nword-x-vega = Vega\n");
  expect(say('a', { name: "O'Brien ...", n: 1 })).toBe("Qui\u202f? O'Brien ...\u00a0: l’un");
  expect(say('a', { name: 'A', n: 5 })).toBe('Qui\u202f? A\u00a0: «\u00a05\u00a0»');
  expect(say('b', { x: 'vega' })).toBe('Vega');
  expect(say('b', { x: 'other' })).toBe('other');
});

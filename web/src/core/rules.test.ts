import { expect, it } from 'vitest';
import { loadDrawings } from '../games/drawings';
import { parse, pieces } from './rules';

it('finds rule ids in paragraphs, lists and tables', () => {
  const blocks = parse('# T\n\n**WT-R01** A *thing* and\nWT-R02.\n\n* **WT-R45** one, or\n* **WT-R46** two\n\n| id | r |\n|---|---|\n| **WT-01** | x |\n');
  expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list', 'table']);
  const [, paragraph, list, table] = blocks;
  expect(paragraph?.kind === 'paragraph' && paragraph.rule).toBe('WT-R01');
  expect(list?.kind === 'list' && list.items.map((item) => item.rule)).toEqual(['WT-R45', 'WT-R46']);
  expect(table?.kind === 'table' && table.rows[0]?.rule).toBe('WT-01');
});

it('turns ids in a text into links, and nothing into HTML', () => {
  expect(pieces('see WT-R43 <b>')).toEqual([
    { kind: 'text', text: 'see ' },
    { kind: 'link', text: 'WT-R43', rule: 'WT-R43' },
    { kind: 'text', text: ' <b>' },
  ]);
});

it('leaves room for drawings', () => {
  expect(parse('a\n\n<!-- drawing: fence -->\n\nb').map((block) => block.kind)).toEqual(['paragraph', 'drawing', 'paragraph']);
});

it('has every drawing that the rules want, and no other', async () => {
  const texts = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default', eager: true });
  for (const [path, text] of Object.entries(texts)) {
    const wanted = parse(text).flatMap((block) => (block.kind === 'drawing' ? [block.name] : []));
    const game = /([\w-]+)\.md$/.exec(path)?.[1] ?? '';
    expect(Object.keys(await loadDrawings(game)).sort(), game).toEqual(wanted.sort());
  }
});

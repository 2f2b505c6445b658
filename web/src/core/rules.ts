// The rules texts: Markdown files by game and language, loaded when somebody wants to read them.
// English is docs/rules/GAME.md, the others are docs/rules/LANGUAGE/GAME.md; the rule ids are the same in all.
import type { Language } from './types';
import { typesetAround } from './typography';

const FILES = import.meta.glob<string>(['../../../docs/rules/*.md', '../../../docs/rules/*/*.md'], {
  query: '?raw',
  import: 'default',
});

export async function loadRules(game: string, language: Language): Promise<{ text: string; language: Language }> {
  for (const [found, path] of [
    [language, `../../../docs/rules/${language}/${game}.md`],
    ['en', `../../../docs/rules/${game}.md`],
  ] as const) {
    const load = FILES[path];
    if (load) return { text: typesetAround(await load(), found), language: found };
  }
  return { text: '', language };
}

export interface Piece {
  kind: 'text' | 'bold' | 'italic' | 'code' | 'link';
  text: string;
  rule?: string;
}

export type Block =
  | { kind: 'heading'; level: number; pieces: Piece[] }
  | { kind: 'paragraph'; pieces: Piece[]; rule: string | null }
  | { kind: 'drawing'; name: string }
  | { kind: 'list'; items: { pieces: Piece[]; rule: string | null }[] }
  | { kind: 'table'; head: Piece[][]; rows: { cells: Piece[][]; rule: string | null }[] };

const RULE = /^[A-Z]{2,4}-R?\d{1,3}$/;
const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)|\b([A-Z]{2,4}-R?\d{2,3})\b/g;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) });
    const [all, bold, italic, code, link, , rule] = match;
    if (bold !== undefined) found.push({ kind: 'bold', text: bold, ...(RULE.test(bold) ? { rule: bold } : {}) });
    else if (italic !== undefined) found.push({ kind: 'italic', text: italic });
    else if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (link !== undefined) found.push({ kind: 'text', text: link });
    else if (rule !== undefined) found.push({ kind: 'link', text: rule, rule });
    at = match.index + all.length;
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) });
  return found;
}

const firstRule = (list: readonly Piece[]): string | null =>
  list.find((piece) => piece.kind === 'bold' && piece.rule)?.rule ?? null;
const cells = (line: string): Piece[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => pieces(cell.trim()));

/** The part of Markdown that the rules use. */
export function parse(text: string): Block[] {
  const blocks: Block[] = [];
  const parts = text.replace(/\r/g, '').split(/\n{2,}/);
  for (const part of parts) {
    const lines = part.split('\n').filter((line) => line.trim());
    const first = lines[0];
    if (first === undefined) continue;
    const heading = /^(#{1,4}) (.*)/.exec(first);
    const drawing = /^<!-- drawing: ([\w-]+) -->$/.exec(first);
    if (drawing?.[1]) {
      blocks.push({ kind: 'drawing', name: drawing[1] });
    } else if (heading) {
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, pieces: pieces(heading[2] ?? '') });
      if (lines.length > 1) blocks.push(...parse(lines.slice(1).join('\n')));
    } else if (first.startsWith('|')) {
      const body = lines.filter((line, i) => i !== 1 || !/^\|[\s:|-]+$/.test(line));
      blocks.push({
        kind: 'table',
        head: cells(body[0] ?? ''),
        rows: body.slice(1).map((line) => {
          const row = cells(line);
          return { cells: row, rule: firstRule(row[0] ?? []) };
        }),
      });
    } else if (/^[*-] /.test(first)) {
      const items: string[] = [];
      for (const line of lines) {
        if (/^[*-] /.test(line)) items.push(line.slice(2));
        else items[items.length - 1] = `${items.at(-1) ?? ''} ${line.trim()}`;
      }
      blocks.push({
        kind: 'list',
        items: items.map((item) => {
          const list = pieces(item);
          return { pieces: list, rule: firstRule(list) };
        }),
      });
    } else {
      const list = pieces(lines.map((line) => line.trim()).join(' '));
      blocks.push({ kind: 'paragraph', pieces: list, rule: firstRule(list.slice(0, 1)) });
    }
  }
  return blocks;
}

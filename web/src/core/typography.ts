// Apostrophes, dots and spaces as printers set them, so that words and rules can be written on any keyboard.
// The same rules as src/boulevard/words/typography.py; tests/words/typography.json holds both to it.
import type { FluentResource } from '@fluent/bundle';

const NARROW = '\u202f';
const HARD = '\u00a0';

export function typeset(text: string, language: string): string {
  let set = text.replaceAll(' ...', language === 'de' ? `${HARD}…` : '…').replaceAll('...', '…');
  // In English the same sign quotes what somebody typed; there it stays.
  set = set.replace(language === 'en' ? /(?<=[a-z])'(?=[a-z])/gi : /'/g, '’');
  if (language === 'fr') set = set.replace(/ (?=[;!?])/g, NARROW).replace(/ (?=[:»])|(?<=«) /g, HARD);
  if (language !== 'en') set = set.replace(/ (?=[$%](?!\w))/g, HARD);
  return set;
}

/** Text with `code` in it, which stays as it is. */
export const typesetAround = (text: string, language: string): string =>
  text.split(/(`[^`]*`|<!--.*?-->)/).map((part, i) => (i % 2 ? part : typeset(part, language))).join('');

// What the parser makes of a message: text, or a list of texts and values; a choice has variants.
type Pattern = string | Part[];
type Part = string | { type: string; variants?: { value: Pattern }[] };

function typesetPattern(pattern: Pattern, language: string): Pattern {
  if (typeof pattern === 'string') return typeset(pattern, language);
  return pattern.map((part) => {
    if (typeof part === 'string') return typeset(part, language);
    for (const variant of part.variants ?? []) variant.value = typesetPattern(variant.value, language);
    return part;
  });
}

/** All words of a language, changed in place. */
export function typesetWords(words: FluentResource, language: string): FluentResource {
  for (const message of words.body as unknown as { value: Pattern | null }[]) {
    if (message.value !== null) message.value = typesetPattern(message.value, language);
  }
  return words;
}

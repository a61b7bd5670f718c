/** Returns a text in lower case, without accents and apostrophes, and with single spaces between the words. */
const plainWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Returns a text in the form that search compares: plain words in the singular. The database has the same rules
 * (private.fold in supabase/migrations/20261122170000_search_words.sql).
 */
export const fold = (text: string): string =>
  plainWords(text)
    .replace(/([^ ]{2})ies?(?= |$)/g, '$1y')
    .replace(/(ss|x|ch|sh)es(?= |$)/g, '$1')
    .replace(/([^ ]{2}[^ s])s(?= |$)/g, '$1')
    .replace(/(^| )([b-df-hj-np-tv-xz]{2})s(?= |$)/g, '$1$2');

export const squeeze = (words: string): string => words.replaceAll(' ', '');

/** Returns the forms of names that search compares: each name as `fold` returns it, with and without its spaces. */
export const nameForms = (names: readonly string[]): string[] => [
  ...new Set(
    names
      .flatMap((name) => [fold(name), squeeze(fold(name)), fold(squeeze(plainWords(name)))])
      .filter((form) => form !== ''),
  ),
];

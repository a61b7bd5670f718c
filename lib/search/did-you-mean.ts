import { byCharacterCode } from '../lists/ranking.ts';
import { fold } from './fold.ts';

/**
 * Returns the name that the visitor probably meant by a query without results. Returns null if no name is similar
 * enough, or if the query has fewer than four letters. The query may have one wrong, missing, extra or swapped letter;
 * a query of eight letters or more may have two such errors. public.search_suggestion in the database does the same.
 */
export function didYouMean(query: string, names: readonly string[]): string | null {
  const text = query.toLowerCase();
  const letters = text.replace(/\P{L}/gu, '').length;
  if (letters < 4) return null;
  const allowed = letters < 8 ? 1 : 2;
  const folded = fold(text);
  const [best] = names
    .filter((name) => !name.toLowerCase().includes(text))
    .map((name) => ({ name, distance: distanceTo(folded, name, allowed) }))
    .filter(({ distance }) => distance >= 1 && distance <= allowed)
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        a.name.length - b.name.length ||
        byCharacterCode(a.name.toLowerCase(), b.name.toLowerCase()),
    );
  return best?.name ?? null;
}

/**
 * Returns the edit distance between the query and the most similar part of the name. Each part has as many words as the
 * query. Returns Infinity if no part is worth comparing.
 */
function distanceTo(folded: string, name: string, allowed: number): number {
  const words = fold(name).split(' ');
  const count = folded.split(' ').length;
  const pieces = words.map((_, at) => words.slice(at, at + count)).filter(({ length }) => length === count);
  const distances = pieces
    .map((piece) => piece.join(' '))
    // Compare only parts with the same first letter, because visitors seldom mistype the first letter. Skip parts of
    // fewer than four letters, because short words resemble too many others.
    .filter((piece) => piece[0] === folded[0] && piece.length >= 4)
    .filter((piece) => Math.abs(piece.length - folded.length) <= allowed)
    .map((piece) => editDistance(folded, piece));
  return Math.min(Infinity, ...distances);
}

/**
 * Returns the edit distance between two texts: the number of typing errors, by the algorithm 'optimal string
 * alignment'.
 */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i += 1) {
    [before, last, row] = [last, row, [i]];
    for (let j = 1; j <= b.length; j += 1) {
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (row[j - 1] ?? 0) + 1,
        (last[j] ?? 0) + 1,
        (last[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
  }
  return row[b.length] ?? 0;
}

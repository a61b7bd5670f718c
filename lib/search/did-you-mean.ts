import { fold } from './fold.ts';

/**
 * The name that was probably meant by a query that finds nothing: at most one wrong, missing, additional or exchanged
 * letter away, two from eight letters on. public.search_suggestion does the same in the database.
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
    .sort((a, b) => a.distance - b.distance || a.name.length - b.name.length || a.name.localeCompare(b.name));
  return best?.name ?? null;
}

/** To the nearest run of as many words of the name. */
function distanceTo(folded: string, name: string, allowed: number): number {
  const words = fold(name).split(' ');
  const count = folded.split(' ').length;
  const pieces = words.map((_, at) => words.slice(at, at + count)).filter(({ length }) => length === count);
  const distances = pieces
    .map((piece) => piece.join(' '))
    // The first letter is seldom wrong, and a short word is like too many others.
    .filter((piece) => piece[0] === folded[0] && piece.length >= 4)
    .filter((piece) => Math.abs(piece.length - folded.length) <= allowed)
    .map((piece) => slips(folded, piece));
  return Math.min(Infinity, ...distances);
}

/** The slips of the fingers between two texts (optimal string alignment). */
function slips(a: string, b: string): number {
  let before: number[] = [];
  let last: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i += 1) {
    [before, last, row] = [last, row, [i]];
    for (let j = 1; j <= b.length; j += 1) {
      const isExchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (row[j - 1] ?? 0) + 1,
        (last[j] ?? 0) + 1,
        (last[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]),
        isExchanged ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
  }
  return row[b.length] ?? 0;
}

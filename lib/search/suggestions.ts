import type { SearchList, SuggestedList } from '../entities/registry.ts';

/** What /api/autocomplete answers. */
export interface Suggestion {
  name: string;
  href: string;
}

export interface Suggestions extends Record<SuggestedList, Suggestion[]> {
  /** The query as it was searched. */
  query: string;
  /** The number of results of every type, guides and articles too. */
  totalCount: number;
  /** Whether there are more than that. */
  isAtLeast: boolean;
  /** The lists, best results first. */
  order: SearchList[];
}

/** A name in pieces, those that match the query marked. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** Cuts a name at every occurrence of the query, in any case; the pieces together are the name. */
export function highlight(name: string, query: string): Piece[] {
  const lower = name.toLowerCase();
  const wanted = query.toLowerCase();
  // A few letters change their length in the other case; then positions would not fit, and nothing is marked.
  if (!wanted || lower.length !== name.length) return [{ text: name, isMatch: false }];
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    if (at > from) pieces.push({ text: name.slice(from, at), isMatch: false });
    from = at + wanted.length;
    pieces.push({ text: name.slice(at, from), isMatch: true });
  }
  if (from < name.length) pieces.push({ text: name.slice(from), isMatch: false });
  return pieces;
}

import type { SearchList, SuggestedList } from '../entities/registry.ts';

export interface Suggestion {
  name: string;
  href: string;
}

/** The response of /api/autocomplete: the suggestions below the search box. */
export interface Suggestions extends Record<SuggestedList, Suggestion[]> {
  /** The query that was searched, which may differ from what the visitor typed. */
  query: string;
  /** The number of all search results, including guides and articles. */
  totalCount: number;
  /** Whether there are more results than `totalCount` says, because counting stops at a limit. */
  isAtLeast: boolean;
  /** All lists of results, the list with the best result first. */
  order: SearchList[];
}

/** A piece of a name, and whether this piece matches the query. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** Splits a name at every occurrence of the query, ignoring case. The pieces in order make up the whole name. */
export function highlight(name: string, query: string): Piece[] {
  const lower = name.toLowerCase();
  const wanted = query.toLowerCase();
  // A few letters change their length in lower case, which would make the positions of matches wrong. Mark nothing in a
  // name with such a letter.
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

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
  /** All lists of results, sorted by their best result. */
  order: SearchList[];
}

/** The response of /api/autocomplete to an empty query: popular searches and the first retailers. */
export interface FirstSuggestions {
  query: '';
  /** The popular searches of the homepage, under the label that editors have given them. */
  popular: { label: string; rows: Suggestion[] };
  /** The first retailers, in the order that editors have set. */
  retailers: Suggestion[];
}

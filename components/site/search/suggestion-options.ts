import { kindOf, SUGGESTED_LISTS } from '@/lib/entities/registry';
import { searchPath } from '@/lib/search/query';
import { countLabel } from '@/lib/search/results';
import type { FirstSuggestions, Suggestion, Suggestions } from '@/lib/search/suggestions';

interface Option extends Suggestion {
  /** The position of the option among the options of all groups. */
  index: number;
  badge?: string;
}

/** The content of the list below a search box. */
export interface Panel {
  /** The query whose words are marked in the names. */
  query: string;
  groups: { title: string; options: Option[] }[];
  /** The last option, a link to all results; null if there are no results, or if the search box is empty. */
  all: Option | null;
  /** The number of options. */
  count: number;
  /** The total number of results. The options are the first of these results. */
  total: number;
}

interface Group {
  title: string;
  badge?: string;
  rows: Suggestion[];
}

function panel(query: string, given: Group[], all: Suggestion | null, total: number): Panel {
  let count = 0;
  const groups = given
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, badge, rows }) => ({
      title,
      options: rows.map((row) => ({ ...row, badge, index: count++ })),
    }));
  return { query, groups, all: all && { ...all, index: count++ }, count, total };
}

/** Returns the panel of a query: groups of suggestions, best match first, and a link to all results. */
export function panelOf(suggestions: Suggestions): Panel {
  const { query, order, totalCount, isAtLeast } = suggestions;
  if (totalCount === 0) return panel(query, [], null, 0);
  const groups = SUGGESTED_LISTS.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)).map((list) => ({
    title: kindOf(list).title,
    badge: kindOf(list).label,
    rows: suggestions[list],
  }));
  const name = `See all ${countLabel(totalCount, isAtLeast)} results for "${query}"`;
  return panel(query, groups, { name, href: searchPath(query) }, totalCount);
}

/**
 * Returns the panel of an empty search box: the recent searches of this browser tab, popular searches and retailers.
 */
export function firstPanel(recent: string[], first: FirstSuggestions | undefined): Panel {
  const recentRows = recent.map((query) => ({ name: query, href: searchPath(query) }));
  const { popular, retailers } = first ?? { popular: { label: '', rows: [] }, retailers: [] };
  const groups = [
    { title: 'Recent searches', rows: recentRows },
    { title: popular.label.replace(/:\s*$/, ''), rows: popular.rows },
    {
      title: kindOf('retailers').title,
      rows: retailers.filter(({ href }) => !popular.rows.some((row) => row.href === href)),
    },
  ];
  return panel('', groups, null, 0);
}

import { kindOf, SUGGESTED_LISTS } from '@/lib/entities/registry';
import { searchPath } from '@/lib/search/query';
import type { Suggestion, Suggestions } from '@/lib/search/suggestions';

export interface SuggestionGroup {
  title: string;
  badge: string;
  rows: (Suggestion & { index: number })[];
}

/** Returns the groups that have suggestions, best match first. Each suggestion has its index in the whole list. */
export function groupsOf(suggestions: Suggestions): SuggestionGroup[] {
  let index = 0;
  const order = SUGGESTED_LISTS.toSorted(
    (a, b) => suggestions.order.indexOf(a) - suggestions.order.indexOf(b),
  );
  return order
    .map((list) => ({
      title: kindOf(list).title,
      badge: kindOf(list).label,
      rows: suggestions[list].map((row) => ({ ...row, index: index++ })),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/**
 * Returns the URLs of the options in the order shown; the last URL leads to all results. The list is empty if nothing
 * was found.
 */
export function optionsOf(suggestions: Suggestions): string[] {
  if (suggestions.totalCount === 0) return [];
  const rows = groupsOf(suggestions).flatMap((group) => group.rows.map(({ href }) => href));
  return [...rows, searchPath(suggestions.query)];
}

import { searchPath } from '@/lib/search/query';
import { LIST_TITLES, TYPE_LABELS } from '@/lib/search/results';
import type { Suggestion, Suggestions } from '@/lib/search/suggestions';

const LISTS = [
  { list: 'retailers', badge: TYPE_LABELS.retailer },
  { list: 'categories', badge: TYPE_LABELS.category },
  { list: 'products', badge: TYPE_LABELS.product },
] as const;

export interface SuggestionGroup {
  title: string;
  badge: string;
  rows: (Suggestion & { index: number })[];
}

/** The groups that hold something, the one with the best rows first; every row with its place in the whole list. */
export function groupsOf(suggestions: Suggestions): SuggestionGroup[] {
  let index = 0;
  const order = [...LISTS].sort(
    (a, b) => suggestions.order.indexOf(a.list) - suggestions.order.indexOf(b.list),
  );
  return order
    .map(({ list, badge }) => ({
      title: LIST_TITLES[list],
      badge,
      rows: suggestions[list].map((row) => ({ ...row, index: index++ })),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Where each option leads, in their order; the last one is all results. None when nothing was found. */
export function optionsOf(suggestions: Suggestions): string[] {
  if (suggestions.totalCount === 0) return [];
  const rows = groupsOf(suggestions).flatMap((group) => group.rows.map(({ href }) => href));
  return [...rows, searchPath(suggestions.query)];
}

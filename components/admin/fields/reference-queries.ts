import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dataOf, ENTITY_LIST } from '@/components/admin/query-options';
import { nameReferencesAction, searchReferencesAction } from '@/lib/actions/reference-actions';
import type { ReferenceTarget } from '@/lib/resources/field';

/** What one row of each target is called. */
export const TARGET_NAMES: Record<ReferenceTarget, string> = {
  retailers: 'retailer',
  categories: 'category',
  subcategories: 'subcategory',
  products: 'product',
  content: 'guide or article',
  guides: 'guide',
  articles: 'article',
};

/** Rows to choose from. */
export const useReferenceSearch = (asked: { to: ReferenceTarget; within?: string; q: string }) =>
  useQuery({
    ...ENTITY_LIST,
    queryKey: ['references', asked.to, 'search', asked.q, asked.within],
    queryFn: () => dataOf(() => searchReferencesAction(asked)),
    placeholderData: keepPreviousData,
  });

/** The names of rows that were chosen. */
export function useReferenceNames(to: ReferenceTarget, slugs: string[]) {
  const sorted = slugs.toSorted();
  return useQuery({
    ...ENTITY_LIST,
    queryKey: ['references', to, 'named', sorted],
    queryFn: () => dataOf(() => nameReferencesAction({ to, slugs: sorted })),
    placeholderData: keepPreviousData,
    enabled: slugs.length > 0,
  });
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dataOf, ENTITY_LIST } from '@/components/admin/query-options';
import { nameReferencesAction, searchReferencesAction } from '@/lib/actions/reference-actions';
import { entityOf, isEntityTable, kindOf, type ReferenceTarget } from '@/lib/entities/registry';

/** Returns the singular name of the rows that a field refers to. */
export const targetName = (to: ReferenceTarget): string =>
  isEntityTable(to) ? entityOf(to).one : kindOf(to).type;

/** Searches for rows to choose from. */
export const useReferenceSearch = (asked: { to: ReferenceTarget; within?: string; q: string }) =>
  useQuery({
    ...ENTITY_LIST,
    queryKey: ['references', asked.to, 'search', asked.q, asked.within],
    queryFn: () => dataOf(() => searchReferencesAction(asked)),
    placeholderData: keepPreviousData,
  });

/** Reads the names of chosen rows. */
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

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dataOf, ENTITY_LIST } from '@/components/admin/query-options';
import { nameReferencesAction, searchReferencesAction } from '@/lib/actions/reference-actions';
import { entityOf, isEntityTable, kindOf, type ReferenceTarget } from '@/lib/entities/registry';
import { withArticle } from '@/lib/text/initial';

/** Returns the singular noun for the rows that a reference field can refer to, such as 'retailer'. */
export const targetName = (to: ReferenceTarget): string =>
  to === 'offers'
    ? 'offer'
    : to === 'offer_widgets'
      ? 'offer widget'
      : isEntityTable(to)
        ? entityOf(to).one
        : kindOf(to).type;

/** Returns the singular noun with its article, such as 'a retailer' or 'an offer'. */
export const oneTarget = (to: ReferenceTarget): string => withArticle(targetName(to));

/** Searches for rows that a reference field can refer to. */
export const useReferenceSearch = (asked: { to: ReferenceTarget; within?: string; q: string }) =>
  useQuery({
    ...ENTITY_LIST,
    queryKey: ['references', asked.to, 'search', asked.q, asked.within],
    queryFn: () => dataOf(() => searchReferencesAction(asked)),
    placeholderData: keepPreviousData,
  });

/** Loads the names of the rows with these slugs. */
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

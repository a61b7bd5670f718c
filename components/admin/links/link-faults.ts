import { useQuery } from '@tanstack/react-query';
import { dataOf } from '@/components/admin/query-options';
import { useDebounced } from '@/components/admin/use-debounced';

/** The warnings for links that would lead shoppers to a 404. Links to noindex pages work, so they have no warning. */
export const FAULT_TEXTS = {
  nowhere: 'There is no page at this path.',
  unpublished: 'The page at this path isn’t published.',
  noindex: undefined,
} as const;

/** Looks up links once the editor has stopped typing. Returns undefined until the result arrives. */
export function useLinks(hrefs: string[]) {
  // Pass the links as one string, because a new array with the same links would count as a change.
  const asked = useDebounced(JSON.stringify(hrefs), 400);
  const { data } = useQuery({
    queryKey: ['links', asked],
    queryFn: async () => {
      // Import the server action only when there is a link, because most of a form's link fields are empty.
      const { describeLinksAction } = await import('@/lib/actions/link-actions');
      return dataOf(() => describeLinksAction({ hrefs: JSON.parse(asked) as string[] }));
    },
    // Look up again every time: another editor may publish or delete a page at any moment.
    staleTime: 0,
    enabled: asked !== '[]',
  });
  return asked === JSON.stringify(hrefs) ? data : undefined;
}

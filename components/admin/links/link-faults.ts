import { useQuery } from '@tanstack/react-query';
import { dataOf } from '@/components/admin/query-options';
import { useDebounced } from '@/components/admin/use-debounced';

/** What is said of a link that shoppers would follow to a 404. */
export const FAULT_TEXTS = {
  nowhere: 'There is no page at this address.',
  unpublished: 'The page at this address is not published.',
  noindex: undefined,
} as const;

/** What is known of these links once nobody has typed for a moment; nothing while it is not. */
export function useLinks(hrefs: string[]) {
  // A text, so that the same links in a new array are no change.
  const asked = useDebounced(JSON.stringify(hrefs), 400);
  const { data } = useQuery({
    queryKey: ['links', asked],
    queryFn: async () => {
      // Asked for once there is a link: most lists of a form have none.
      const { describeLinksAction } = await import('@/lib/actions/link-actions');
      return dataOf(() => describeLinksAction({ hrefs: JSON.parse(asked) as string[] }));
    },
    // Another editor may publish or delete a page at any moment.
    staleTime: 0,
    enabled: asked !== '[]',
  });
  return asked === JSON.stringify(hrefs) ? data : undefined;
}

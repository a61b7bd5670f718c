import { ShortlistView } from '@/components/site/shortlist/shortlist-view';
import type { SearchParams } from '@/lib/routing/query-parameters';
import { pageMetadata } from '@/lib/seo/metadata';
import { SHORTLIST_PATH } from '@/lib/shortlist/entries';
import { readShortlist } from '@/lib/shortlist/read-shortlist';

// Render the shortlist for each request, like the search page. The query string names its entries, and its HTML is sent
// complete, so that a shared shortlist works in browsers without JavaScript too.
export const instant = false;

interface Props {
  searchParams: Promise<SearchParams>;
}

export const metadata = pageMetadata({
  title: 'Shortlist',
  description: 'Shops and products that you have saved in your browser, with their sale dates and prices.',
  path: SHORTLIST_PATH,
  noindex: true,
});

export default async function ShortlistPage({ searchParams }: Props) {
  return <ShortlistView asked={readShortlist(await searchParams)} />;
}

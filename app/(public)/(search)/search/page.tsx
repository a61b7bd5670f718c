import type { Metadata } from 'next';
import { SearchView } from '@/components/site/search-results/search-view';
import type { SearchParams } from '@/lib/routing/query-parameters';
import { readSearchParams } from '@/lib/search/search-params';
import { pageMetadata } from '@/lib/seo/metadata';

// Render the search page for each request, like the shortlist and unlike the other public pages. Its HTML is sent
// complete, so that it works in browsers without JavaScript too.
export const instant = false;

interface Props {
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { query } = readSearchParams(await searchParams);
  return pageMetadata({
    title: query ? `Search results for “${query}”` : 'Search',
    description: 'Search retailers, categories, products, guides and articles for the Boxing Day sales.',
    path: '/search',
    noindex: true,
  });
}

export default async function SearchPage({ searchParams }: Props) {
  return <SearchView {...readSearchParams(await searchParams)} />;
}

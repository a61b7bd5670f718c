import { SitemapView } from '@/components/site/sitemap-view';
import { pageMetadata } from '@/lib/seo/metadata';
import { SITEMAP_TITLE } from '@/lib/seo/titles';

export const metadata = pageMetadata({
  title: SITEMAP_TITLE,
  description:
    'All sections of Boxing Day Sales UK on one page: retailers, categories and what is within them, guides, articles and the pages about the site.',
  path: '/sitemap',
});

export default function SitemapPage() {
  return <SitemapView />;
}

import { listContent } from '@/lib/data/content-list';
import { feedXml } from '@/lib/seo/feed';

const ITEMS = 50;

/** The RSS feed of guides and articles, rendered when content changes. */
export async function GET() {
  const xml = feedXml(await listContent({ newest: true, limit: ITEMS }));
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}

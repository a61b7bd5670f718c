import { listContent } from '@/lib/data/content-list';
import { feedXml } from '@/lib/seo/feed';

const ITEMS = 50;

/** Returns the RSS feed of guides and articles. The feed is rendered again when content changes. */
export async function GET() {
  const xml = feedXml(await listContent({ newest: true, limit: ITEMS }));
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}

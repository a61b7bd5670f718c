import { listContent } from '@/lib/data/content-list';
import { feedXml } from '@/lib/seo/feed';

const ITEMS = 50;

/** RSS of guides and articles; rendered when the content changes, not when it is asked for. */
export async function GET() {
  const xml = feedXml(await listContent({ newest: true, limit: ITEMS }));
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}

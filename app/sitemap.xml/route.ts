import { listSitemapParts, sitemapIndexXml } from '@/lib/services/seo/sitemap';

/** Returns the sitemap index. */
export async function GET() {
  return new Response(sitemapIndexXml(await listSitemapParts()), {
    headers: { 'Content-Type': 'application/xml' },
  });
}

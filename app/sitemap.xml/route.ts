import { listSitemapParts, sitemapIndexXml } from '@/lib/seo/sitemap';

/** The index over all parts of the sitemap. */
export async function GET() {
  return new Response(sitemapIndexXml(await listSitemapParts()), {
    headers: { 'Content-Type': 'application/xml' },
  });
}

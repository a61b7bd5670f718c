import { getSitemapPart, listSitemapParts, sitemapXml } from '@/lib/services/seo/sitemap';

interface Context {
  params: Promise<{ part: string }>;
}

export async function generateStaticParams() {
  const [first = 'pages'] = await listSitemapParts();
  return [{ part: `${first}.xml` }];
}

/** Returns one part of the sitemap: /sitemaps/products-1.xml */
export async function GET(_request: Request, { params }: Context) {
  const { part } = await params;
  const entries = part.endsWith('.xml') ? await getSitemapPart(part.slice(0, -'.xml'.length)) : null;
  if (!entries) return new Response('Sitemap not found.\n', { status: 404 });
  return new Response(sitemapXml(entries), { headers: { 'Content-Type': 'application/xml' } });
}

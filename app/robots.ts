import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/routing/site-url';

export default function robots(): MetadataRoute.Robots {
  return {
    // /search and /auth stay allowed, so that crawlers can read the noindex tags of these pages.
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/api/'] },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}

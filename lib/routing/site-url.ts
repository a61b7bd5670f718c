/** The one place that knows the site's address. */
import { serverEnv } from '@/lib/config/env';

/** The public origin, without a trailing slash. */
export function siteUrl(): string {
  const { SITE_URL, HOST, PORT } = serverEnv();
  return SITE_URL ?? `http://${HOST}:${PORT}`;
}

/** The absolute address of a path of this site ('/retailers' → 'https://…/retailers'; '/' → the origin). */
export function absoluteUrl(path: string): string {
  return path === '/' ? siteUrl() : `${siteUrl()}${path}`;
}

/** This file alone determines the site's origin. */
import { serverEnv } from '@/lib/config/env';

/** Returns the site's public origin, without a trailing slash. */
export function siteUrl(): string {
  const { SITE_URL, HOST, PORT } = serverEnv();
  return SITE_URL ?? `http://${HOST}:${PORT}`;
}

/** Returns whether visitors reach the site over https. */
export const isHttps = (): boolean => siteUrl().startsWith('https:');

/** Returns the absolute URL of a path on this site ('/retailers' → 'https://…/retailers'; '/' → the origin). */
export function absoluteUrl(path: string): string {
  return path === '/' ? siteUrl() : `${siteUrl()}${path}`;
}

/**
 * The name of the site. It is not in lib/routing/site-url.ts, because browser code imports it and must not import the
 * environment.
 */
export const SITE_NAME = 'Boxing Day Sales UK';
export const SITE_LOCALE = 'en-GB';

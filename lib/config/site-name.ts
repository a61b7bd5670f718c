/**
 * The name of the site. Separate from lib/routing/site-url.ts, so that browser code can use it without the environment.
 */
export const SITE_NAME = 'Boxing Day Sales UK';
export const SITE_LOCALE = 'en-GB';

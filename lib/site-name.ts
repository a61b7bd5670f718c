/** What the site calls itself. Apart from lib/site.ts, so that a browser bundle may name the site without the environment. */
export const SITE_NAME = 'Boxing Day Sales UK';
export const SITE_LOCALE = 'en-GB';

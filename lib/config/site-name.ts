/**
 * The name of the site. Browser code imports this file and must not import the environment, so the name is not in
 * lib/routing/site-url.ts.
 */
export const SITE_NAME = 'Boxing Day Sales UK';
export const SITE_LOCALE = 'en-GB';

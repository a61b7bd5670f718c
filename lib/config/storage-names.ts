/**
 * Every cookie and storage name that the site uses in a browser. Separate from the list that describes them
 * (lib/fallback/legal/stored-in-browser.ts), so that scripts import the names without the texts.
 */

/** A long session is split into `name.0`, `name.1` and so on. The cookie of a link in a mail has a longer name, too. */
export const SESSION_COOKIE = 'bds-session';
/** On the path /auth for the server's account pages, on the path / for the script of a public page. */
export const NOTICE_COOKIE = 'bds-notice';
export const THEME_COOKIE = 'bds-admin-theme';
export const DISCLOSURE_KEY = 'affiliate-disclosure-dismissed';
export const CONSENT_KEY = 'affiliate-script-consent';

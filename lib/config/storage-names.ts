/**
 * Every cookie and storage name that the site uses in a browser. Separate from the list that describes them
 * (lib/fallback/legal/stored-in-browser.ts), so that scripts import the names without the texts.
 */

/** Some cookies add a suffix: a long session is split into `name.0`, `name.1` and so on; links in mails need another one. */
export const SESSION_COOKIE = 'bds-session';
/** Has the path /auth for account pages, which the server renders, and the path / for the script of public pages. */
export const NOTICE_COOKIE = 'bds-notice';
export const THEME_COOKIE = 'bds-admin-theme';
export const DISCLOSURE_KEY = 'affiliate-disclosure-dismissed';
export const CONSENT_KEY = 'affiliate-script-consent';

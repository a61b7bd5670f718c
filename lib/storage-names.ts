/**
 * Every name under which the site keeps something in a browser. Apart from the list that describes them
 * (lib/fallback/legal/stored-in-browser.ts), so that scripts carry the names and not the texts.
 */

/** A long session is split into `name.0`, `name.1`, …; the one of a link in a mail has a longer name, too. */
export const SESSION_COOKIE = 'bds-session';
/** With the path /auth for the server of the account pages, with the path / for the script of a public page. */
export const NOTICE_COOKIE = 'bds-notice';
export const THEME_COOKIE = 'bds-admin-theme';
export const DISCLOSURE_KEY = 'affiliate-disclosure-dismissed';
export const CONSENT_KEY = 'affiliate-script-consent';

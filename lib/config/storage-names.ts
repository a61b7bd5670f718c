/**
 * The names of the cookies and stored values that the site uses in a browser, except two kinds of stored values of the
 * admin area (components/admin/imports/stored-mapping and components/admin/inline/unsaved-text). Their descriptions for
 * visitors are in another file (lib/fallback/legal/stored-in-browser.ts), because scripts need only the names.
 */

/**
 * The name of the session cookie. Other cookies have this name with a suffix: the parts of a long session (`name.0`,
 * `name.1` and so on), and the cookie by which the site recognises the browser when the visitor opens an emailed link.
 */
export const SESSION_COOKIE = 'bds-session';
/**
 * The name of the cookie with a flash message. Its path is /auth for account pages, where the server shows the message,
 * and / for public pages, where a script shows the message.
 */
export const NOTICE_COOKIE = 'bds-notice';
export const THEME_COOKIE = 'bds-admin-theme';
export const DISCLOSURE_KEY = 'affiliate-disclosure-dismissed';
export const CONSENT_KEY = 'affiliate-script-consent';
export const RECENT_SEARCHES_KEY = 'recent-searches';
/** The shops and products that a visitor has saved: 'shops/argos products/ps5'. */
export const SHORTLIST_KEY = 'shortlist';

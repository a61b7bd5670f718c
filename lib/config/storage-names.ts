/**
 * The names of all cookies and stored values that the site uses in a browser. lib/fallback/legal/stored-in-browser.ts
 * describes them for visitors; scripts need only the names, without those texts.
 */

/**
 * The name of the session cookie. Some cookies add a suffix: a long session is split into `name.0`, `name.1` and so on,
 * and a link in a mail needs a cookie of its own.
 */
export const SESSION_COOKIE = 'bds-session';
/**
 * The name of the cookie with a flash message. Its path is /auth for account pages, where the server shows the message,
 * and / for public pages, where a script does.
 */
export const NOTICE_COOKIE = 'bds-notice';
export const THEME_COOKIE = 'bds-admin-theme';
export const DISCLOSURE_KEY = 'affiliate-disclosure-dismissed';
export const CONSENT_KEY = 'affiliate-script-consent';

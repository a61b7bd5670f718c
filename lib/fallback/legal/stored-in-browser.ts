import {
  CONSENT_KEY,
  DISCLOSURE_KEY,
  NOTICE_COOKIE,
  RECENT_SEARCHES_KEY,
  SESSION_COOKIE,
  SHORTLIST_KEY,
  THEME_COOKIE,
} from '../../config/storage-names.ts';

interface Stored {
  name: string;
  /** Whether this entry also covers all names that start with `name`. */
  isPrefix?: boolean;
  where: 'cookie' | 'local storage' | 'session storage';
  when: string;
  purpose: string;
  /** Why the law does not require consent for this entry (PECR, reg. 6 and sch. A1). */
  basis: string;
  period: string;
  /** Whether this entry applies only if an affiliate script is configured. */
  isForScript?: boolean;
}

const ASKED_FOR = 'Strictly necessary for what you ask for';

/**
 * Everything that the site's own pages store in a browser. A browser test compares this list with what is really
 * stored.
 */
export const STORED_IN_BROWSER: Stored[] = [
  {
    name: SESSION_COOKIE,
    isPrefix: true,
    where: 'cookie',
    when: 'When you sign up, sign in or ask for a new password',
    purpose:
      'Keeps you signed in from page to page, and recognises your browser when you open the link in our email',
    basis: ASKED_FOR,
    period: 'Until you sign out, or at most 400 days after your last visit',
  },
  {
    name: NOTICE_COOKIE,
    where: 'cookie',
    when: 'After you send a form about your account, your subscription or a complaint',
    purpose: 'Lets the next page show the result of the form and what you typed, except passwords',
    basis: ASKED_FOR,
    period: '20 seconds',
  },
  {
    name: THEME_COOKIE,
    where: 'cookie',
    when: 'When an editor chooses light or dark colours for the admin area',
    purpose: 'Keeps that choice; it is sent to the admin area only',
    basis: 'A setting that you choose, kept for your next visit',
    period: 'One year',
  },
  {
    name: DISCLOSURE_KEY,
    where: 'local storage',
    when: 'When you dismiss the notice about affiliate links',
    purpose: 'Remembers that, so that the notice doesn’t appear again',
    basis: 'A setting that you choose, kept for your next visit',
    period: 'Until you clear it in your browser',
  },
  {
    name: SHORTLIST_KEY,
    where: 'local storage',
    when: 'When you press ‘Save’ on a shop or product',
    purpose: 'Keeps the names of the shops and products on your shortlist, so that we can show it to you',
    basis: ASKED_FOR,
    period: 'Until you remove the last entry, press ‘Clear all’ on the shortlist or clear it in your browser',
  },
  {
    name: CONSENT_KEY,
    where: 'local storage',
    when: 'When you allow or refuse the affiliate script',
    purpose: 'Remembers your choice, so that we don’t ask you again',
    basis: 'A setting that you choose, kept for your next visit',
    period: 'Until you change your choice or clear it in your browser',
    isForScript: true,
  },
  {
    name: RECENT_SEARCHES_KEY,
    where: 'session storage',
    when: 'When you send a search from a search box',
    purpose: 'Offers your last five searches again in the same tab; it is not sent to us',
    basis: ASKED_FOR,
    period: 'Until you close the tab or press ‘Clear recent searches’',
  },
];

const row = ({ name, isPrefix, where, when, purpose, basis, period }: Stored) =>
  `<tr><th scope="row"><code>${name}</code>${isPrefix ? ' and names that start with it' : ''} (${where})</th><td>${when}</td><td>${purpose}</td><td>${basis}</td><td>${period}</td></tr>`;

/** Returns, as HTML, the cookie policy's table of the data that the site stores in a browser. */
export const storedTable = (hasScript: boolean) => `<figure><table>
<thead><tr><th scope="col">What</th><th scope="col">When</th><th scope="col">What for</th><th scope="col">Why without consent</th><th scope="col">How long</th></tr></thead>
<tbody>
${STORED_IN_BROWSER.filter(({ isForScript }) => hasScript || !isForScript)
  .map(row)
  .join('\n')}
</tbody>
</table></figure>`;

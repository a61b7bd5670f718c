import type { LegalPage } from './legal-page.ts';
import { storedTable } from './stored-in-browser.ts';

/**
 * Returns the cookie policy. `scriptHost` is the host of the affiliate script; if it is undefined, the policy mentions
 * neither a script nor consent.
 */
export const cookiePolicy = (scriptHost: string | undefined): LegalPage => ({
  slug: 'cookie-policy',
  title: 'Cookie policy',
  meta_description:
    'This site sets no advertising or tracking cookies of its own. What is stored in your browser, when, for how long, and how to remove it.',
  effective_date: '2026-11-23',
  body: `<p>Cookies and similar storage are small pieces of data that a website keeps in your browser. UK law (regulation 6 of PECR, the Privacy and Electronic Communications Regulations 2003) asks for consent, with a few exceptions. Two of them are storage that is strictly necessary for something that you ask for, and settings that you choose.</p>
<h2 id="ours">What this site stores</h2>
${storedTable(scriptHost !== undefined)}
<p>If you neither sign in, send a form, save to your shortlist nor answer a notice, this site stores nothing in your browser beyond its ordinary cache. None of this follows you to other websites.</p>
<h2 id="others">What others may store</h2>
${scriptHost ? withScript(scriptHost) : ''}<p>When you follow a link marked ‘Ad’, the retailer or its affiliate network may set cookies on its own website to record that you came from here. They ask for your consent there as far as the law requires.</p>
<h2 id="control">How to remove and refuse</h2>
<p>Every browser lets you see, delete and block cookies and local storage, usually under its privacy settings. The public pages work without them; signing in needs the session cookies. ‘Clear all’ on your <a href="/shortlist">shortlist</a> deletes it. To clear a setting in the table, delete the entry with its name. The regulator explains more: <a href="https://ico.org.uk/for-the-public/online/cookies/">ico.org.uk</a>.</p>`,
});

const withScript = (host: string) =>
  `<p>A script of an affiliate network, from <strong>${host}</strong>, recognises links to shops on our pages, so that a purchase can be credited to us. It may set cookies, and the network receives your IP address and the address of the page. It is loaded <strong>only if you allow it</strong>: we ask once, refusing is as easy as allowing, and the pages are the same either way. You can change your mind at any time with ‘Change your affiliate script choice’ at the foot of every page. It is never loaded on the account pages or in the administration area.</p>
`;

import type { LegalPage } from './legal-page.ts';

export const cookiePolicy: LegalPage = {
  slug: 'cookie-policy',
  title: 'Cookie policy',
  meta_description:
    'This site sets no advertising or tracking cookies of its own. What is stored in your browser, when, for how long, and how to remove it.',
  effective_date: '2026-11-21',
  body: `<p>Cookies and similar storage are small pieces of data that a website keeps in your browser. UK law (PECR) asks for consent unless they are strictly necessary for something that you asked for. This site uses as little as it can, which is why no consent banner stands in your way.</p>
<h2 id="ours">What this site stores</h2>
<figure><table>
<thead><tr><th scope="col">What</th><th scope="col">When</th><th scope="col">What for</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><th scope="row">Session cookies, whose names begin with <code>bds-session</code></th><td>Only when you sign up, sign in or ask for a new password</td><td>To keep you signed in from page to page, and to know your browser again when you open the link in our mail. Strictly necessary</td><td>Until you sign out, or until the session runs out</td></tr>
<tr><th scope="row"><code>bds-notice</code></th><td>Only when you send a form of the account pages with scripts switched off</td><td>To show on the next page what became of it. Strictly necessary</td><td>20 seconds</td></tr>
<tr><th scope="row"><code>affiliate-disclosure-dismissed</code> in local storage</th><td>Only when you close the notice about affiliate links</td><td>To remember that you closed it, so that it does not come back. Strictly necessary for what you asked</td><td>Until you clear it in your browser</td></tr>
</tbody>
</table></figure>
<p>If you neither sign in nor close the notice, this site stores nothing in your browser beyond its ordinary cache. Our own measurements work without cookies; the <a href="/privacy">privacy policy</a> describes them.</p>
<h2 id="others">What others may store</h2>
<p>When you follow a link marked ‘Ad’, the retailer or its affiliate network may set cookies on its own website to record that you came from here. They ask for your consent there as far as the law requires.</p>
<p>The operator may configure a script of an affiliate network on this site, which recognises links to shops. Where none is configured, none is loaded. Where one is, it loads from the network’s own servers after the page, never in the account or administration area, and the network’s privacy policy applies to what it does.</p>
<h2 id="control">How to remove and refuse</h2>
<p>Every browser lets you see, delete and block cookies and local storage, usually under its privacy settings. Blocking them costs you nothing on the public pages; signing in needs the session cookies. The Information Commissioner’s Office explains more: <a href="https://ico.org.uk/for-the-public/online/cookies/">ico.org.uk</a>.</p>`,
};

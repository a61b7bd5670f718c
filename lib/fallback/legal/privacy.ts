import type { LegalPage } from './legal-page.ts';

interface PrivacyFacts {
  /** The host of the affiliate script, if there is one. */
  scriptHost: string | undefined;
  /** For how many days the events of visitors are kept. */
  eventsKeptDays: number;
}

/** Returns the privacy policy of a site. */
export const privacy = ({ scriptHost, eventsKeptDays }: PrivacyFacts): LegalPage => ({
  slug: 'privacy',
  title: 'Privacy policy',
  meta_description:
    'What this site processes about you and why: account, newsletter, complaints, measuring; who receives it, how long it is kept, and your rights under UK law.',
  effective_date: '2026-11-23',
  body: `<p>We don’t ask who you are when you read this site, we set no tracking cookies of our own, and we don’t sell your data.</p>
<p>You can read every public page without an account. This policy says which data we process when you only read, which when you do more, and what happens to it. It follows the UK General Data Protection Regulation (UK GDPR), the Data Protection Act 2018 and the Privacy and Electronic Communications Regulations 2003 (PECR), all as amended by the Data (Use and Access) Act 2025.</p>
<h2 id="who">Who is responsible</h2>
<p>The controller is the operator of this website. The <a href="/contact">contact page</a> says how to write to the operator.</p>
<h2 id="what">What is processed, why, and for how long</h2>
<figure><table>
<thead><tr><th scope="col">What</th><th scope="col">What for</th><th scope="col">Lawful basis</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><th scope="row">Account: email address, password (stored only as a hash), when you signed up and last signed in</th><td>To let you sign in</td><td>Contract: you asked for an account</td><td>Until you delete the account</td></tr>
<tr><th scope="row">Sessions: when each began, the name of the browser and, where our database provider notes it, the IP address</th><td>To keep you signed in and to end it</td><td>Contract</td><td>Until you sign out or the session runs out, and in any case until you delete the account</td></tr>
<tr><th scope="row">Deal alerts: email address, first and last name if you give them, the text and time of your consent, whether it reached Mailchimp</th><td>To send the emails you asked for, and to be able to show that you asked</td><td>Consent, which you can withdraw at any time; showing it: legal obligation</td><td>Until you delete the account. After you unsubscribe: so that we don’t write to you again, and to show what you agreed to</td></tr>
<tr><th scope="row">A deleted address’s digest, from which the address cannot be read directly</th><td>To tell Mailchimp to delete it</td><td>Legal obligation</td><td>Until Mailchimp has deleted it</td></tr>
<tr><th scope="row">Complaints: email address, what you write, your name if you give it, what we did</th><td>To deal with the complaint</td><td>Legal obligation</td><td>No longer than it takes to show that it was dealt with</td></tr>
<tr><th scope="row">Sign-in attempts, sign-ups, subscriptions and complaints: how many, under digests of the email and IP address or under the account’s number</th><td>To stop others from guessing passwords and from flooding the forms</td><td>Legitimate interests: securing accounts and forms</td><td>Counted for an hour at most, then deleted at later attempts</td></tr>
<tr><th scope="row">Editors only: which changes an account made to the site</th><td>To know who changed what</td><td>Legitimate interests: responsibility for what is published</td><td>As long as the record of the changes; without the email address once the account is deleted</td></tr>
<tr><th scope="row">Measured visits: which pages are read and when, from which website or campaign visitors came, which ‘Ad’ links are followed and at which place on the page, what is searched for, how many results there are and which one is opened, that someone signed up for deal alerts, how quickly pages appear and respond and whether their parts move meanwhile, and whether on a phone, tablet or computer; under a number that changes every day</th><td>To see what is useful, what is missing and what is slow</td><td>Legitimate interests: improving the site</td><td>${eventsKeptDays} ${eventsKeptDays === 1 ? 'day' : 'days'}, until the next night; then only as totals by hour and day</td></tr>
<tr><th scope="row">Technical requests: your browser sends an IP address and its name with each request</th><td>To deliver the page</td><td>Legitimate interests: running the site</td><td>Our own software keeps no log of IP addresses. The hosting provider may keep one for its security</td></tr>
</tbody>
</table></figure>
<p>Your browser keeps your last five searches until you close the tab.</p>
<h3 id="measuring">How visits are measured</h3>
<p>A small script on the public pages tells our own server, and nobody else, what the table lists. It uses no cookie and stores nothing in your browser. Of the page that led you here it sends only the name of the website, and of this page’s address only the path and the tags <code>utm_source</code>, <code>utm_medium</code> and <code>utm_campaign</code>. Searches that may contain an email address or a phone number are not kept.</p>
<p>So that two pages read by one person do not count as two people, our server makes a number from your IP address, the name of your browser, this site’s address and a random key, and stores the number with what was measured. The IP address and the name of your browser are not stored with it. To limit how much one address can send, the server also counts requests by address for a minute, in its memory only. The key is destroyed and replaced every day: from then on nobody, including us, can tell who a number stood for, or whether it was the same person on another day.</p>
<p>Nothing is measured if your browser sends ‘Do Not Track’ or the ‘Global Privacy Control’ signal. The pages are the same either way. Programs that say that they are robots are left out.</p>
<p>A <a href="/shortlist">shortlist</a> stays in your browser, and only once you press ‘Save’. It contains the names of the shops and products as they are in the addresses of their pages, and nothing about you. When you open the list, its address tells our server these names; the server answers with the page and keeps nothing. Anyone to whom you send that address sees the same list. To delete the list, press ‘Clear all’ on it, remove its last entry, or clear this site’s data in your browser.</p>
<p>We don’t sell personal data, and we make no decision about you by automated means alone.</p>
<h2 id="required">What you have to give</h2>
<p>No law or contract obliges you to give us anything. But an account needs an email address and a password, deal alerts need an account and an email address, and a complaint by the form needs an email address for our answer. Names are optional everywhere.</p>
<h2 id="who-else">Who else receives data</h2>
<ul>
<li><strong>The providers that host the website and its database</strong> process data for us, on our instructions.</li>
<li><strong>Mailchimp</strong> (The Rocket Science Group LLC, part of Intuit, in the United States), once the operator has connected it, receives the email address and name of those who subscribe, and sends the alerts. If you haven’t confirmed your address to us, Mailchimp asks you to confirm it before the first alert.</li>${
    scriptHost
      ? `
<li><strong>The affiliate network</strong> whose script comes from ${scriptHost}, only if you allow that script: your IP address and the page you read. See the <a href="/cookie-policy">cookie policy</a>.</li>`
      : ''
  }
<li><strong>Retailers and affiliate networks</strong> learn that you came from this site when you follow a link marked ‘Ad’, and what you then do on their websites. We give them neither your name nor your email address.</li>
<li><strong>Authorities</strong>, where the law obliges us.</li>
</ul>
<h2 id="transfers">Transfers out of the United Kingdom</h2>
<p>Mailchimp works in the United States. It states that it is covered by Intuit’s certification to the UK Extension to the EU–US Data Privacy Framework (the ‘UK–US data bridge’), for which UK law recognises the protection as adequate, and that its <a href="https://mailchimp.com/legal/data-processing-addendum/">data processing addendum</a> applies standard contractual clauses if that certification ends. Mailchimp describes this under <a href="https://mailchimp.com/help/mailchimp-european-data-transfers/">European data transfers</a>; the <a href="https://www.dataprivacyframework.gov/">list of certified companies</a> is public. The operator can tell you where the hosting providers work, and under which safeguards: please ask on the <a href="/contact">contact page</a>.</p>
<h2 id="rights">Your rights, and how to use them at once</h2>
<ul>
<li><strong>A copy of your data:</strong> ‘Download a copy of your data’ on your <a href="/auth">account page</a> gives you everything that the site keeps about your account, as a file that programs can read.</li>
<li><strong>Deletion:</strong> ‘Delete your account’ on the same page deletes the account and its subscriptions at once, and asks Mailchimp to delete them.</li>
<li><strong>Withdrawing consent:</strong> ‘Unsubscribe’ on the same page ends the alerts at once, and so does the link in every email. You don’t have to give a reason. What we did before remains lawful.</li>
</ul>
<p>You may also ask us for access to the data about you, for its correction or deletion, for its restriction, and for a copy to take elsewhere, and you may object to processing that rests on legitimate interests. That costs nothing, and we normally have to answer within a month.</p>
<h2 id="complaints">Complaints</h2>
<p>You may complain to us: <a href="/complaints">how to do it, and what happens next</a>. You may also complain to the regulator, the ICO: <a href="https://ico.org.uk/make-a-complaint/">ico.org.uk/make-a-complaint</a>.</p>
<h2 id="cookies">Cookies</h2>
<p>The <a href="/cookie-policy">cookie policy</a> lists what this site stores in your browser, and when.</p>
<h2 id="changes">Changes</h2>
<p>If we change what we do, we change this page and its date first.</p>`,
});

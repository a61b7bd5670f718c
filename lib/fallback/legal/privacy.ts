import type { LegalPage } from './legal-page.ts';

export const privacy: LegalPage = {
  slug: 'privacy',
  title: 'Privacy policy',
  meta_description:
    'What this site processes about you and why: account email, newsletter consent, measurements without cookies; your rights under the UK GDPR.',
  effective_date: '2026-11-21',
  body: `<p>You can read every public page of this site without an account and without telling us who you are. This policy says what is processed when you do more than that, and what happens to it. It follows the UK General Data Protection Regulation (UK GDPR), the Data Protection Act 2018 and the Privacy and Electronic Communications Regulations 2003 (PECR).</p>
<h2 id="who">Who is responsible</h2>
<p>The controller is the operator of this website. How to write to the operator stands on the <a href="/contact">contact page</a>.</p>
<h2 id="what">What is processed, and why</h2>
<figure><table>
<thead><tr><th scope="col">What</th><th scope="col">What for</th><th scope="col">Lawful basis</th></tr></thead>
<tbody>
<tr><th scope="row">Account: email address, password (stored only as a hash), times of sign-in</th><td>To let you sign in and stay signed in</td><td>Contract: you asked for an account</td></tr>
<tr><th scope="row">Deal alerts: email address, first and last name if you give them, the text and time of your consent</th><td>To send the emails you asked for, and to be able to show that you asked</td><td>Consent, which you can withdraw at any time</td></tr>
<tr><th scope="row">Measurements: how quickly a page loaded, which page it was, which links and search words are used</th><td>To find slow and missing pages</td><td>Legitimate interests: a site that works</td></tr>
<tr><th scope="row">Tries at signing in, signing up and subscribing: how many, as digests from which neither the email address nor the IP address can be read</th><td>To stop others from guessing passwords; deleted when an hour has passed and others try</td><td>Legitimate interests: securing the accounts</td></tr>
<tr><th scope="row">Technical requests: your browser sends an IP address and the name of the browser with each request</th><td>To deliver the page and to keep attacks away</td><td>Legitimate interests: running and securing the site</td></tr>
</tbody>
</table></figure>
<p>Measurements are our own. They set no cookie, store no IP address and no name, are not combined into a profile, and are not made at all when your browser sends Do Not Track or Global Privacy Control.</p>
<p>We do not sell personal data, and no decision about you is made by automated means.</p>
<h2 id="who-else">Who else receives data</h2>
<ul>
<li><strong>Service providers</strong> that host the website and its database process data for us, on our instructions.</li>
<li><strong>The newsletter service</strong> (Mailchimp, where it is set up) receives the email address and name of those who subscribe. It may process them in the United States, under the safeguards that UK law requires for transfers.</li>
<li><strong>Retailers and affiliate networks:</strong> when you follow a link marked ‘Ad’, you leave this site. The retailer or its network may then set cookies of its own to record where you came from; its privacy policy applies. We learn of a purchase only as a commission, not who made it.</li>
</ul>
<h2 id="how-long">How long it is kept</h2>
<ul>
<li>An account is kept until you ask for its deletion.</li>
<li>A subscription is kept until you unsubscribe; afterwards only what is needed to prove the consent and to make sure that you are not written to again.</li>
<li>Measurements hold nothing that identifies you.</li>
</ul>
<h2 id="rights">Your rights</h2>
<p>You may ask for access to the data about you, for its correction or deletion, for its restriction, and for a copy that you can take elsewhere. You may object to processing that rests on legitimate interests, and withdraw a consent at any time without giving a reason; what was done before stays lawful. Every email of the newsletter has an unsubscribe link. Exercising a right costs nothing, and the law normally gives us one month to answer.</p>
<p>You may also complain to the regulator, the Information Commissioner’s Office: <a href="https://ico.org.uk/make-a-complaint/">ico.org.uk/make-a-complaint</a>. We would be glad of the chance to put things right first.</p>
<h2 id="cookies">Cookies</h2>
<p>What is stored in your browser, and when, is listed in the <a href="/cookie-policy">cookie policy</a>.</p>
<h2 id="changes">Changes</h2>
<p>When what we do changes, this page changes first, and the date at the top with it.</p>`,
};

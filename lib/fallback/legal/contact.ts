import type { LegalPage } from './legal-page.ts';

/**
 * Returns the contact page. `email` comes from the operator settings or CONTACT_EMAIL. If neither contains an email
 * address, the page shows none, because it must not show an invented one.
 */
export function contact(email: string | undefined): LegalPage {
  return {
    slug: 'contact',
    title: 'Contact',
    meta_description:
      'How to reach the people behind this site, what they can help with, and who helps with an order, a faulty purchase or a complaint about an ad.',
    effective_date: null,
    body: `${email ? withAddress(email) : WITHOUT_ADDRESS}
<h2 id="orders">About an order</h2>
<p>We sell nothing, so we can’t see or change an order. For a delivery, a return or a refund, ask the retailer. You’ll find the link to its website on its <a href="/retailers">page here</a>. Your rights are explained in <a href="/content/return-rights-on-sale-goods">return rights on sale goods</a>.</p>
<h2 id="elsewhere">Who else can help</h2>
<ul>
<li><strong>A retailer that does not respond, or a faulty purchase:</strong> <a href="https://www.citizensadvice.org.uk/consumer/">Citizens Advice</a> in England and Wales, <a href="https://consumeradvice.scot/">consumeradvice.scot</a> in Scotland, <a href="https://www.nidirect.gov.uk/consumerline">Consumerline</a> in Northern Ireland.</li>
<li><strong>A fake shop or a scam:</strong> <a href="https://www.reportfraud.police.uk/">Report Fraud</a> in England, Wales and Northern Ireland, Police Scotland on 101. If money has left your account, tell your bank first.</li>
<li><strong>An advertisement that misleads:</strong> the <a href="https://www.asa.org.uk/make-a-complaint.html">Advertising Standards Authority</a>.</li>
<li><strong>How your data is handled:</strong> our <a href="/privacy">privacy policy</a>, and the <a href="https://ico.org.uk/make-a-complaint/">Information Commissioner’s Office</a>.</li>
</ul>`,
  };
}

const withAddress = (email: string) => `<p>Please write to <a href="mailto:${email}">${email}</a>.</p>
<h2 id="what-helps">What helps us to help you</h2>
<ul>
<li><strong>A mistake on a page:</strong> the address of the page, what is wrong, and where you found the correct information.</li>
<li><strong>A link that is not marked as an ad, or does not work:</strong> the page and the link.</li>
<li><strong>Your data or your account:</strong> write from the address that the account uses.</li>
<li><strong>Retailers:</strong> corrections to your page are welcome, with a public source.</li>
</ul>`;

const WITHOUT_ADDRESS = `<p>The operator of this site hasn’t published a contact address yet. This page tells you who else can help.</p>`;

import type { LegalPage } from './legal-page.ts';

export const terms: LegalPage = {
  slug: 'terms',
  title: 'Terms of service',
  meta_description:
    'The terms on which you use this site: information about sales, not a shop; prices are set by retailers; links marked Ad; your rights stay yours.',
  effective_date: '2026-11-21',
  body: `<p>These terms apply when you use this website. They are short because the site is simple: it informs you and links to retailers. It sells nothing.</p>
<h2 id="information">Information, not an offer</h2>
<p>Discounts, dates and price ranges are described as they usually are or as retailers have announced them. They can change at any hour, and we can make mistakes. Only the retailer’s own page at the moment of your order is binding. Check the price, the delivery and the returns terms there before you pay.</p>
<p>Guides and articles are general information. They are not legal or financial advice for your case.</p>
<h2 id="buying">Buying from a retailer</h2>
<p>When you buy something, your contract is with the retailer. Orders, deliveries, faults, returns and refunds are between you and the retailer, under its terms and under the law that protects consumers. We cannot see or change an order.</p>
<h2 id="links-and-advertising">Links and advertising</h2>
<p>Links marked ‘Ad’ may earn us a commission; <a href="/how-we-make-money">How we make money</a> explains how that works. We link to other websites because they are useful, but we aren’t responsible for their content.</p>
<h2 id="accounts">Accounts</h2>
<p>An account is for you alone. Keep the password to yourself, give an email address that is yours, and tell us if someone else has used the account. We may close an account that is used to break the law or to harm the site or others. You can delete yours at any time.</p>
<h2 id="fair-use">Fair use</h2>
<p>You may read, print and link to any page, and quote from it with its source. Copying the site as a whole, or sending it more automated requests than search engines do, needs our consent. Names and marks of retailers and products belong to their owners; naming them here does not mean that they endorse this site.</p>
<h2 id="liability">Our responsibility</h2>
<p>We use reasonable care with what we publish, and do not promise that the site is always available or free of errors. As far as the law allows, we are not liable for a loss that follows from relying on information that the retailer’s own page would have corrected. Nothing here limits liability for death or personal injury caused by negligence, for fraud, or for anything else that the law does not let us limit, and nothing takes away your rights as a consumer.</p>
<h2 id="law">Law, and changes</h2>
<p>The law of England and Wales applies. If you live in Scotland or Northern Ireland, you may also bring a claim in the courts there. When these terms change, the date at the top changes with them; the changes don’t apply to the time before.</p>`,
};

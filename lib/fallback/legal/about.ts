import type { LegalPage } from './legal-page.ts';

export const about: LegalPage = {
  slug: 'about',
  title: 'About this site',
  meta_description:
    'What Boxing Day Sales UK is for, where its facts come from, what it will not do, and how to point out a mistake.',
  effective_date: null,
  body: `<p>We tell you when the Boxing Day sales start, what is worth buying and at which shops, and we sell nothing ourselves.</p>
<p>Boxing Day Sales UK is a guide to the sales after Christmas, for shoppers in the United Kingdom. It answers what you want to know the night before: when does the sale start, how much usually comes off, where is it worth looking, and what can I send back?</p>
<h2 id="what-is-here">What you’ll find here</h2>
<ul>
<li><strong><a href="/retailers">Retailers</a>:</strong> one page for each shop, with when the sale tends to start online and in store, and how returns work.</li>
<li><strong><a href="/categories">Categories</a>:</strong> what usually comes down, what rarely does, and what to check before you pay.</li>
<li><strong><a href="/products">Products</a>:</strong> versions compared, a guide to the price, and where to buy.</li>
<li><strong><a href="/content">Guides and articles</a>:</strong> dates, discounts, delivery and your rights, in plain words.</li>
</ul>
<p>You buy from the retailer, at the retailer’s price.</p>
<h2 id="where-facts-come-from">Where the facts come from</h2>
<p>The guides link to the laws and official pages that they explain, on GOV.UK and legislation.gov.uk. We only show a discount, or the start of a past sale, with its source and the day on which we read it. The notes on how a shop usually runs its sale are our own summary: ‘usually’ means that we expect it, not that the shop has announced it. ‘Last verified’ is the day on which someone checked the details with the shop; without it, nobody has yet.</p>
<h2 id="what-we-do-not-do">What this site does not do</h2>
<ul>
<li>It never makes up discounts, ratings or reviews.</li>
<li>It doesn’t hurry you: its one countdown runs to Boxing Day, and that date is real.</li>
<li>It doesn’t follow you around. The <a href="/privacy">privacy policy</a> is short.</li>
</ul>
<h2 id="money">Who pays for it</h2>
<p>Affiliate commission, marked as advertising wherever it may be earned: <a href="/how-we-make-money">how we make money</a>.</p>
<h2 id="mistakes">Mistakes</h2>
<p>Shops change their plans and we get things wrong. If you spot something wrong, please <a href="/contact">say so</a>; we’ll check it and put it right.</p>`,
};

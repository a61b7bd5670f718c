import type { LegalPage } from './legal-page.ts';

export const howWeMakeMoney: LegalPage = {
  slug: 'how-we-make-money',
  title: 'How we make money',
  meta_description:
    'Affiliate commission pays for this site. What that means, how ads are marked, what it costs you (nothing extra) and what it does not buy.',
  effective_date: null,
  body: `<p>Shops may pay us a commission when you buy through our links: it costs you nothing extra, and no shop can pay for a place in our lists.</p>
<p>Reading this site costs nothing. Affiliate commission pays for it: some links to retailers tell the retailer that you came from here, and if you then buy something, the retailer may pay us a share of the price.</p>
<h2 id="what-it-costs">What it costs you</h2>
<p>Nothing extra. You pay the retailer’s own price, the same as if you had typed its address. The commission comes out of the retailer’s margin.</p>
<h2 id="how-ads-are-marked">How such links are marked</h2>
<p>A link that may earn us money is advertising, and you should know that before you click. That is what the Advertising Standards Authority expects under the <a href="https://www.asa.org.uk/codes-and-rulings/advertising-codes/non-broadcast-code.html">CAP Code</a>, and what consumer law requires. So:</p>
<ul>
<li>every button that leads to a retailer through such a link carries the mark <strong>Ad</strong>;</li>
<li>every block of such links has a short explanation beside it;</li>
<li>a notice says the same when you first arrive, until you close it;</li>
<li>for search engines the links are marked as sponsored.</li>
</ul>
<p>Some links go to a retailer’s ordinary address and earn nothing. We mark them too: better one mark too many than one too few.</p>
<h2 id="what-it-does-not-buy">What commission does not buy</h2>
<ul>
<li><strong>Not a place in the lists.</strong> Retailers, categories and products are in alphabetical order, or in an order that an editor chose for shoppers.</li>
<li><strong>Not a discount that doesn’t exist.</strong> No ‘was’ price without evidence, no countdown that starts again, no ‘only two left’.</li>
<li><strong>Not praise.</strong> We publish no ratings or reviews, because nobody has given us any.</li>
</ul>
<p>Retailers that pay nothing are listed like those that do.</p>
<h2 id="what-we-learn">What we learn about you</h2>
<p>When a commission is paid, the network tells us that a purchase was made, not who made it. The <a href="/privacy">privacy policy</a> and the <a href="/cookie-policy">cookie policy</a> say more.</p>
<h2 id="complaints">If something is not marked</h2>
<p>Please <a href="/contact">tell us</a>. You can also complain to the Advertising Standards Authority at <a href="https://www.asa.org.uk/make-a-complaint.html">asa.org.uk</a>.</p>`,
};

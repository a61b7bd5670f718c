import type { ContentRow } from '../../schema/rows.ts';
import { BUYING_GUIDES_PUBLISHED_AT, CONTENT_PUBLISHED_AT } from '../dates.ts';

export const howToCheckAPrice: ContentRow = {
  slug: 'how-to-check-a-price',
  title: 'How to check a price before you buy',
  content_type: 'guide',
  is_published: true,
  priority: 2,
  intro_paragraph:
    '<p>Five minutes is enough to find out whether a sale price is good. You need the exact model, the price it has sold for lately, two other sellers and the cost of everything around it. This is the routine in order, with free tools and the traps for each kind of product.</p>',
  description:
    'A five-minute routine for checking a sale price: the exact model, its price history, two other sellers, and the cost of delivery, returns and running it.',
  image: null,
  guide_category: 'Smart shopping',
  article_category: null,
  answer: [
    'Pin down the exact model. Copy the full number letter by letter.',
    'Look at its history. The price where it spends most of its time is the real reference.',
    'Ask two other sellers, then add up the whole cost. Delivery, returns and running costs belong in it.',
  ],
  key_number: '3 prices',
  key_number_note: 'are usually enough to compare',
  body: `<h2 id="step-1-pin-down-the-product">Step 1: find the exact model</h2>
<p>A price can only be compared with the price of the same thing. ‘55-inch 4K TV’ is not a product; the full model number on the rating label is. Copy it letter by letter, because the last characters often mark the year, the colour, the country or a version made for one chain.</p>
<p>Write down what is in the box as well. Two listings for the same vacuum cleaner may differ by a second battery or three attachments, and two consoles by a bundled game. With clothing, note the product code rather than the name: a ‘wool-blend coat’ can change its blend from one year to the next.</p>
<aside class="callout"><p><strong>No result anywhere else?</strong> Then the model may be made for a single retailer. That’s legal and common with mattresses, TVs and laptops, but it leaves you nothing to compare. Judge the specification against a similar product, not the discount.</p></aside>
<h2 id="step-2-look-at-its-history">Step 2: look at its history</h2>
<p>Price-tracking sites record what a product cost over months. For goods sold on <a href="/retailers/amazon">Amazon</a>, CamelCamelCamel and Keepa show the history at one shop; PriceSpy and idealo cover many UK sellers. All have free versions.</p>
<p>Read the chart for three things:</p>
<ul>
<li><strong>The usual price</strong>, where the line spends most of its time. This is your real reference price.</li>
<li><strong>The floor.</strong> If today’s offer matches a price that came round three times since summer, it will probably come round again.</li>
<li><strong>A jump just before the sale.</strong> A rise in November followed by a ‘reduction’ in December is the pattern to walk away from.</li>
</ul>
<p>A chart is a record, not a forecast, and it can miss voucher codes and prices for members only. It also tends to mix marketplace sellers with the shop itself, so look at which line you are reading.</p>
<p>No history anywhere? Search your email for old order confirmations and newsletters, or look for saved copies of the page in a web archive.</p>
<h2 id="step-3-ask-two-other-sellers">Step 3: ask two other sellers</h2>
<p>Three prices are usually enough. Search for the model number in quotation marks, and include the maker’s own shop, which sometimes adds a longer guarantee. Comparison sites list many sellers but not all, and most earn a commission from some of them. So do we: <a href="/how-we-make-money">this page says how</a>.</p>
<p>Before you count a lower price, make sure who is behind it. On a marketplace the name beside ‘sold by’ is the business you would have to claim against. An unfamiliar shop that undercuts everyone by a third deserves the checks in <a href="/content/avoid-fake-shops">how to avoid fake shops</a>.</p>
<p>Then ask for a match. Some chains will meet a rival’s price on the identical item when it is in stock there, within conditions set out on their sites. Policies change, so read today’s wording.</p>
<h2 id="step-4-add-up-the-whole-cost">Step 4: add up the whole cost</h2>
<figure><table>
<thead><tr><th scope="col">Cost</th><th scope="col">Where it hides</th></tr></thead>
<tbody>
<tr><th scope="row">Delivery</th><td>A surcharge for large items, named days, the Highlands and islands, or Northern Ireland</td></tr>
<tr><th scope="row">Return</th><td>Postage, or a collection charge for furniture and appliances if you change your mind</td></tr>
<tr><th scope="row">Installation</th><td>Connection, new hose or cable, removal of the old appliance</td></tr>
<tr><th scope="row">Running it</th><td>Energy, capsules, blades, ink, filters, subscriptions</td></tr>
<tr><th scope="row">Guarantee</th><td>One year with one seller, two or five with another, for the same model</td></tr>
<tr><th scope="row">Import</th><td>VAT, duty and a handling fee when the seller ships from outside the UK</td></tr>
</tbody>
</table><figcaption>What to add before comparing two prices.</figcaption></figure>
<p>Running costs are easy to work out. The energy label gives kilowatt-hours for a stated use: multiply by your unit rate. If one machine needs 40 kWh a year more than another and you pay 25p a unit, that is £10 a year, every year.</p>
<h2 id="step-5-check-what-you-would-be-left-with">Step 5: check whether you can return it</h2>
<p>A low price is worth less if you cannot send the thing back. Look for the return period, whether it applies to sale items and who pays the postage; your legal minimum is in <a href="/content/return-rights-on-sale-goods">return rights on sale goods</a>. For refurbished and ex-display goods ask for the grade, the guarantee and what is missing. If a business sells them, you have the same legal rights, but only to what you can expect of a used item.</p>
<h2 id="by-kind-of-product">By kind of product</h2>
<h3 id="tvs-and-laptops">TVs and laptops</h3>
<p>Model numbers change yearly while the names stay. Last year’s model can be the better buy, but not at this year’s price. On <a href="/categories/electronics/laptops">laptops</a> compare processor, memory and storage one by one, because the ‘same’ laptop at £100 less often has half the memory. Our guides to buying <a href="/content/how-to-buy-a-tv">a TV</a> and <a href="/content/how-to-buy-a-laptop">a laptop</a> say what each figure is worth.</p>
<h3 id="appliances">Appliances</h3>
<p>Chains sell near-identical <a href="/categories/appliances/washing-machines">washing machines</a> under slightly different codes. Compare capacity, spin speed, energy class and guarantee rather than the number.</p>
<h3 id="fashion-and-beauty">Fashion and beauty</h3>
<p>For <a href="/categories/health-beauty/fragrance">fragrance</a> and <a href="/categories/health-beauty/skincare">skincare</a> use the unit price, per 10 ml or 100 ml: the bigger bottle is not always the cheaper one, and gift sets mix sizes. For clothes, compare with what the shop charged in October, not with the label.</p>
<h3 id="food-and-drink">Food and drink</h3>
<p>The unit price on the shelf edge (per kilo, litre or hundred grams) is the one to compare. Check it against the members’ price as well as the ordinary one, and against a second supermarket.</p>
<h2 id="write-it-down">Write it down</h2>
<p>Keep a note with five columns: model, usual price, best price seen, seller, total with delivery. On Boxing Day it turns a decision under pressure into a glance at a list.</p>`,
  faqs: [
    {
      question: 'Which free sites show price history in the UK?',
      answer:
        'Some follow Amazon, such as CamelCamelCamel and Keepa; others, such as PriceSpy and idealo, compare several retailers. See which shops a site covers now, and check two, since none sees every seller or voucher.',
    },
    {
      question: 'How many shops should I compare?',
      answer:
        'Three are usually enough, counting the maker’s own shop if it sells directly. Compare delivery and the guarantee too.',
    },
    {
      question: 'Will shops match a lower price in the sales?',
      answer:
        'Some will, for the identical item in stock at a named rival. Many exclude marketplaces, clearance and member prices. Read the policy on the day and take a screenshot of the rival’s page.',
    },
    {
      question: 'The price fell a week after I bought. Can I get the difference?',
      answer:
        'Not by law, unless the seller promises it. If you bought online and are within 14 days of delivery, you can usually cancel and buy again at the lower price. Check the return postage and the stock first.',
    },
  ],
  author_name: null,
  reading_time_minutes: 5,
  published_at: CONTENT_PUBLISHED_AT,
  content_changed_at: BUYING_GUIDES_PUBLISHED_AT,
  meta_title: 'How to check a sale price before you buy',
  meta_description:
    'Find the exact model, look at its price history, ask two other sellers and add up the whole cost. A five-minute check before you buy in the sales.',
};

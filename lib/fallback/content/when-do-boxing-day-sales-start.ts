import type { ContentRow } from '../../schema/rows.ts';
import { CONTENT_PUBLISHED_AT, DATES_GUIDE_CHANGED_AT } from '../dates.ts';

export const whenDoBoxingDaySalesStart: ContentRow = {
  slug: 'when-do-boxing-day-sales-start',
  title: 'When do the Boxing Day sales start?',
  content_type: 'guide',
  is_published: true,
  priority: 1,
  intro_paragraph:
    '<p>There is no official start: each shop chooses its own day. In 2026 the calendar matters more than usual, because Boxing Day is a Saturday and the day after has Sunday hours. Here is what to expect, and what to do beforehand.</p>',
  description:
    'Online sales tend to open before Christmas Day, shops on 26 or 27 December. The dates for 2026, what retailers did in past years, and how to prepare.',
  image: null,
  guide_category: 'Sale dates',
  article_category: null,
  answer: [
    'Online: usually before Boxing Day, often on Christmas Eve or Christmas Day.',
    'In shops: 26 or 27 December. Chains that open on Boxing Day start then, the others the day after.',
    'Nothing is certain until the shop says so. Look at its own website in the week of Christmas.',
  ],
  key_number: null,
  key_number_note: null,
  body: `<h2 id="how-sure-a-date-is">How sure a date is</h2>
<p>Until the retailer has announced it, any start date is an estimate, here or anywhere else. The retailer’s own website is the only source that counts. On our pages, two words tell you which it is:</p>
<ul>
<li><strong>Expected:</strong> the day on which the sale started in most of the past years that we know, or the shop’s usual day.</li>
<li><strong>Announced:</strong> a dated source names the day, and the page links to it.</li>
</ul>
<p>Electricals often have no single start: prices change in steps, and a Boxing Day page may carry offers that began before Christmas.</p>
<h2 id="the-dates-this-year">The dates this year</h2>
<p>Christmas Day 2026 is a Friday. That gives a four-day run with three different sets of rules, because large shops are closed on Christmas Day and, outside Scotland, may only open for part of the Sunday.</p>
<figure><table>
<thead><tr><th scope="col">Day</th><th scope="col">What it means for the sales</th></tr></thead>
<tbody>
<tr><th scope="row">Thursday 24 December</th><td>Shops trade, often with an early close. The likeliest evening for online sales to open.</td></tr>
<tr><th scope="row">Friday 25 December</th><td>Large shops closed: by law in England, Wales and Scotland, by official advice in Northern Ireland. Online sales carry on.</td></tr>
<tr><th scope="row">Saturday 26 December</th><td>Boxing Day. Ordinary Saturday hours are allowed; whether a chain opens is its own choice.</td></tr>
<tr><th scope="row">Sunday 27 December</th><td>Six hours at most for large shops in England and Wales, 1pm to 6pm in Northern Ireland. The first shop day for chains that close on Boxing Day.</td></tr>
<tr><th scope="row">Monday 28 December</th><td>Substitute bank holiday. Shops mostly open; post and couriers mostly pause.</td></tr>
</tbody>
</table><figcaption>Bank holidays as listed on <a href="https://www.gov.uk/bank-holidays">GOV.UK</a>.</figcaption></figure>
<p>Hours in detail, with the rules for Scotland and Northern Ireland, are in <a href="/content/boxing-day-opening-hours">our guide to opening hours</a>.</p>
<h2 id="what-retailers-did-before">What retailers did in past years</h2>
<p>These are reports of past years, not forecasts. They show the usual gap between an online start and a shop start.</p>
<figure><table>
<thead><tr><th scope="col">Retailer</th><th scope="col">Year</th><th scope="col">Online</th><th scope="col">In shops</th><th scope="col">Source</th></tr></thead>
<tbody>
<tr><th scope="row"><a href="/retailers/next">Next</a></th><td>2025</td><td>24 December</td><td>27 December, many from 6am</td><td><a href="https://www.shropshirestar.com/entertainment/2025/12/23/date-high-street-favourite-next-will-start-boxing-day-sales-amid-2025-change-find-your-local-store/">Shropshire Star, 23 December 2025</a></td></tr>
<tr><th scope="row"><a href="/retailers/next">Next</a></th><td>2023</td><td>24 December</td><td>27 December, from 6am</td><td><a href="https://www.blackpoolgazette.co.uk/news/next-firms-up-sale-dates-and-store-openings-after-boxing-day-2023-announcement-4455819">Blackpool Gazette, 22 December 2023</a></td></tr>
<tr><th scope="row"><a href="/retailers/john-lewis">John Lewis</a></th><td>2018</td><td>24 December, 5pm</td><td>27 December in most shops</td><td><a href="https://www.huffingtonpost.co.uk/entry/best-bargains-boxing-day-sales_uk_5c1bb831e4b08aaf7a860d74">HuffPost UK, 2018</a></td></tr>
<tr><th scope="row"><a href="/retailers/argos">Argos</a></th><td>2018</td><td>25 December</td><td></td><td><a href="https://www.huffingtonpost.co.uk/entry/best-bargains-boxing-day-sales_uk_5c1bb831e4b08aaf7a860d74">HuffPost UK, 2018</a></td></tr>
</tbody>
</table><figcaption>Sources read on 22 November 2026. This year’s dates may differ.</figcaption></figure>
<h2 id="online-or-in-the-shop">Online or in the shop?</h2>
<p>If you want a particular size or model, online is usually the better place to be: the sale opens earlier, and you have a legal right to change your mind, which you don’t have at the till. See <a href="/content/return-rights-on-sale-goods">your return rights on sale goods</a> for the difference.</p>
<p>A shop still wins in three cases. Clearance lines and ex-display pieces may never be listed online. Coats, shoes and sofas are easier to judge by hand. And a bank-holiday weekend is slow for parcels, so collecting may be the only way to have something before Tuesday 29 December.</p>
<h2 id="before-the-sale-opens">Before the sale opens</h2>
<ol>
<li><strong>Write down the exact model or size</strong> and the price it sells for now. One line in your phone is enough to recognise a real reduction.</li>
<li><strong>Create the account</strong>, save the delivery address and check that the card on file has not expired. Do it before Christmas Eve, not in a queue.</li>
<li><strong>Put the item in a wish list rather than the basket.</strong> Most shops do not hold stock for a basket, and a basket can be emptied when prices change.</li>
<li><strong>Read the delivery page.</strong> Next-day services usually stop over the bank holidays; our piece on <a href="/content/delivery-cut-offs-after-christmas">delivery after Christmas</a> explains how the days are counted.</li>
<li><strong>Set a limit.</strong> Decide what you would pay for each thing. If the sale price is above it, walk away.</li>
</ol>
<aside class="callout"><p><strong>Early-access emails.</strong> Some retailers let account holders or loyalty members in a few hours ahead. Joining is usually free, but you are paying with your email address: use the unsubscribe link in January.</p></aside>
<h2 id="which-day-for-what">Which day to buy what</h2>
<h3 id="fashion">Fashion and shoes</h3>
<p>Go early if you need one size in one colour: sizes sell out unevenly and sale lines are rarely restocked. If you’re flexible, January’s reductions are often deeper on what remains. The <a href="/categories/fashion">fashion page</a> lists the retailers we follow.</p>
<h3 id="tech-and-appliances">Tech and appliances</h3>
<p>There’s less reason to hurry. Big electrical retailers run offers from Black Friday to the middle of January, and the same price often comes back. Our guides to buying <a href="/content/how-to-buy-a-tv">a TV</a>, <a href="/content/how-to-buy-a-laptop">a laptop</a> and <a href="/content/how-to-buy-an-air-fryer">an air fryer</a> say what to look for. Compare before you buy with the method in <a href="/content/how-to-check-a-price">how to check a price</a>; start from <a href="/categories/electronics">electronics</a> or <a href="/categories/appliances">appliances</a>.</p>
<h3 id="gifts-and-seasonal">Gift sets, decorations and food</h3>
<p>Anything with Christmas on the box is usually marked down by 26 December, because it cannot be sold in February. Stock is whatever was left, so choice is best on the first morning. Check the use-by date on food and the expiry on cosmetics before buying for next year.</p>`,
  faqs: [
    {
      question: 'What time do the online sales go live?',
      answer:
        'It differs by retailer and year. Midnight, early morning and late afternoon on Christmas Eve have all been used. Unless the retailer has published a time, any time you read is a guess.',
    },
    {
      question: 'Are shops open on Boxing Day in 2026?',
      answer:
        'They may be. Boxing Day is a Saturday, so the law sets no special limit, but many chains have kept their shops closed on 26 December in recent years. Check the page of the branch itself before travelling.',
    },
    {
      question: 'How long do the Boxing Day sales last?',
      answer:
        'Most run straight into the January sale and end between the middle and the end of January. Online, the change from one to the other is often only a new banner.',
    },
    {
      question: 'Is it cheaper to wait until January?',
      answer:
        'Sometimes, for clothes and homeware that didn’t sell. Popular sizes and models may be gone by then. Our comparison of Boxing Day and January sales looks at each kind of product.',
    },
  ],
  author_name: null,
  reading_time_minutes: 4,
  published_at: CONTENT_PUBLISHED_AT,
  content_changed_at: DATES_GUIDE_CHANGED_AT,
  meta_title: 'When do the Boxing Day sales start? Dates and times',
  meta_description:
    'Online sales usually open before Christmas Day and shops follow on 26 or 27 December. The 2026 dates, past patterns and what to do before the sale opens.',
};

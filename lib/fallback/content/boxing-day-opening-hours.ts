import type { ContentRow } from '../../schema/rows.ts';
import { BUYING_GUIDES_PUBLISHED_AT, CONTENT_PUBLISHED_AT } from '../dates.ts';

export const boxingDayOpeningHours: ContentRow = {
  slug: 'boxing-day-opening-hours',
  title: 'Boxing Day opening hours: what the law allows',
  content_type: 'guide',
  is_published: true,
  priority: 2,
  intro_paragraph:
    '<p>Christmas 2026 falls on a Friday, so four different sets of hours follow one another: closed on Christmas Day, ordinary Saturday rules on Boxing Day, six hours on the Sunday and a bank holiday on the Monday. Here is what the law allows in each part of the UK, and how to check your own branch.</p>',
  description:
    'Which shops may open from 24 December 2026 to 4 January 2027, with the rules for England, Wales, Scotland and Northern Ireland, and how to check a branch.',
  image: null,
  guide_category: 'Opening hours',
  article_category: null,
  answer: [
    'Christmas Day: large shops are closed. It is the law in England, Wales and Scotland, and the official advice in Northern Ireland.',
    'Boxing Day 2026, a Saturday: any hours are allowed. Whether a chain opens is its own choice.',
    'Sunday 27 December: six hours for large shops. That is the rule in England and Wales; Northern Ireland allows 1pm to 6pm, and Scotland sets no limit.',
  ],
  key_number: '6 hours',
  key_number_note: 'Sunday limit in England and Wales',
  body: `<h2 id="day-by-day">Day by day</h2>
<p>‘Large’ below means a shop with more than 280 square metres of sales floor, a little more than a tennis court: supermarkets, department stores and most chains on a retail park. Smaller shops may open when they like on every one of these days.</p>
<figure><table>
<thead><tr><th scope="col">Date</th><th scope="col">England and Wales</th><th scope="col">Scotland</th><th scope="col">Northern Ireland</th></tr></thead>
<tbody>
<tr><th scope="row">Thu 24 December</th><td>No limit</td><td>No limit</td><td>No limit</td></tr>
<tr><th scope="row">Fri 25 December</th><td>Large shops closed by law</td><td>Large shops closed by law</td><td>No law on a Friday; the official advice is that large shops stay closed</td></tr>
<tr><th scope="row">Sat 26 December</th><td>No limit</td><td>No limit</td><td>No limit</td></tr>
<tr><th scope="row">Sun 27 December</th><td>Large shops: six hours between 10am and 6pm</td><td>No limit</td><td>Large shops: 1pm to 6pm</td></tr>
<tr><th scope="row">Mon 28 December</th><td>Bank holiday, no limit</td><td>Bank holiday, no limit</td><td>Bank holiday, no limit</td></tr>
<tr><th scope="row">Fri 1 January</th><td>Bank holiday</td><td>Bank holiday</td><td>Bank holiday</td></tr>
<tr><th scope="row">Sun 3 January</th><td>Large shops: six hours between 10am and 6pm</td><td>No limit</td><td>Large shops: 1pm to 6pm</td></tr>
<tr><th scope="row">Mon 4 January</th><td>Ordinary day</td><td>Bank holiday, no limit</td><td>Ordinary day</td></tr>
</tbody>
</table><figcaption>What trading law allows, 24 December 2026 to 4 January 2027. Shops often choose shorter hours than this.</figcaption></figure>
<h2 id="christmas-day">Christmas Day</h2>
<p>In England and Wales the <a href="https://www.legislation.gov.uk/ukpga/2004/26/contents">Christmas Day (Trading) Act 2004</a> keeps large shops shut on 25 December whatever day of the week it is. Scotland has its own Act of 2007 with the same effect. In Northern Ireland the <a href="https://www.legislation.gov.uk/nisi/1997/2779">Order of 1997</a> covers Sundays only, so it doesn’t apply to this Friday; the <a href="https://www.nibusinessinfo.co.uk/content/when-can-shops-open-easter-sunday-and-christmas-day-northern-ireland">official business advice</a> still tells large shops to stay closed. Corner shops, and some exempt kinds such as petrol stations, may open.</p>
<p>None of this touches websites. Many sales have already begun online by then: see <a href="/content/when-do-boxing-day-sales-start">when the Boxing Day sales start</a>.</p>
<h2 id="boxing-day">Boxing Day, Saturday 26 December</h2>
<p>No law closes shops on Boxing Day. Because it falls on a Saturday this time, the day itself is not the bank holiday: that moves to Monday 28 December. Shops may keep any hours they like.</p>
<p>Whether they do is another question. <a href="/retailers/next">Next</a> kept its shops closed on 26 December 2025 (<a href="https://www.shropshirestar.com/entertainment/2025/12/23/date-high-street-favourite-next-will-start-boxing-day-sales-amid-2025-change-find-your-local-store/">Shropshire Star, 23 December 2025</a>), <a href="/retailers/john-lewis">John Lewis</a> planned in 2024 to open only its Trafford and Stratford branches (<a href="https://www.southwalesargus.co.uk/news/24588714.john-lewis-waitrose-close-300-stores-boxing-day/">South Wales Argus, 17 September 2024</a>), and Aldi and Lidl closed in 2023 (<a href="https://www.lbc.co.uk/news/boxing-day-2023-full-list-shops-closed-aldi-poundland/">LBC, 8 December 2023</a>). We read these reports on 22 November 2026. Those were the plans of earlier years. Each company decides afresh, and most announce it in late November or December.</p>
<p>Shopping centres set hours for the building, but each shop inside decides whether to open. A centre that says ‘open 9am to 6pm’ may have a third of its shutters down.</p>
<h2 id="sunday-27-december">Sunday 27 December</h2>
<p>This is the day that catches people out. Chains that close on Boxing Day begin their shop sales on 27 December, and this year it is a Sunday.</p>
<h3 id="england-and-wales">England and Wales</h3>
<p>Under the <a href="https://www.legislation.gov.uk/ukpga/1994/20/contents">Sunday Trading Act 1994</a> a large shop may sell for six hours in a row, starting no earlier than 10am and ending no later than 6pm. That means 10am to 4pm, 11am to 5pm or noon to 6pm. Some open their doors half an hour early for browsing; they may not sell before their six hours begin.</p>
<h3 id="scotland">Scotland</h3>
<p>There is no general Sunday limit. Hours are the shop’s own choice, and out-of-town stores often keep longer Sundays than south of the border.</p>
<h3 id="northern-ireland">Northern Ireland</h3>
<p>Large shops may open on Sundays only between 1pm and 6pm.</p>
<h3 id="exempt-shops">Shops that are exempt</h3>
<p>The Sunday rules in England and Wales don’t apply to shops at airports and railway stations, motorway services, petrol stations, registered pharmacies selling medicines only, and farm shops, among others. The full list is on <a href="https://www.gov.uk/trading-hours-for-retailers-the-law">GOV.UK</a>.</p>
<h2 id="monday-28-december">Monday 28 December</h2>
<p>A bank holiday is not a trading restriction. Most chains open, many for shorter hours than on a normal Monday. What does stop is much of the rest: banks, many customer-service desks and most post. If you buy online that day, count delivery from Tuesday, as explained in <a href="/content/delivery-cut-offs-after-christmas">delivery after Christmas</a>.</p>
<h2 id="how-to-check-a-branch">How to check your branch</h2>
<ol>
<li><strong>Use the store finder on the retailer’s own site</strong> and open the page of the single branch. Look for a line headed ‘Christmas’ or ‘festive’ hours, not the weekly table above it.</li>
<li><strong>Treat map apps as second best.</strong> Their holiday hours are often the ordinary ones with a warning that they might differ.</li>
<li><strong>Ring before a long drive</strong>, or look at the branch’s social media on the morning itself. Staffing and weather change plans.</li>
<li><strong>Check the counter as well as the shop.</strong> Click-and-collect desks, cafés and pharmacies inside a store may keep other hours.</li>
</ol>
<aside class="callout"><p><strong>Getting there.</strong> Few trains run on Boxing Day and almost none on Christmas Day, and buses may run a special timetable on 26 and 28 December. Look up the day itself with the operator, and check whether the car park charges bank-holiday rates.</p></aside>
<h2 id="when-to-go">When to go</h2>
<p>If you mind queues more than missing a size, go in the last two hours; they’re generally easier than the first. If you’re after a sofa, a bed or a large appliance, most branches only display the item and deliver it later, so nothing is lost by going on the 28th or ordering from home. If you want to take things home, the shelves are fuller in the morning. Keep the receipt: in-store purchases have no legal cooling-off period, as <a href="/content/return-rights-on-sale-goods">our guide to returns</a> explains.</p>`,
  faqs: [
    {
      question: 'Is Boxing Day 2026 a bank holiday?',
      answer:
        'Not on the day. 26 December 2026 is a Saturday, so the bank holiday moves to Monday 28 December in all parts of the UK.',
    },
    {
      question: 'Why do shops close early on 27 December 2026?',
      answer:
        'It is a Sunday. Large shops in England and Wales may sell for six hours at most, between 10am and 6pm, and in Northern Ireland from 1pm to 6pm. Scotland has no such limit.',
    },
    {
      question: 'Are supermarkets open on Boxing Day?',
      answer:
        'It depends on the chain and the branch. Aldi and Lidl said in 2023 that they would close, and most Waitrose branches in 2024; other chains opened for shorter hours. Look at your own branch’s festive hours.',
    },
    {
      question: 'Can a large shop open on Christmas Day?',
      answer:
        'Not in England, Wales and Scotland, apart from exempt kinds such as petrol stations and pharmacies; smaller shops, up to 280 square metres, may. In Northern Ireland no law closes large shops when Christmas Day is a Friday, but the official advice is to stay closed.',
    },
  ],
  author_name: null,
  reading_time_minutes: 5,
  published_at: CONTENT_PUBLISHED_AT,
  content_changed_at: BUYING_GUIDES_PUBLISHED_AT,
  meta_title: 'Boxing Day opening hours: the rules in the UK',
  meta_description:
    'Christmas 2026 is a Friday. What shops may do on Boxing Day, Sunday 27 and Monday 28 December in England, Wales, Scotland and Northern Ireland.',
};

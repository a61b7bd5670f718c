import type { ContentRow } from '../../schema/rows.ts';
import { BUYING_GUIDES_PUBLISHED_AT, CONTENT_PUBLISHED_AT } from '../dates.ts';

export const deliveryCutOffsAfterChristmas: ContentRow = {
  slug: 'delivery-cut-offs-after-christmas',
  title: 'Delivery after Christmas: how the bank holidays shift it',
  content_type: 'article',
  is_published: true,
  priority: 2,
  intro_paragraph:
    '<p>An order placed on Boxing Day 2026 meets a weekend, a bank holiday, three working days and then New Year. ‘Three to five working days’ can mean the following week. Here is how to count, what to do when a parcel is late, and when your time for sending something back runs out.</p>',
  description:
    'How the bank holidays of Christmas 2026 move parcel deliveries and return deadlines, how to count working days, and your rights when an order is late.',
  image: null,
  guide_category: null,
  article_category: 'Delivery',
  answer: [
    'Working days leave out weekends and bank holidays. After 24 December the next one is Tuesday 29.',
    'Three working days from Boxing Day mean 31 December at the earliest. It can be 4 January, or 5 January in Scotland.',
    'A late parcel is the seller’s problem. Until the goods are in your hands, they are normally at the seller’s risk.',
  ],
  key_number: '29 Dec',
  key_number_note: 'the next working day after 24 December',
  body: `<h2 id="the-calendar">Which days count</h2>
<p>When a shop promises delivery in working days, it normally leaves out weekends and bank holidays. Over Christmas 2026 that removes most of the first week of the sales.</p>
<figure><table>
<thead><tr><th scope="col">Date</th><th scope="col">Counts as a working day?</th></tr></thead>
<tbody>
<tr><th scope="row">Thu 24 December</th><td>Yes, with early cut-offs</td></tr>
<tr><th scope="row">Fri 25 December</th><td>No: bank holiday</td></tr>
<tr><th scope="row">Sat 26 and Sun 27 December</th><td>No: weekend</td></tr>
<tr><th scope="row">Mon 28 December</th><td>No: bank holiday for Boxing Day</td></tr>
<tr><th scope="row">Tue 29 to Thu 31 December</th><td>Yes</td></tr>
<tr><th scope="row">Fri 1 January</th><td>No: bank holiday</td></tr>
<tr><th scope="row">Sat 2 and Sun 3 January</th><td>No: weekend</td></tr>
<tr><th scope="row">Mon 4 January</th><td>Yes, except in Scotland (bank holiday for 2 January)</td></tr>
</tbody>
</table><figcaption>Bank holidays from <a href="https://www.gov.uk/bank-holidays">GOV.UK</a>.</figcaption></figure>
<p>Private couriers may still deliver on days that the table rules out, and some retailers deliver every Sunday. Royal Mail generally does not deliver on bank holidays. Check the carrier’s notice for this year before you count on anything earlier.</p>
<h2 id="three-orders">Three examples</h2>
<ul>
<li><strong>Next working day, ordered on the evening of 24 December.</strong> After the cut-off the order is normally treated as placed on the next working day, Tuesday 29. Expect it on Wednesday 30.</li>
<li><strong>Three working days, ordered on Boxing Day.</strong> If dispatch counts as part of the three: Thursday 31 December. If a day of packing comes first: Monday 4 January, or Tuesday 5 in Scotland.</li>
<li><strong>Three to five working days, ordered on Monday 28.</strong> Between Thursday 31 December and Tuesday 5 January, a day later in Scotland at the far end.</li>
</ul>
<p>The cut-off hour is printed on the delivery page, often in small type: ‘order by 8pm’ on ordinary days may be noon on Christmas Eve. The Highlands and islands, Northern Ireland and the Channel Islands often have a longer line of their own.</p>
<h2 id="large-items">Large items and click-and-collect orders</h2>
<p>Sofas, beds and washing machines come on two-person vans, on a day that you book. The first free slot matters more than the advertised speed, and you normally see it before you pay. For click and collect, wait for the message that your order is ready, then check the branch’s hours: <a href="/content/boxing-day-opening-hours">they are unusual this year</a>.</p>
<h2 id="late-or-missing">If your order is late or missing</h2>
<p>Under sections 28 and 29 of the <a href="https://www.legislation.gov.uk/ukpga/2015/15/contents">Consumer Rights Act 2015</a>:</p>
<ul>
<li>the seller must deliver within the time agreed, or within 30 days if none was;</li>
<li>if the date was essential, and you said so before ordering or it was plain from the circumstances, you can cancel the contract and have your money back if the seller misses it;</li>
<li>otherwise you can set a reasonable further time, and end the contract if that passes too;</li>
<li>until the goods are in your hands, or those of someone you named, they are at the seller’s risk. The seller can’t just send you to the courier, unless you picked a courier that the shop had not offered.</li>
</ul>
<aside class="callout"><p><strong>Think before naming a safe place.</strong> If you tell the shop to leave parcels in the porch and one is stolen from there, you may find it harder to claim. A neighbour or a pick-up point is better while you are away.</p></aside>
<h2 id="sending-it-back">Sending it back: holidays count</h2>
<p>Legal deadlines count calendar days, so holidays are included. You can cancel an online order that arrives on Tuesday 29 December until the end of Tuesday 12 January 2027; you then have 14 more days to send it. For a fault, the 30-day right to reject the same parcel ends on Thursday 28 January. The rules in full are in <a href="/content/return-rights-on-sale-goods">return rights on sale goods</a>.</p>
<p>Get proof of posting from the counter, or photograph the label and the receipt from the locker. Warehouses are slow to book in returns after the holidays. Once you’ve cancelled, sending the seller that proof starts the 14 days in which it must refund you.</p>`,
  faqs: [
    {
      question: 'Will Royal Mail deliver on Boxing Day 2026?',
      answer: 'Don’t count on it. Check Royal Mail’s own Christmas page for this year.',
    },
    {
      question: 'Is Saturday a working day for delivery?',
      answer:
        'Usually not, unless the shop says so. Read how it defines working days in its delivery terms; some couriers deliver seven days a week.',
    },
    {
      question: 'Do bank holidays extend the 14 days to cancel?',
      answer:
        'Count calendar days and do not rely on an extension. Send your cancellation by email before the last day; the goods can follow within 14 days of it.',
    },
  ],
  author_name: null,
  reading_time_minutes: 3,
  published_at: CONTENT_PUBLISHED_AT,
  content_changed_at: BUYING_GUIDES_PUBLISHED_AT,
  meta_title: 'Delivery after Christmas: how to count the days',
  meta_description:
    'Bank holidays on 25 and 28 December and 1 January move parcels into the next week. How to count working days, and your rights when an order is late.',
};

import type { ContentRow } from '../../schema/rows.ts';
import { BUYING_GUIDES_PUBLISHED_AT, CONTENT_PUBLISHED_AT } from '../dates.ts';

export const boxingDayOrJanuarySales: ContentRow = {
  slug: 'boxing-day-or-january-sales',
  title: 'Boxing Day or the January sales: when should you buy?',
  content_type: 'article',
  is_published: true,
  priority: 2,
  intro_paragraph:
    '<p>They are mostly one sale with two names. Around Christmas, retailers reduce everything they want to clear; in January, they cut whatever didn’t sell again. Buying early gets you the choice; waiting may get you a lower price on what is left. Which is better depends on how particular you are.</p>',
  description:
    'Boxing Day brings the choice, January the second markdown. How the sale moves from one to the other, and which to use for clothes, tech and furniture.',
  image: null,
  guide_category: null,
  article_category: 'Sale dates',
  answer: [
    'Boxing Day for the choice. Buy then if you need one size or one model.',
    'January for the price. A second markdown is common, but shops don’t have to make one.',
    'TVs, laptops, sofas and mattresses: either. Follow the price, not the date.',
  ],
  key_number: '14 days',
  key_number_note: 'to cancel most online orders',
  body: `<h2 id="one-sale-two-names">One long sale</h2>
<p>Few chains close one sale and open another. It usually goes like this: a first markdown online around Christmas Eve, a shop opening on 26 or 27 December, a second markdown on slow lines in the first half of January and a last one, often marked ‘final reductions’, before spring stock arrives. Some add new lines to the sale on the way.</p>
<p>A second markdown is common, but shops don’t have to make one. Each year some chains go deeper and others simply end the sale.</p>
<h2 id="what-each-is-good-for">Which is better for what</h2>
<figure><table>
<thead><tr><th scope="col">You want</th><th scope="col">Better</th><th scope="col">Why</th></tr></thead>
<tbody>
<tr><th scope="row">A certain coat in a certain size</th><td>Boxing Day</td><td>Sizes sell out unevenly and are rarely restocked</td></tr>
<tr><th scope="row">Any decent coat</th><td>January</td><td>Later markdowns on what remains, and winter is not over</td></tr>
<tr><th scope="row">Gift sets and decorations</th><td>Boxing Day</td><td>Shops clear them at once and do not keep them</td></tr>
<tr><th scope="row">A TV or laptop</th><td>Either</td><td>Offers come and go from Black Friday to January; follow the price</td></tr>
<tr><th scope="row">A sofa or mattress</th><td>Either</td><td>Furniture chains are on offer for much of the year</td></tr>
<tr><th scope="row">Bedding and towels</th><td>January</td><td>Linen sales are an old January custom in department stores</td></tr>
<tr><th scope="row">A gym machine or running shoes</th><td>January</td><td>Retailers promote fitness around New Year, though demand is high too</td></tr>
</tbody>
</table><figcaption>Rules of thumb, not promises.</figcaption></figure>
<h2 id="the-price-of-waiting">What waiting can cost</h2>
<p>Put a number on it. Suppose that a £90 coat is £60 on Boxing Day and you guess that it has an even chance of reaching £45 in January and an even chance of selling out in your size. Waiting saves £15 half of the time, and costs you the coat the other half. If the next best coat would cost £80, buying at £60 is the sounder choice. If three similar coats would do, wait.</p>
<p>With <a href="/categories/electronics">electronics</a> the sum is different, because the same model is sold by many shops and rarely vanishes. There, look at the price history before anything else. Which? has tracked Black Friday offers for years and keeps finding that most products cost the same or less at other times: of 227 deals examined from the 2023 event, 92% did. There is no reason to expect Boxing Day to be very different.</p>
<h2 id="buy-now-decide-later">Buy now and decide later</h2>
<p>Online shopping allows a middle way. You may cancel most orders until 14 days after delivery, so something that arrives on 29 December can be compared with the January price until 12 January 2027. Before you do, check who pays the return postage, and handle the goods as you would in a shop. Ordering ten things to keep one is within the law, but some retailers now charge for returns or restrict frequent returners.</p>
<p>In a shop it works only if the store’s own policy covers sale items. Ask before you pay, and see <a href="/content/return-rights-on-sale-goods">return rights on sale goods</a>.</p>
<aside class="callout"><p><strong>A plan that suits most people.</strong> On Boxing Day, buy the one or two things for which size or model matters. Put the rest on a list with the price you would pay, and look again in the second week of January.</p></aside>
<h2 id="do-not-forget-the-rest-of-the-year">The rest of the year</h2>
<p>If nothing suits you, let it go. Garden furniture is cleared in late summer, last year’s TVs when the new ranges arrive in spring, and winter coats again in February. Our piece on <a href="/content/what-is-worth-waiting-for">what is worth waiting for</a> goes through them product by product. And if you just need the date, go to <a href="/content/when-do-boxing-day-sales-start">when the Boxing Day sales start</a>.</p>`,
  faqs: [
    {
      question: 'Are January sales cheaper than Boxing Day sales?',
      answer:
        'For unsold fashion and homeware they often are, because of a second markdown. For electricals there is no regular difference. Either way, there is less choice in January.',
    },
    {
      question: 'When do the January sales end?',
      answer:
        'Usually between the middle and the end of January, when spring stock needs the space. Each retailer chooses its own date.',
    },
    {
      question: 'Can I return it if it gets cheaper in January?',
      answer:
        'Online, you can generally cancel within 14 days of delivery for any reason. In a shop it depends on the store’s policy; a later price cut gives no legal right to the difference.',
    },
  ],
  author_name: null,
  reading_time_minutes: 3,
  published_at: CONTENT_PUBLISHED_AT,
  content_changed_at: BUYING_GUIDES_PUBLISHED_AT,
  meta_title: 'Boxing Day or January sales: when to buy what',
  meta_description:
    'Boxing Day has the choice, January the second markdown. Which to use for clothes, tech, bedding and furniture, and how to weigh the price of waiting.',
};

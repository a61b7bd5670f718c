import type { ContentRow } from '../../schema/rows.ts';
import { BUYING_GUIDES_PUBLISHED_AT } from '../dates.ts';

export const howToBuyLegoSets: ContentRow = {
  slug: 'how-to-buy-lego-sets',
  title: 'How to buy LEGO sets in the Boxing Day sales',
  content_type: 'guide',
  is_published: true,
  priority: 2,
  intro_paragraph:
    '<p>With LEGO sets the saving comes from comparing, not from waiting. The number on the box is the same in every shop, prices for it differ on any day, and the sets most likely to be reduced after Christmas are big boxes and those about to leave the range. Search for the number at three shops, check the age mark, and buy what someone will build.</p>',
  description:
    'How to compare LEGO sets by number, which ones come down after Christmas, what retired means, how to avoid copies, and when a set can go back.',
  image: null,
  guide_category: 'Buying guides',
  article_category: null,
  answer: [
    'Search by the set number. It is on every box, usually five digits, and it is the same in every shop.',
    'Look at large boxes, seasonal sets and those about to retire. Shops would rather not store them. New releases rarely come down.',
    'Age mark first, pieces second. A set that is too hard stays in its bags, whatever the discount.',
  ],
  key_number: '5 digits',
  key_number_note: 'usually, in a set number',
  body: `<h2 id="which-range">Which range for whom?</h2>
<figure><table>
<thead><tr><th scope="col">Range</th><th scope="col">For</th><th scope="col">Good to know</th></tr></thead>
<tbody>
<tr><th scope="row">DUPLO</th><td>Toddlers, from 18 months on most boxes</td><td>Bricks twice the size in each direction, which fit ordinary ones later</td></tr>
<tr><th scope="row">4+ sets</th><td>First builders</td><td>Large base pieces and short instructions</td></tr>
<tr><th scope="row">Classic</th><td>Free building</td><td>A box of bricks, the most play for the money</td></tr>
<tr><th scope="row">City, Friends and the like</th><td>About 5 to 10</td><td>Plenty of figures, works with everything they have</td></tr>
<tr><th scope="row">Film and game themes</th><td>Fans of the story</td><td>You pay for the licence and the figures too</td></tr>
<tr><th scope="row">Technic</th><td>Patient builders from about 7, up to adults</td><td>Gears and axles; less to play with, more to understand</td></tr>
<tr><th scope="row">Sets marked 18+</th><td>Adults, shelves</td><td>Measure the shelf first</td></tr>
</tbody>
</table><figcaption>The age on the box describes patience as much as skill. A keen child can often go one step up, with company.</figcaption></figure>
<h2 id="how-to-compare">How to compare prices</h2>
<ol>
<li><strong>Note the number and the LEGO shop’s own price.</strong> That is the reference. A crossed-out price above it tells you little.</li>
<li><strong>Ask three more shops</strong> on the same day. Supermarkets, toy shops and department stores move at different times.</li>
<li><strong>Look at the price history</strong>, as in <a href="/content/how-to-check-a-price">how to check a price</a>. Many sets return to the same sale price several times in their life.</li>
<li><strong>Add delivery</strong>, or collect. On a small set, delivery can eat the whole saving.</li>
</ol>
<p>Price per piece helps only between sets of one kind. Hundreds of tiny tiles make a set look cheap; motors, large plates and licensed figures make it look expensive. For a child, the finished size and the number of figures say more about the play in it.</p>
<h2 id="retiring-sets">What ‘retiring’ means</h2>
<p>LEGO makes each set for a limited time, often a year or two, sometimes longer. Then it retires, and what the shops have left is the last of it. Before that point shops often clear it, and that is the Boxing Day bargain. Afterwards the price at resellers may rise, or may not.</p>
<p>Lists of sets ‘about to retire’ are mostly guesses by fans. Treat them as a hint. And be honest about ‘investing’: boxes take room, must stay sealed, and nobody promises that anyone will pay more. Many new sets come out around 1 January, so a set that is missing from a display on Boxing Day may simply be making way.</p>
<h2 id="check-the-page-and-the-box">Check the page and the box</h2>
<ul>
<li><strong>The age and safety marks.</strong> A toy sold in Great Britain must carry the UKCA or the CE mark and a name and address, and a warning if it isn’t for children under three: see the <a href="https://www.legislation.gov.uk/uksi/2011/1881">Toys (Safety) Regulations 2011</a>. Ordinary bricks are a choking hazard for the youngest.</li>
<li><strong>Size of the finished model</strong>, in centimetres. Boxes mislead.</li>
<li><strong>Batteries or an app.</strong> Trains, motors and some modern themes need one or both. Check that the app runs on your tablet.</li>
<li><strong>Seals and corners</strong>, if it is a present or for a collector. For a child, a dented box at a lower price is a gift.</li>
<li><strong>The maker’s name.</strong> ‘Compatible bricks’ are legal and different. Copies in boxes that imitate LEGO are not. Every LEGO brick has the name on its studs.</li>
<li><strong>Used sets.</strong> Ask for the instructions, all the figures and a photograph of the parts. Instructions can be downloaded free of charge from LEGO; missing figures are what costs.</li>
</ul>
<h2 id="where-the-traps-are">Where the traps are</h2>
<p>Online shops that offer famous retired sets at a fraction of the usual price are a well-known fraud, often advertised on social media. Look the shop up, pay by card, and leave when only a bank transfer is accepted. <a href="/content/avoid-fake-shops">How to avoid fake shops</a> has the checks. On marketplaces, read who sells and whether the set is new and sealed.</p>
<p>Small print has its own traps. Three-for-two pays only if you wanted three. Points and free gifts above a certain spend are pleasant, but they shouldn’t push you to the next threshold.</p>
<h2 id="buy-now-or-wait">Buy now, or wait?</h2>
<p>For a birthday in spring, buy when a set you’ve chosen is well below its usual price, since shops empty their shelves of Christmas stock only once. For a set that came out in autumn, wait: it has a year or more of offers ahead of it. For one that is plainly running out, don’t gamble. Advent calendars and Christmas models fall after 25 December and keep well until next year.</p>
<p>See our page on <a href="/categories/toys-games/building-sets">building sets</a> and the overview of <a href="/toys-games/lego">LEGO sets</a>. For comparing, begin with <a href="/retailers/smyths-toys">Smyths Toys</a>, <a href="/retailers/tesco">Tesco</a>, <a href="/retailers/asda">Asda</a> and <a href="/retailers/john-lewis">John Lewis</a>. A gift card from Christmas goes further here too: <a href="/content/gift-cards-in-the-sales">read this before you spend it</a>.</p>
<h2 id="easy-mistakes">Easy mistakes</h2>
<ul>
<li>Buying by the picture, not by the number: one subject can exist in two sizes.</li>
<li>Buying a display model for a child who wants to play with it.</li>
<li>Opening the bags before you’ve decided to keep it.</li>
<li>Binning the instructions with the wrapping paper.</li>
</ul>
<h2 id="if-something-is-wrong">If something is wrong</h2>
<p>If a piece is missing, the quickest way is LEGO’s customer service, which replaces missing parts without asking for the set back. That is a courtesy. Your legal right is against the shop: you can reject a new set that is incomplete or broken, for a refund, within 30 days under the <a href="https://www.legislation.gov.uk/ukpga/2015/15/contents">Consumer Rights Act 2015</a>, in a sale as at any time.</p>
<p>If you ordered it online and thought better of it, cancel within 14 days of delivery (<a href="https://www.legislation.gov.uk/uksi/2013/3134/contents">Consumer Contracts Regulations 2013</a>). Keep the bags sealed: an opened set is worth much less to the shop, and the refund may shrink by that much. The rights belong to the person who paid, so for a present ask for a gift receipt. <a href="/content/return-rights-on-sale-goods">Return rights on sale goods</a> covers presents as well.</p>`,
  faqs: [
    {
      question: 'Do LEGO sets go on sale on Boxing Day?',
      answer:
        'Some do. Each shop chooses its own, and the likeliest are large boxes, Christmas sets and sets near the end of their time. New releases and sets sold only by LEGO are rarely among them.',
    },
    {
      question: 'How do I know if a LEGO set is about to retire?',
      answer:
        'LEGO’s own shop sometimes marks sets as retiring soon. Lists elsewhere are mostly guesses. A set that has gone from several shops and isn’t restocked is a fair sign.',
    },
    {
      question: 'Is price per piece a good guide?',
      answer:
        'Only between similar sets. Small tiles lower it and licensed figures raise it. Use the usual price of the same set number as your measure.',
    },
    {
      question: 'Can I return an opened LEGO set?',
      answer:
        'If it is faulty, yes. You can also cancel an online order within 14 days, but opened bags reduce what the set is worth, and so your refund. Shops rarely exchange opened sets.',
    },
  ],
  author_name: null,
  reading_time_minutes: 5,
  published_at: BUYING_GUIDES_PUBLISHED_AT,
  content_changed_at: BUYING_GUIDES_PUBLISHED_AT,
  meta_title: 'How to buy LEGO sets in the Boxing Day sales',
  meta_description:
    'Compare LEGO sets by number, look at the boxes that shops want to clear, and check age marks, copies and returns before you buy in the sales.',
};

import type { ContentRow } from '../../schema/rows.ts';
import { BUYING_GUIDES_PUBLISHED_AT } from '../dates.ts';

export const howToBuyAWinterCoat: ContentRow = {
  slug: 'how-to-buy-a-winter-coat',
  title: 'How to buy a winter coat in the Boxing Day sales',
  content_type: 'guide',
  is_published: true,
  priority: 2,
  intro_paragraph:
    '<p>A coat is the best thing to buy in the Boxing Day sales: shops need the rails for spring, and you still have months of cold to wear it. Read the label before the discount, check the shoulders over a thick jumper, and decide how wet your winters are. Wool for town, down for dry cold, a taped shell for rain.</p>',
  description:
    'Wool, down or waterproof: how to choose a winter coat, read its label, check the fit and the finish, and decide between Boxing Day and January.',
  image: null,
  guide_category: 'Buying guides',
  article_category: null,
  answer: [
    'Choose the cloth for your weather. Wool is warm and smart, down is warmest for its weight while it stays dry, and a coated shell with taped seams keeps rain out.',
    'Read the label, not the name. A ‘wool coat’ can be half polyester. The percentages are on the label by law.',
    'Boxing Day for your size, January for the price. If you want one particular coat, buy it early. If any of three would do, wait for the second markdown.',
  ],
  key_number: '10,000 mm',
  key_number_note: 'a common rain-jacket rating',
  body: `<h2 id="which-kind">Which kind of coat?</h2>
<figure><table>
<thead><tr><th scope="col">Kind</th><th scope="col">Best for</th><th scope="col">The catch</th></tr></thead>
<tbody>
<tr><th scope="row">Wool or wool blend</th><td>Town, work, smart occasions</td><td>Gets heavy in long rain, mostly dry-clean</td></tr>
<tr><th scope="row">Down puffer</th><td>Dry cold, standing still, packing small</td><td>Loses warmth when the filling is soaked</td></tr>
<tr><th scope="row">Synthetic puffer</th><td>Damp cold, easy washing, a lower price</td><td>Bulkier for the same warmth</td></tr>
<tr><th scope="row">Waterproof shell</th><td>Rain, walking, layers underneath</td><td>Not warm on its own</td></tr>
<tr><th scope="row">Parka</th><td>School runs, football, waiting for buses</td><td>Long and heavy</td></tr>
<tr><th scope="row">Waxed cotton</th><td>Wind, hedges, showers</td><td>Needs waxing again from time to time</td></tr>
</tbody>
</table><figcaption>British winters are more often wet than freezing. Buy for the day you’ll have most often.</figcaption></figure>
<h2 id="read-the-label">Read the label</h2>
<p>The label has to name the fibres of a coat and its lining with their percentages, and a shop that sells online has to show them before you buy. A coat of cloth with leather, fur or feathers in it carries the words ‘Contains non-textile parts of animal origin’. The rules are in the <a href="https://www.legislation.gov.uk/uksi/2012/1102">Textile Products (Labelling and Fibre Composition) Regulations 2012</a>.</p>
<ul>
<li><strong>Wool:</strong> the more, the warmer and the longer-lasting, as a rule. Some nylon makes it tougher. Under about half, you are mostly wearing something else.</li>
<li><strong>Down:</strong> look for the share of down to feathers, such as 80/20 or 90/10, and for the fill power. A higher figure means more warmth for the same weight. The weight of the filling counts as well.</li>
<li><strong>Waterproof:</strong> look for ‘waterproof’ and for taped or welded seams. ‘Water-resistant’ and ‘showerproof’ are weaker promises. A figure in millimetres tells you how much water pressure the cloth withstands; 10,000 mm is a common mark for a proper rain jacket.</li>
<li><strong>Care:</strong> a coat that can only be dry-cleaned costs something every spring.</li>
</ul>
<h2 id="check-the-fit">Check the fit in two minutes</h2>
<ol>
<li><strong>Put on your thickest jumper first.</strong></li>
<li><strong>Shoulders:</strong> the seam sits at the edge of your shoulder. A tailor can shorten sleeves and a hem; shoulders are costly to change.</li>
<li><strong>Reach forward</strong> as if to hold a steering wheel. The back shouldn’t pull.</li>
<li><strong>Sit down.</strong> A long coat has to open or ride up comfortably.</li>
<li><strong>Sleeves</strong> reach the base of your thumb, so that gloves meet them.</li>
<li><strong>Close it.</strong> You should get a scarf in and still turn your head.</li>
</ol>
<h2 id="check-the-finish">Check the finish</h2>
<p>Run the zip up and down three times; on a coat it is often the first thing to fail and the most expensive to mend. Tug each button gently and look for a spare. Turn a sleeve inside out: the lining should be sewn in all round and leave a little room to move. Patterns should meet at the front. On a puffer, press a panel and listen for feathers pricking through. On a shell, look for tape over every seam, the hood’s as well.</p>
<h2 id="what-you-can-ignore">What you can ignore</h2>
<p>Temperature ratings on fashion coats, which follow no shared test. A ‘heritage’ name bought by another company. The price that the ticket says it used to be, if the coat was made for the sale or for an outlet: compare with what the shop charged in October, or with two rivals today. <a href="/content/how-to-read-a-discount">How to read a discount</a> takes the tickets one at a time.</p>
<h2 id="check-the-page">Check the page</h2>
<ul>
<li><strong>The product code.</strong> A coat may keep its name for years while its blend changes, so search for the code.</li>
<li><strong>The model’s height and the size worn</strong>, and the length of the coat in centimetres for your size. Measure one that you like.</li>
<li><strong>Reviews that mention warmth and sizing.</strong> Skip those that speak of the delivery.</li>
<li><strong>Returns on sale items:</strong> how long, who pays, money or credit.</li>
<li><strong>The seller.</strong> Expensive outdoor brands are a favourite of copied shops. Leave the advertisement and go to the brand’s or the retailer’s own site.</li>
</ul>
<h2 id="buy-now-or-wait">Buy now, or wait?</h2>
<p>On Boxing Day the rails are full and the first markdown is on. During January shops often cut again, and black, navy and middle sizes are the first to have gone. Bright colours and very small or large sizes wait longest, and often fall furthest. So put a price on your second choice: if you’d be content with it, waiting is free. Children’s coats are the exception. Buy them when you need them, one size up, because nobody knows who will have grown by next winter.</p>
<p>Start on our page for <a href="/categories/fashion/coats-jackets">coats and jackets</a>. <a href="/retailers/next">Next</a>, <a href="/retailers/marks-spencer">Marks &amp; Spencer</a> and <a href="/retailers/uniqlo">Uniqlo</a> cover the middle of the price range, <a href="/retailers/tk-maxx">TK Maxx</a> the surprises. For the timing, see <a href="/content/boxing-day-or-january-sales">Boxing Day or the January sales</a>.</p>
<h2 id="easy-mistakes">Easy mistakes</h2>
<ul>
<li>Buying a size that fits over a T-shirt in a warm shop.</li>
<li>Paying for arctic warmth to walk from the car to the office.</li>
<li>A third black coat, because the percentage was large.</li>
<li>Cutting off the tags before you’ve worn it around the house for an evening.</li>
</ul>
<h2 id="if-something-is-wrong">If something is wrong</h2>
<p>A zip that breaks in the second week or a ‘waterproof’ that isn’t: you’re covered by the <a href="https://www.legislation.gov.uk/ukpga/2015/15/contents">Consumer Rights Act 2015</a>, sale or not. You can have a refund within 30 days, then a repair or replacement. You can’t complain about a flaw that was pointed out before you bought, such as a mark named on the ticket, or about one that you should have seen when you looked the coat over.</p>
<p>If you bought a coat online, you can send it back for any reason if you cancel within 14 days of delivery (<a href="https://www.legislation.gov.uk/uksi/2013/3134/contents">Consumer Contracts Regulations 2013</a>). Trying it on is fine; wearing it to a party is not. If you bought it in a shop and change your mind, it depends on that shop’s policy, so ask before you pay. <a href="/content/return-rights-on-sale-goods">Return rights on sale goods</a> tells you what to write.</p>`,
  faqs: [
    {
      question: 'Are coats cheaper on Boxing Day or in January?',
      answer:
        'Those that are left in January are often cheaper, because shops mark them down a second time. On Boxing Day you have the choice of size and colour. Buy early if only one coat will do.',
    },
    {
      question: 'How much wool should a winter coat have?',
      answer:
        'As a rule of thumb, look for more than half, and for 70% or more in a coat that should last. A little nylon for strength is normal.',
    },
    {
      question: 'Is down or synthetic filling better for British weather?',
      answer:
        'Down is warmer for its weight as long as it stays dry. For long days in the damp, synthetic filling or down under a waterproof shell is the safer choice, and easier to wash.',
    },
    {
      question: 'Can I take a sale coat back if it doesn’t fit?',
      answer:
        'If you bought it online, yes, within 14 days of delivery. In a shop there is no such right by law, but many shops allow it. Ask about sale items before you pay.',
    },
  ],
  author_name: null,
  reading_time_minutes: 5,
  published_at: BUYING_GUIDES_PUBLISHED_AT,
  content_changed_at: BUYING_GUIDES_PUBLISHED_AT,
  meta_title: 'How to buy a winter coat: cloth, fit and timing',
  meta_description:
    'Wool, down or waterproof, how to read the label and check the shoulders, and whether to buy a coat on Boxing Day or wait for January.',
};

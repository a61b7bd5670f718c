import type { ContentRow } from '../../schema/rows.ts';
import { BUYING_GUIDES_PUBLISHED_AT } from '../dates.ts';

export const howToBuyAMattress: ContentRow = {
  slug: 'how-to-buy-a-mattress',
  title: 'How to buy a mattress in the Boxing Day sales',
  content_type: 'guide',
  is_published: true,
  priority: 2,
  intro_paragraph:
    '<p>Take your time: mattresses are on offer for most of the year, so there is always another sale. What you want is the right firmness in the right size, and a trial at home with a collection that doesn’t cost much. Lie on it for ten minutes if you can, judge the price itself, and ignore the percentage on the banner.</p>',
  description:
    'Size, firmness and filling, what a sleep trial is worth, and whether an unwrapped mattress can go back: how to buy a mattress in the sales.',
  image: null,
  guide_category: 'Buying guides',
  article_category: null,
  answer: [
    'Firmness follows your weight and how you lie. Lighter people and side sleepers usually like softer; heavier people and those who sleep on their front like firmer.',
    'A home trial is worth more than a bigger discount. Read its terms, above all who collects the mattress and what that costs.',
    'Judge the price, not the event. Offers follow one another round the calendar, and many models are made for one shop, so the ‘was’ price is hard to check.',
  ],
  key_number: '7–10 years',
  key_number_note: 'a common guide to how long one lasts',
  body: `<h2 id="sizes">Sizes</h2>
<figure><table>
<thead><tr><th scope="col">UK size</th><th scope="col">Width by length</th><th scope="col">Made for</th></tr></thead>
<tbody>
<tr><th scope="row">Single</th><td>90 × 190 cm</td><td>One person, bunk beds</td></tr>
<tr><th scope="row">Small double</th><td>120 × 190 cm</td><td>One person with room, small bedrooms</td></tr>
<tr><th scope="row">Double</th><td>135 × 190 cm</td><td>Two people, each with less width than a single</td></tr>
<tr><th scope="row">King</th><td>150 × 200 cm</td><td>Two people, taller sleepers</td></tr>
<tr><th scope="row">Super king</th><td>180 × 200 cm</td><td>Two people with the width of a single each</td></tr>
</tbody>
</table><figcaption>Usual UK sizes. Beds from the Continent are often 140 or 160 cm wide and 200 long, so measure the frame.</figcaption></figure>
<p>Measure the inside of the frame, the stairs and the turn at the top. A rolled mattress goes up almost any staircase; a king with springs, delivered flat, may not. Add the depth too, because fitted sheets come in depths.</p>
<h2 id="which-filling">Which filling?</h2>
<ul>
<li><strong>Pocket springs.</strong> Each spring moves on its own, so you feel less of your partner, and air gets through. Heavy to lift.</li>
<li><strong>Open coil.</strong> Joined springs, the cheapest kind. Fine for a guest room.</li>
<li><strong>Memory foam.</strong> Moulds to you and hides movement. Some people find it warm, or hard to turn on.</li>
<li><strong>Latex.</strong> Springy, durable, heavy and expensive.</li>
<li><strong>Hybrid.</strong> Springs below, foam above. The usual compromise, and a good one.</li>
</ul>
<h2 id="what-matters">What matters, and what doesn’t</h2>
<p>Three things matter: firmness, the edge and the heat. <strong>Firmness</strong> has no common scale; one maker’s ‘medium’ is another’s ‘firm’. Lie in your own position for ten minutes. On your back, a hand should slide under the waist with slight resistance: a gap means too firm, no room at all means too soft. <strong>The edge</strong> should support you when you sit down to put your socks on. <strong>Heat</strong> matters if you sleep warm: springs and natural fibres breathe better than thick foam.</p>
<p>You can worry less about the number of springs. Above about a thousand in a king, more isn’t always better, and tiny springs in two layers are all counted. Zones, gels and ‘orthopaedic’ are also no measure: the last is a name that any maker may use for a firm mattress.</p>
<h2 id="check-the-page-and-the-label">Check the page and the label</h2>
<ul>
<li><strong>The trial.</strong> How many nights, from which day? Must you keep it for a minimum first? Do you need a protector? Is the refund in full, and who collects?</li>
<li><strong>The guarantee.</strong> Look at the years, and at the depth of dip that counts as a fault. It usually asks for a suitable base, and often for turning or rotating.</li>
<li><strong>The fire label.</strong> The fillings have to pass the tests of the <a href="https://www.legislation.gov.uk/uksi/1988/1324">Furniture and Furnishings (Fire) (Safety) Regulations 1988</a>. Most makers show it with a label that names the standard BS 7177. If there is none, ask.</li>
<li><strong>The base.</strong> Slats should be close together; makers often ask for gaps of no more than 6 or 7 cm. An old, sagging base spoils a new mattress.</li>
<li><strong>Delivery and the old one.</strong> To the room or to the kerb? Is the old mattress taken away, and for how much? Your council’s bulky-waste service may be cheaper.</li>
<li><strong>The model’s name elsewhere.</strong> No result? It may be made for one chain. Then compare springs, fillings, depth and guarantee with a similar one, as in <a href="/content/how-to-check-a-price">how to check a price</a>.</li>
</ul>
<h2 id="buy-now-or-wait">Buy now, or wait?</h2>
<p>If your back is complaining, buy now: a few weeks of bad sleep cost more than a sale saves. If the old one will do, note the price of two or three candidates and watch them for a month. Bank holidays, January and late autumn all bring offers. What Boxing Day adds is ex-display stock in showrooms and clearance of last year’s covers, and a delivery slot in January that you can usually choose.</p>
<p>Beds and mattresses are on our <a href="/categories/home-living/furniture">furniture page</a>, with sheets and duvets under <a href="/categories/home-living/bedding">bedding</a>. To compare, look at <a href="/retailers/dunelm">Dunelm</a>, <a href="/retailers/john-lewis">John Lewis</a>, <a href="/retailers/argos">Argos</a> and a bed shop where you can lie down.</p>
<h2 id="easy-mistakes">Easy mistakes</h2>
<ul>
<li>Choosing for your partner’s back, or they for yours. Two singles joined with a zip solve that.</li>
<li>Deciding after a minute in your coat.</li>
<li>Using it without a protector. A stain can end both the trial and the guarantee.</li>
<li>Cutting up the packaging when the terms ask for it back.</li>
<li>Paying a large deposit by bank transfer. A credit card covers an item of more than £100: see <a href="/content/pay-safely-in-the-sales">paying safely</a>.</li>
</ul>
<h2 id="if-something-is-wrong">If something is wrong</h2>
<h3 id="faulty">It is faulty</h3>
<p>A spring through the cover, a deep hollow after some months, the wrong size: the <a href="https://www.legislation.gov.uk/ukpga/2015/15/contents">Consumer Rights Act 2015</a> applies in full, and the hygiene rule makes no difference. You may reject the mattress within 30 days of delivery; after that comes one repair or replacement. Lay a straight edge across the dip and photograph it with a ruler.</p>
<h3 id="changed-your-mind">You changed your mind</h3>
<p>If you bought a mattress online, you can usually cancel until 14 days after delivery, under the <a href="https://www.legislation.gov.uk/uksi/2013/3134/contents">Consumer Contracts Regulations 2013</a>. There is an exception for goods sealed for health or hygiene reasons, once you unseal them. But in 2019 the European Court of Justice decided that this doesn’t cover a mattress with its film removed, because it can be cleaned and sold again (case C-681/17, slewo). The ruling is about the words that our Regulations share, it dates from the time when EU law applied here, and courts in the UK still normally follow it. So unwrapping should not cost you the right to cancel. Use beyond a careful try-out can reduce the refund, and a mattress made to your own measurements can’t be cancelled.</p>
<p>You may have to pay to send it back, but only if the shop told you so; and since a mattress doesn’t go by post, it should have named the cost before you bought. A trial of 100 nights is the shop’s own promise and comes on top. If you bought it in a showroom and change your mind, it depends on the shop. See <a href="/content/return-rights-on-sale-goods">return rights on sale goods</a>.</p>`,
  faqs: [
    {
      question: 'Can I return a mattress after taking off the plastic?',
      answer:
        'If you bought it online, the right to cancel within 14 days should survive: the European Court of Justice decided so in 2019, and courts in the UK still normally follow that ruling. Keep it clean, because marks can lower the refund. A faulty one can go back in any case.',
    },
    {
      question: 'When is the best time to buy a mattress?',
      answer:
        'When you need one. Offers run for much of the year, so compare the price with other shops and with its own past rather than waiting for one day.',
    },
    {
      question: 'How long should a mattress last?',
      answer:
        'Seven to ten years is a common guide. Replace it when you wake up stiff, feel the springs or sleep better elsewhere, whatever its age.',
    },
    {
      question: 'Which mattress is best for a bad back?',
      answer:
        'No label can promise that. Look for a medium to firm one that keeps your spine straight in your own position, use a home trial, and ask a doctor or physiotherapist if pain goes on.',
    },
  ],
  author_name: null,
  reading_time_minutes: 5,
  published_at: BUYING_GUIDES_PUBLISHED_AT,
  content_changed_at: BUYING_GUIDES_PUBLISHED_AT,
  meta_title: 'How to buy a mattress: firmness, trials and returns',
  meta_description:
    'UK mattress sizes, firmness and fillings in plain words, what a sleep trial is worth, and whether an unwrapped mattress can go back.',
};

import type { ContentRow } from '../../schema/rows.ts';
import { BUYING_GUIDES_PUBLISHED_AT } from '../dates.ts';

export const howToBuyATv: ContentRow = {
  slug: 'how-to-buy-a-tv',
  title: 'How to buy a TV in the Boxing Day sales',
  content_type: 'guide',
  is_published: true,
  priority: 2,
  intro_paragraph:
    '<p>The best Boxing Day TV is usually an outgoing one: a good set from the middle or top of a range that is about to be replaced. Measure the room first, spend on the panel second and count the sockets third. Then check the full model number and the guarantee, because two TVs with nearly the same name can be quite different.</p>',
  description:
    'Which size suits your room, what OLED, QLED and Mini LED mean, the features worth paying for, and what to check before you buy a TV in the sales.',
  image: null,
  guide_category: 'Buying guides',
  article_category: null,
  answer: [
    'Measure from the sofa. For a 4K picture, sit about 1.2 to 1.6 times the diagonal away. For a 55-inch TV that is roughly 1.7 to 2.2 metres.',
    'Put the money into the picture, not the inches. A better panel at 55 inches gives more pleasure than a dim one at 65.',
    'Look at outgoing ranges first. New ranges mostly reach the shops from spring, so the sets on offer after Christmas are the ones making way.',
  ],
  key_number: '1.2–1.6×',
  key_number_note: 'the diagonal: how far away to sit',
  body: `<h2 id="start-with-the-size">Start with the size</h2>
<p>Take a tape measure to the sofa before you look at a single price. A TV that is too small wastes the detail you paid for; one that is too big makes you turn your head.</p>
<figure><table>
<thead><tr><th scope="col">Screen</th><th scope="col">Diagonal</th><th scope="col">Comfortable distance</th></tr></thead>
<tbody>
<tr><th scope="row">43 inches</th><td>109 cm</td><td>1.3 to 1.7 m</td></tr>
<tr><th scope="row">50 inches</th><td>127 cm</td><td>1.5 to 2.0 m</td></tr>
<tr><th scope="row">55 inches</th><td>140 cm</td><td>1.7 to 2.2 m</td></tr>
<tr><th scope="row">65 inches</th><td>165 cm</td><td>2.0 to 2.6 m</td></tr>
<tr><th scope="row">75 inches</th><td>191 cm</td><td>2.3 to 3.0 m</td></tr>
</tbody>
</table><figcaption>A rule of thumb for 4K: 1.2 to 1.6 times the diagonal. You can sit further back; you simply see less detail.</figcaption></figure>
<p>Measure the furniture as well. Many TVs stand on two feet near the ends, so a 65-inch set can be too wide for your cabinet, even if one with a central foot would fit. If it is going on the wall, note the VESA size (the spacing of the screw holes) and the weight, and match the bracket to both.</p>
<h2 id="which-panel">Which panel?</h2>
<ul>
<li><strong>LED, often sold as QLED.</strong> An LCD screen with a light behind it. QLED adds a layer of quantum dots for richer colour. Bright and good value; black looks dark grey in a dark room.</li>
<li><strong>Mini LED.</strong> The same idea with many small lights that dim in zones. Very bright, with much better black. A strong choice for a sunny room.</li>
<li><strong>OLED.</strong> Each pixel makes its own light, so black is black and the picture still looks good from the side. Lovely for films in the evening. A fixed image left on for very long periods can leave a mark, which matters if the news banner runs all day.</li>
</ul>
<p>OLED is a kind of panel and QLED is a kind of LCD, whatever the similar letters suggest.</p>
<h2 id="worth-paying-for">What is worth paying for</h2>
<h3 id="three-that-matter">Three features that matter</h3>
<ul>
<li><strong>Local dimming and real brightness.</strong> HDR, the wider range from dark to light, only shows on a screen that can get bright in one corner and stay dark in another. ‘HDR compatible’ alone means that the TV accepts the signal.</li>
<li><strong>A 120 Hz panel</strong>, if you play on a modern console or watch a lot of sport. Look for ‘native 120 Hz’, since ‘motion’ figures can be twice the true one.</li>
<li><strong>Enough of the right sockets.</strong> A console that plays in 4K at 120 frames a second needs HDMI 2.1 on the socket it uses. A soundbar wants HDMI with eARC or ARC. Count both.</li>
</ul>
<h3 id="what-you-can-ignore">What you can ignore</h3>
<p>You can skip 8K: very little is made in it. Contrast ratios in the millions can’t be compared between makers. And a slow menu is no reason to reject a fine picture, because a small streaming stick can do the menu’s job.</p>
<h2 id="check-the-page-and-the-box">Check the page and the box</h2>
<ul>
<li><strong>The full model number.</strong> The last letters may mark the year, the country or a version made for one chain. Search for the whole number, as shown in <a href="/content/how-to-check-a-price">how to check a price</a>.</li>
<li><strong>The guarantee.</strong> For the same TV one seller may include one year and another five. That difference is part of the price.</li>
<li><strong>The energy label.</strong> TVs must carry one, from A to G. Big screens gather near the bottom of the scale, so compare the kilowatt-hours for 1,000 hours, which the label shows for ordinary and for HDR pictures.</li>
<li><strong>Updates.</strong> In Great Britain a smart TV’s maker must publish how long it will supply security updates. The duty comes from the Product Security and Telecommunications Infrastructure Act 2022, explained on <a href="https://www.gov.uk/guidance/regulations-consumer-connectable-product-security">GOV.UK</a>.</li>
<li><strong>Your old set.</strong> A shop that sells you a new one must give you a free way to dispose of the old one, though it may charge for fetching it: see <a href="https://www.gov.uk/electricalwaste-producer-supplier-responsibilities">GOV.UK</a>.</li>
<li><strong>The screen, on day one.</strong> Unpack it with a second person, switch it on and look at a plain picture. Photograph any crack or line before you move anything, and keep the box for two weeks.</li>
</ul>
<h2 id="buy-now-or-wait">Buy now, or wait?</h2>
<p>Buy in the sale when a set that you’ve already chosen reaches a price that you’ve already written down. Wait if you want the newest features, or if you are happy to take whatever is left in early spring, when old ranges are often cheap and sizes are scarce. A price that came round on Black Friday may well come round again; <a href="/content/boxing-day-or-january-sales">Boxing Day or January</a> helps with that choice.</p>
<p>To compare shops, begin with our page on <a href="/categories/electronics/tvs">TVs</a>, and look at <a href="/retailers/currys">Currys</a>, <a href="/retailers/john-lewis">John Lewis</a> and <a href="/retailers/ao">AO</a> side by side.</p>
<h2 id="easy-mistakes">Easy mistakes</h2>
<ul>
<li>Judging a picture by the shop’s demonstration film in its brightest mode.</li>
<li>Comparing two sizes of ‘the same’ TV: within one series the small sizes sometimes have a different panel.</li>
<li>Forgetting the sound. Thin sets have thin speakers, so leave room in the budget for a soundbar.</li>
<li>Paying for a cable or a warranty at the till because the discount felt large. You can sleep on the warranty: a shop’s written quotation for one stays open for 30 days, under the <a href="https://www.legislation.gov.uk/uksi/2005/37/contents/made">2005 Order on extended warranties</a>.</li>
</ul>
<h2 id="if-something-is-wrong">If something is wrong</h2>
<p>Sale TVs carry full rights. Under the <a href="https://www.legislation.gov.uk/ukpga/2015/15/contents">Consumer Rights Act 2015</a> you can reject a faulty one for a refund within 30 days of getting it; after that the seller has one chance to repair or replace it. If you bought it online and simply don’t like it, the <a href="https://www.legislation.gov.uk/uksi/2013/3134/contents">Consumer Contracts Regulations 2013</a> let you cancel until 14 days after delivery. The details are in <a href="/content/return-rights-on-sale-goods">return rights on sale goods</a>. At more than £100, a credit card adds section 75: see <a href="/content/pay-safely-in-the-sales">paying safely</a>.</p>`,
  faqs: [
    {
      question: 'What size TV should I buy for my living room?',
      answer:
        'Measure from your eyes to the screen in centimetres and divide by 1.4. The result is a comfortable diagonal for a 4K TV. At 2 metres that is about 143 cm, so 55 inches.',
    },
    {
      question: 'Is OLED better than QLED or Mini LED?',
      answer:
        'For films in a dim room, OLED usually is, because its black is truly black. In a bright room a good Mini LED set is easier to watch. Plain QLED is the value choice.',
    },
    {
      question: 'Should I take the extended warranty?',
      answer:
        'You never have to. Your rights against the seller come free, and some shops include a long guarantee. If you take one of more than a year in a shop, you have 45 days to cancel it for a refund, if you haven’t made a claim.',
    },
    {
      question: 'Can I return a TV once I’ve set it up?',
      answer:
        'If you bought it online, yes, until 14 days after delivery. You may set it up to see how it works. The seller can reduce the refund for handling beyond that, so go gently and keep the packaging. In a shop it depends on the shop’s policy, unless the TV is faulty.',
    },
  ],
  author_name: null,
  reading_time_minutes: 5,
  published_at: BUYING_GUIDES_PUBLISHED_AT,
  content_changed_at: BUYING_GUIDES_PUBLISHED_AT,
  meta_title: 'How to buy a TV: size, panel and when to wait',
  meta_description:
    'The right TV size for your sofa, OLED and Mini LED in plain words, the sockets to count, and what to check before you buy in the Boxing Day sales.',
};

import type { ContentRow } from '../../schema/rows.ts';
import { BUYING_GUIDES_PUBLISHED_AT } from '../dates.ts';

export const howToBuyPerfume: ContentRow = {
  slug: 'how-to-buy-perfume',
  title: 'How to buy perfume in the Boxing Day sales',
  content_type: 'guide',
  is_published: true,
  priority: 2,
  intro_paragraph:
    '<p>Christmas gift sets are where perfume gets cheap: the ribbon is out of season on 26 December and the bottle inside is the same. Compare by the price of 100 ml, know whether it is an eau de parfum or an eau de toilette, and buy only what you have smelled on your own skin. Once the wrapper is off, it rarely goes back.</p>',
  description:
    'Eau de parfum or toilette, the price per 100 ml, gift sets, testers and fakes, and when an opened bottle can go back: buying perfume in the sales.',
  image: null,
  guide_category: 'Buying guides',
  article_category: null,
  answer: [
    'Gift sets after Christmas. Look for a set whose full-size bottle alone would cost as much or more, and count the extras as a present.',
    'Compare the price per 100 ml, for the same strength. The big bottle isn’t always the better value.',
    'Wear it for a day before you buy it. Once you’ve unwrapped a bottle, most shops won’t take it back.',
  ],
  key_number: '100 ml',
  key_number_note: 'the amount to compare prices by',
  body: `<h2 id="what-the-names-mean">What the names mean</h2>
<p>The names on the bottle tell you roughly how much perfume oil is in the alcohol. No law fixes the percentages, so one house’s eau de toilette can outlast another’s eau de parfum.</p>
<figure><table>
<thead><tr><th scope="col">Name</th><th scope="col">Strength</th><th scope="col">Suits</th></tr></thead>
<tbody>
<tr><th scope="row">Parfum or extrait</th><td>Strongest, used by the drop</td><td>Evenings, small bottles</td></tr>
<tr><th scope="row">Eau de parfum (EDP)</th><td>Strong, lasts for much of a day on most skins</td><td>Every day, autumn and winter</td></tr>
<tr><th scope="row">Eau de toilette (EDT)</th><td>Lighter, often fresher</td><td>Work, summer, generous spraying</td></tr>
<tr><th scope="row">Eau de cologne</th><td>Light and short-lived</td><td>After a shower</td></tr>
<tr><th scope="row">Body mist</th><td>Very light</td><td>Gym bags, younger users</td></tr>
</tbody>
</table><figcaption>A rough order. The two strengths of one name can smell different as well, so try the one you mean to buy.</figcaption></figure>
<h2 id="how-to-choose">How to choose one you’ll finish</h2>
<ol>
<li><strong>Try two, at most three, in one go.</strong> After that your nose gives up.</li>
<li><strong>Paper first, skin second.</strong> Spray the card to reject; spray your wrist to decide.</li>
<li><strong>Wait.</strong> The first ten minutes are the top notes, made to please at the counter. The scent that you’ll live with comes after an hour.</li>
<li><strong>Ask for a sample</strong>, or buy a small bottle. A 30 ml bottle that you empty is cheaper than 100 ml that you don’t.</li>
</ol>
<p>For someone else, copy what is on their shelf, letter by letter: the house, the name, the word after the name (such as intense, elixir or sport) and the strength. Each is a different scent. If you don’t know, a discovery set of small vials is a kinder present than a guess.</p>
<h2 id="price-per-100-ml">Do the sum per 100 ml</h2>
<p>Divide the price by the millilitres and multiply by 100. That makes 30, 50 and 100 ml comparable, and it shows at once when a ‘limited edition’ is the same scent in a new bottle. Travel sizes and purse sprays nearly always cost most.</p>
<p>Leave the RRP out of it. Perfume is sold below the recommended price all year, in chemists above all, so a percentage off RRP may be the ordinary price. <a href="/content/how-to-read-a-discount">How to read a discount</a> explains the difference between that and a real ‘was’.</p>
<h2 id="gift-sets">Gift sets: worth it or not?</h2>
<ul>
<li><strong>Find the bottle’s size</strong> in the small print. Some sets have a 50 ml bottle where the shelf has 100.</li>
<li><strong>Value the lotion at what you’d pay for it.</strong> If you wouldn’t, that is nothing.</li>
<li><strong>A second small bottle</strong> for the handbag is often the best extra.</li>
<li><strong>Look early.</strong> Shops clear sets, they don’t refill them, and the well-known names go on the first day.</li>
</ul>
<h2 id="check-the-page-and-the-box">Check the page and the box</h2>
<ul>
<li><strong>The seller.</strong> Perfume is widely counterfeited. Buy from the house, a department store, a chemist or a stockist that the house names. Be wary of marketplaces and pop-up stalls.</li>
<li><strong>The label.</strong> Cosmetics sold in Great Britain must show, among other things, the contents in millilitres, the ingredients, a batch number and a responsible person’s name and address: <a href="https://www.gov.uk/government/publications/cosmetic-products-enforcement-regulations-2013">GOV.UK</a> has the rules. The batch number on the box and on the bottle should agree.</li>
<li><strong>‘Tester’ or ‘unboxed’.</strong> Testers are made for the counter, and may come without a cap or a box. Ask the seller how they got them, and expect a lower price.</li>
<li><strong>Age.</strong> Closed, cool and dark, most perfumes keep for years; an open-jar symbol gives the months after opening. Avoid bottles from a sunny shop window.</li>
<li><strong>Refills.</strong> Some houses refill bottles or sell refills for less per millilitre than a new bottle. Compare.</li>
</ul>
<h2 id="what-you-can-ignore">What you can ignore</h2>
<p>Lists of notes, which are poetry, not a recipe. Hours of ‘longevity’, because skin differs. A celebrity on the box. And crossed-out prices at sellers whom you can’t find anywhere else.</p>
<h2 id="buy-now-or-wait">Buy now, or wait?</h2>
<p>For a gift set, Boxing Day is the moment: by mid-January the choice has gone. For a single bottle of a classic, there’s no rush, because chemists and department stores have offers before Valentine’s Day, Mother’s Day, Father’s Day and in November too. A scent that the house is discontinuing is the one case for buying two. Our <a href="/content/what-is-worth-waiting-for">list of what is worth waiting for</a> puts gift sets near the top for a reason.</p>
<p>Start with <a href="/categories/health-beauty/fragrance">fragrance</a>. For prices, compare <a href="/retailers/boots">Boots</a>, <a href="/retailers/superdrug">Superdrug</a>, <a href="/retailers/sephora">Sephora</a> and <a href="/retailers/debenhams">Debenhams</a>, and use your loyalty points only where the price is already right.</p>
<h2 id="easy-mistakes">Easy mistakes</h2>
<ul>
<li>Buying after one sniff of a card, at the end of a long day.</li>
<li>Mixing up two scents of one house with nearly the same name.</li>
<li>Keeping it in the bathroom, where heat and damp shorten its life.</li>
<li>Posting it as a present without asking the carrier. Perfume is flammable, and there are limits on sending it, above all abroad.</li>
</ul>
<h2 id="if-something-is-wrong">If something is wrong</h2>
<h3 id="faulty">It is faulty, fake or the wrong one</h3>
<p>A spray that doesn’t work, a leaking bottle, a counterfeit, an EDT when you ordered EDP: you have full rights under the <a href="https://www.legislation.gov.uk/ukpga/2015/15/contents">Consumer Rights Act 2015</a>, opened or not, sale or not. Within 30 days that means a refund. Stop using anything that you suspect is fake, keep it as evidence, and tell your card company: <a href="/content/pay-safely-in-the-sales">paying safely</a> says how.</p>
<h3 id="changed-your-mind">You just don’t like it</h3>
<p>If it’s unopened and you bought it online, you can cancel until 14 days after delivery, under the <a href="https://www.legislation.gov.uk/uksi/2013/3134/contents">Consumer Contracts Regulations 2013</a>. If you’ve opened it, probably not. The Regulations make an exception for goods that are sealed for health or hygiene reasons and unsuitable for return, once the seal is broken, and shops commonly apply that to perfume. Whether a plain film round a box counts is open to argument, but a bottle that has been sprayed is worth little to the shop, and the refund could shrink to match. So leave the wrapper on until you’re sure. If the set includes a sample vial, try that first. In a shop, ask about returns before you pay. More in <a href="/content/return-rights-on-sale-goods">return rights on sale goods</a>.</p>`,
  faqs: [
    {
      question: 'Can I return perfume that I have opened?',
      answer:
        'If it is faulty, fake or not what you ordered, yes. If you simply don’t like it, usually not: shops commonly rely on the hygiene exception once the seal is broken.',
    },
    {
      question: 'Is eau de parfum better than eau de toilette?',
      answer:
        'It is usually stronger and lasts longer, and it costs more. The two versions of one name may also smell different. Try both and buy the one you like.',
    },
    {
      question: 'Are perfume gift sets cheaper after Christmas?',
      answer:
        'Often, because shops want to clear the seasonal boxes. Compare the set with the price of the bottle alone, at the same size.',
    },
    {
      question: 'Does perfume go off?',
      answer:
        'In time. Kept cool, dark and closed, most bottles last for years. If the scent turns sour or the colour changes a lot, it is past its best.',
    },
  ],
  author_name: null,
  reading_time_minutes: 5,
  published_at: BUYING_GUIDES_PUBLISHED_AT,
  content_changed_at: BUYING_GUIDES_PUBLISHED_AT,
  meta_title: 'How to buy perfume in the sales: sets, sizes, returns',
  meta_description:
    'EDP or EDT, the price per 100 ml, gift sets after Christmas, testers and fakes, and when an opened bottle can go back: perfume in the sales.',
};

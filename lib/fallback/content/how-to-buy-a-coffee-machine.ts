import type { ContentRow } from '../../schema/rows.ts';
import { BUYING_GUIDES_PUBLISHED_AT } from '../dates.ts';

export const howToBuyACoffeeMachine: ContentRow = {
  slug: 'how-to-buy-a-coffee-machine',
  title: 'How to buy a coffee machine in the Boxing Day sales',
  content_type: 'guide',
  is_published: true,
  priority: 2,
  intro_paragraph:
    '<p>The cheapest machine can make the most expensive coffee, because the pods or beans cost more over a year than most discounts save. So start with the drink: what you like, how many cups a day, and how much fuss you’ll put up with at seven in the morning. Then buy the simplest machine that makes it well, and add up a year before you pay.</p>',
  description:
    'Pod, filter, espresso or bean-to-cup: which coffee machine suits you, how to add up a year of coffee, and what to check before you buy in the sales.',
  image: null,
  guide_category: 'Buying guides',
  article_category: null,
  answer: [
    'Pods for ease, filter for many cups, bean-to-cup for good coffee at the touch of a button, espresso if you enjoy making it.',
    'Add a year of coffee to the price. A free machine tied to costly pods is no bargain.',
    'Cleaning decides whether you’ll still use it in June. Look at the milk parts before you look at the menu.',
  ],
  key_number: '9 bar',
  key_number_note: 'the usual pressure for espresso',
  body: `<h2 id="which-kind">Which kind suits you?</h2>
<figure><table>
<thead><tr><th scope="col">Kind</th><th scope="col">You get</th><th scope="col">You pay with</th></tr></thead>
<tbody>
<tr><th scope="row">Pod or capsule</th><td>The same cup in a minute, little mess</td><td>The most expensive coffee by weight, and a pile of pods</td></tr>
<tr><th scope="row">Filter</th><td>A jug for several people, cheap coffee</td><td>No espresso, no froth</td></tr>
<tr><th scope="row">Bean-to-cup</th><td>Fresh coffee at a button, milk drinks on many models</td><td>A high price, a large machine, regular cleaning</td></tr>
<tr><th scope="row">Espresso with a handle</th><td>The best cup once you have learned it</td><td>Time, a grinder, practice</td></tr>
<tr><th scope="row">Cafetière, moka pot, dripper</th><td>Very good coffee for very little</td><td>Three minutes of your own</td></tr>
</tbody>
</table><figcaption>The last row isn’t a machine, and it is worth a thought before you buy one.</figcaption></figure>
<h2 id="add-up-a-year">Add up a year</h2>
<p>Work it out with the prices in front of you. Multiply your cups a day by 365, and by the price of one pod or of the beans for one cup. An espresso takes roughly 7 to 10 grams, so a kilo of beans makes about 100 to 140 single cups. Then add descaler, water filters and, for espresso, a grinder.</p>
<p>Do it for two kinds of machine. With several cups a day the beans often win back the higher price of the machine; with one cup on a Sunday they may never do so.</p>
<h2 id="pods">If you choose pods</h2>
<p>Look at who makes them. Some systems are open, and supermarkets and roasters sell pods that fit. In others only the maker and its partners do, so they set the price. Check the shelf where you shop, check that decaf comes in that system if you need it, and find out how the pods are recycled in your area. A voucher for pods in the box is worth only what you’d have bought anyway.</p>
<h2 id="three-that-matter">Three features that matter</h2>
<ul>
<li><strong>The milk.</strong> A steam wand makes the finest foam and needs a minute of practice. An automatic frother is easier, and each tube in it has to be washed. If you drink it black, don’t pay for either.</li>
<li><strong>The water tank and the drip tray.</strong> They should come out without moving the machine. Think of the height under your cupboards: many tanks lift out upwards.</li>
<li><strong>Room under the spout</strong> for the mug that you use.</li>
</ul>
<h3 id="what-you-can-ignore">What you can ignore</h3>
<p>Pressure is the favourite number on the box. Espresso is usually brewed at about 9 bar, and 15 or 19 bar describes what the pump could do. Eighteen drinks on a screen are mostly the same three with more or less milk. And a built-in grinder on a very cheap machine may be the weakest part of it.</p>
<h2 id="check-the-page-and-the-box">Check the page and the box</h2>
<ul>
<li><strong>The exact model number.</strong> Colours and shops’ own sets change the letters at the end. Without the whole number you can’t compare, as <a href="/content/how-to-check-a-price">how to check a price</a> shows.</li>
<li><strong>How it is cleaned.</strong> Can the brewing unit of a bean-to-cup machine be taken out and rinsed? Which parts go in the dishwasher?</li>
<li><strong>Descaling.</strong> In a hard-water area you’ll do it often. Makers may refuse a guarantee claim for a machine that was never descaled, so keep the packets and the dates.</li>
<li><strong>What’s included.</strong> Milk jug, tamper, filter, cleaning tablets: small things that add up.</li>
<li><strong>The guarantee</strong>, and whether repairs are done by post. Keep the box, because a heavy machine is hard to pack without it.</li>
<li><strong>Second-hand and returned machines.</strong> Ask for photographs of the inside. For safety recalls, search the <a href="https://www.gov.uk/product-safety-alerts-reports-recalls">government’s list</a>.</li>
</ul>
<p>Coffee machines have no A-to-G energy label in the UK. The useful question is how soon the machine turns itself off, which you’ll find in its settings or the manual.</p>
<h2 id="buy-now-or-wait">Buy now, or wait?</h2>
<p>Coffee machines are offered in almost every sale, so the honest answer is that you can wait. Boxing Day is good for gift bundles that didn’t sell, for colours on their way out, and for returned machines in the makers’ outlets. Write down the price that you’d be happy to pay. If the sale meets it, buy; if not, <a href="/content/what-is-worth-waiting-for">there will be another</a>.</p>
<p>For models and shops, see <a href="/categories/appliances/coffee-machines">coffee machines</a>. <a href="/retailers/john-lewis">John Lewis</a>, <a href="/retailers/amazon">Amazon</a> and <a href="/retailers/very">Very</a> make a fair first comparison.</p>
<h2 id="easy-mistakes">Easy mistakes</h2>
<ul>
<li>Buying the machine that matches your favourite café, when you drink instant on weekdays.</li>
<li>Forgetting the grinder. An espresso machine fed with ready-ground supermarket coffee rarely shows what it can do.</li>
<li>Leaving milk in the frother overnight.</li>
<li>Comparing with the recommended price. Compare with what two other shops charge today; <a href="/content/how-to-read-a-discount">how to read a discount</a> says why.</li>
<li>Overlooking the plug. A machine from a foreign marketplace may come without a UK one.</li>
</ul>
<h2 id="if-something-is-wrong">If something is wrong</h2>
<p>Leaks, a pump that stops, a grinder that jams: the seller has to put it right, at its own cost. Under the <a href="https://www.legislation.gov.uk/ukpga/2015/15/contents">Consumer Rights Act 2015</a> you may ask for your money back in the first 30 days. Later you can have it repaired or replaced, and if a fault shows itself within six months it counts as there from the start unless the seller can show otherwise.</p>
<p>Ordered online and not to your taste? You have until 14 days after delivery to cancel under the <a href="https://www.legislation.gov.uk/uksi/2013/3134/contents">Consumer Contracts Regulations 2013</a>. Look it over, fill it, switch it on; a month of lattes is more than a shop would let you try, and the seller may reduce the refund for it. The rest is in <a href="/content/return-rights-on-sale-goods">return rights on sale goods</a>.</p>`,
  faqs: [
    {
      question: 'Are pods more expensive than beans?',
      answer:
        'Per cup they usually are, because you pay for a few grams in a container of their own. Work it out with the prices in your shop: a kilo of beans makes about 100 to 140 single espressos.',
    },
    {
      question: 'Is a bean-to-cup machine worth it?',
      answer:
        'If several people in the house drink several cups a day, it can be, because beans are cheaper per cup than pods. For an occasional cup, a filter or a small pod machine makes more sense.',
    },
    {
      question: 'Do I need 15 or 19 bar of pressure?',
      answer:
        'No. Espresso is usually brewed at about 9 bar. The larger figure is the most that the pump can reach and says little about the cup.',
    },
    {
      question: 'Can I send back a coffee machine that I have tried?',
      answer:
        'A faulty one, yes. An online order can also be cancelled within 14 days of delivery without a reason, but regular use can reduce the refund. A purchase in a shop depends on the shop’s policy.',
    },
  ],
  author_name: null,
  reading_time_minutes: 5,
  published_at: BUYING_GUIDES_PUBLISHED_AT,
  content_changed_at: BUYING_GUIDES_PUBLISHED_AT,
  meta_title: 'How to buy a coffee machine: pods, beans or filter',
  meta_description:
    'Start with the drink, add up a year of pods or beans, and check how it is cleaned: how to choose a coffee machine in the Boxing Day sales.',
};

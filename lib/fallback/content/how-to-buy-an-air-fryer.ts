import type { ContentRow } from '../../schema/rows.ts';
import { BUYING_GUIDES_PUBLISHED_AT } from '../dates.ts';

export const howToBuyAnAirFryer: ContentRow = {
  slug: 'how-to-buy-an-air-fryer',
  title: 'How to buy an air fryer in the Boxing Day sales',
  content_type: 'guide',
  is_published: true,
  priority: 2,
  intro_paragraph:
    '<p>An air fryer is one of the easiest sale purchases to get right, because it is on offer so often that you never have to hurry. Match the litres to the people you cook for, measure the worktop, and decide between one drawer and two. Everything else, from the number of programmes to the colour of the light, is decoration.</p>',
  description:
    'How many litres you need, one drawer, two or an oven, what to measure in the kitchen, and which features to pay for when you buy an air fryer.',
  image: null,
  guide_category: 'Buying guides',
  article_category: null,
  answer: [
    'Choose the size by the number of people. About 3 to 4 litres for one or two, 5 to 6 for three or four, 8 or more for a family that eats together.',
    'Two drawers if you cook two things at once. One large drawer if you cook big things. An oven shape if you bake and grill.',
    'Take your time. Air fryers come round in nearly every sale, so know the usual price and skip anything that only matches it.',
  ],
  key_number: '3–4 litres',
  key_number_note: 'for one or two people',
  body: `<h2 id="one-drawer-two-or-an-oven">One drawer, two, or an oven?</h2>
<figure><table>
<thead><tr><th scope="col">Kind</th><th scope="col">Best for</th><th scope="col">Think about</th></tr></thead>
<tbody>
<tr><th scope="row">Single drawer</th><td>One or two people, small kitchens, a whole chicken if it is large</td><td>One temperature at a time</td></tr>
<tr><th scope="row">Two drawers</th><td>Chips on one side, fish on the other, ready together</td><td>Each drawer is only half of the total, and the machine is wide</td></tr>
<tr><th scope="row">One drawer with a divider</th><td>Both of the above, by turns</td><td>More parts to wash</td></tr>
<tr><th scope="row">Oven style, with a door</th><td>Toast, pizza, several trays, seeing your food</td><td>Takes more room and is fiddlier to clean</td></tr>
</tbody>
</table><figcaption>Ask what you’ll cook most on an ordinary Tuesday.</figcaption></figure>
<h2 id="litres">How much the litres really mean</h2>
<p>Makers count the whole space inside the drawer. You use less of it, because food crisps best in one layer with air around it. Two drawers sold as 9 litres give you about four and a half each, which is plenty for sides and too narrow for a large chicken. If you can, look at the drawer’s floor in centimetres: a wide, shallow drawer cooks more chips at once than a deep one of the same volume.</p>
<h2 id="measure-the-kitchen">Measure the kitchen first</h2>
<p>The commonest surprise is the size. Measure the worktop, the height under the wall cupboards and the depth to the wall. Then read the clearance in the manual, which is usually on the maker’s site: hot air has to leave at the back. Check that the drawer can be pulled fully out where the machine will live.</p>
<p>Plug it straight into a wall socket. Air fryers draw a lot of power, so keep them off extension leads.</p>
<h2 id="worth-paying-for">What is worth paying for</h2>
<h3 id="three-that-matter">Three things that matter</h3>
<ul>
<li><strong>Cleaning.</strong> You’ll do it every day. Look for drawers and plates that the maker calls dishwasher-safe, and few grooves. A non-stick coating lives longer when it is washed by hand.</li>
<li><strong>A timer that lets two drawers finish together</strong>, if you buy two drawers. That is the point of having them.</li>
<li><strong>Spare parts.</strong> A crisper plate may wear out before the motor does. See whether the maker sells one, and for how much.</li>
</ul>
<h3 id="what-you-can-ignore">What you can ignore</h3>
<p>Programmes first: ‘12 functions’ are mostly the same fan and heater at different times and temperatures. Watts next: more watts heat faster, but the difference on a plate of potatoes is small. An app, unless you’d enjoy it. And recipe books, which are free online.</p>
<h2 id="what-it-saves">Does it save energy?</h2>
<p>For small amounts, usually: it heats a small space and needs little warming up. For a roast for six, or three trays of biscuits, an oven full of food may use no more. Air fryers carry no energy label in the UK, so you have to do the sum: kilowatts times hours times your price for a unit. A 1.5 kW machine that runs for 20 minutes uses at most half a unit.</p>
<h2 id="check-the-page-and-the-box">Check the page and the box</h2>
<ul>
<li><strong>The code, not the name.</strong> Makers sell several sizes under one family name, and shops have colours and sets of their own. The <a href="/appliances/ninja-af400">Ninja AF400UK</a> is a good example of how close the names can be.</li>
<li><strong>Outside measurements and weight</strong>, with the handle.</li>
<li><strong>What comes with it:</strong> racks, skewers, a divider, a probe. Price the extras you’d buy anyway, and no others.</li>
<li><strong>The guarantee.</strong> Some makers add a year if you register within a set time. Do it the day the machine arrives.</li>
<li><strong>Recalls.</strong> Before you buy a used one, search the model in the <a href="https://www.gov.uk/product-safety-alerts-reports-recalls">government’s list of product recalls</a>.</li>
<li><strong>Your old one.</strong> The shop must offer a free way to recycle it when you buy the same kind of thing: <a href="https://www.gov.uk/electricalwaste-producer-supplier-responsibilities">GOV.UK</a> explains.</li>
</ul>
<h2 id="buy-now-or-wait">Buy now, or wait?</h2>
<p>Buy if the model you chose is at or near the lowest point that you can find in its price history. Otherwise wait: another offer is rarely more than a few months away. There’s one good reason to choose Boxing Day over Black Friday, and it is returns. Unwanted presents come back to the shops, and makers’ outlets sell checked machines with a guarantee.</p>
<p>Our <a href="/categories/appliances/air-fryers">air fryers page</a> is the place to start; for shops, try <a href="/retailers/ninja">Ninja</a>, <a href="/retailers/argos">Argos</a> and <a href="/retailers/tesco">Tesco</a>, and use <a href="/content/how-to-check-a-price">how to check a price</a> before you press the button.</p>
<h2 id="easy-mistakes">Easy mistakes</h2>
<ul>
<li>Buying the biggest for two people: it takes longer to heat and fills the worktop.</li>
<li>Reading ‘9 litres’ as one space when it is two.</li>
<li>Trusting a percentage off the recommended price. Small appliances are often sold below it all year, as <a href="/content/how-to-read-a-discount">how to read a discount</a> explains.</li>
<li>Using metal tools on the coating in the first week.</li>
</ul>
<h2 id="if-something-is-wrong">If something is wrong</h2>
<p>A coating that flakes in normal use, a drawer that won’t close, a fan that screams: take it up with the shop. The <a href="https://www.legislation.gov.uk/ukpga/2015/15/contents">Consumer Rights Act 2015</a> gives you a refund within 30 days, then a repair or replacement, in a sale as at any other time. Stop using anything that smokes or trips the fuse.</p>
<p>If you bought it online you may cancel until 14 days after delivery, under the <a href="https://www.legislation.gov.uk/uksi/2013/3134/contents">Consumer Contracts Regulations 2013</a>. You may unpack it and look it over as you would in a shop. Cook a week of dinners in it and the seller can take the loss in value off your refund. <a href="/content/return-rights-on-sale-goods">Return rights on sale goods</a> has the whole procedure.</p>`,
  faqs: [
    {
      question: 'What size of air fryer do I need for four people?',
      answer:
        'About 5 to 6 litres in one drawer, or 8 to 9 in two. If you like to cook the main dish and the chips together, two drawers are the more useful shape.',
    },
    {
      question: 'Is an air fryer cheaper to run than an oven?',
      answer:
        'For one or two portions it usually is, because it heats less space and is quick to warm up. For large quantities the gap narrows, and a full oven can be as good.',
    },
    {
      question: 'Can I return an air fryer after using it?',
      answer:
        'If it is faulty, yes. If you changed your mind about an online order, you can cancel within 14 days of delivery, but a used machine is worth less and the refund may be reduced. Some makers offer a trial period with terms of its own.',
    },
    {
      question: 'Are air fryers cheapest on Boxing Day?',
      answer:
        'Not as a rule. They are discounted several times a year, so compare with the cheapest it has been in the past twelve months rather than with the ticket.',
    },
  ],
  author_name: null,
  reading_time_minutes: 5,
  published_at: BUYING_GUIDES_PUBLISHED_AT,
  content_changed_at: BUYING_GUIDES_PUBLISHED_AT,
  meta_title: 'How to buy an air fryer: size, drawers and sale price',
  meta_description:
    'How many litres, one drawer or two, what to measure in the kitchen, and why you can take your time: a plain guide to buying an air fryer in the sales.',
};

import type { ContentRow } from '../../schema/rows.ts';
import { BUYING_GUIDES_PUBLISHED_AT } from '../dates.ts';

export const howToBuyAVacuumCleaner: ContentRow = {
  slug: 'how-to-buy-a-vacuum-cleaner',
  title: 'How to buy a vacuum cleaner in the Boxing Day sales',
  content_type: 'guide',
  is_published: true,
  priority: 2,
  intro_paragraph:
    '<p>Choose a vacuum cleaner by your floors. A light cordless is right for hard floors in a flat; a good corded machine is still better for stairs and thick carpet; a robot keeps things tidy between the two. In the sales, look for the model just below the newest, count the heads in the box, and price the battery, because that is the part you will replace.</p>',
  description:
    'Cordless, corded or robot, which tools you need, what the suction figures mean, and what a battery costs: how to choose a vacuum cleaner in the sales.',
  image: null,
  guide_category: 'Buying guides',
  article_category: null,
  answer: [
    'Match it to your floors and stairs. Cordless for hard floors and quick jobs, corded for deep carpet and long sessions, a robot for daily dust.',
    'Compare the set, not the name. One machine is sold in many boxes with different heads, and heads cost a lot if you buy them later.',
    'Look at the previous model. When a successor is out, the older one is usually the one reduced, and it may clean as well.',
  ],
  key_number: '60 minutes',
  key_number_note: 'of battery life, in the gentlest mode',
  body: `<h2 id="which-kind">Which kind?</h2>
<figure><table>
<thead><tr><th scope="col">Kind</th><th scope="col">Good at</th><th scope="col">Less good at</th></tr></thead>
<tbody>
<tr><th scope="row">Cordless stick</th><td>Quick cleans, stairs, cars, small homes</td><td>Long sessions, small bin, an ageing battery</td></tr>
<tr><th scope="row">Upright, corded</th><td>Large carpeted rooms</td><td>Stairs, storage</td></tr>
<tr><th scope="row">Cylinder, corded</th><td>Mixed floors, under furniture, a long life</td><td>Pulling it behind you</td></tr>
<tr><th scope="row">Robot</th><td>Daily dust, under beds, pet hair on hard floors</td><td>Stairs, cables, thick rugs</td></tr>
<tr><th scope="row">Wet and dry floor washer</th><td>Kitchens, spills, hard floors</td><td>Carpet, and it needs cleaning after each use</td></tr>
</tbody>
</table><figcaption>Many homes are happiest with two modest machines instead of one expensive one.</figcaption></figure>
<h2 id="three-that-matter">Three things that matter</h2>
<h3 id="running-time">Running time in the mode you’ll use</h3>
<p>‘Up to 60 minutes’ is measured in the gentlest mode, often without the powered brush. On carpet at full power the same battery may last less than a quarter of that. Look for the time in the middle mode with the floor head on, then walk through your home and see how long you need.</p>
<h3 id="the-head">The head on the floor</h3>
<p>A soft roller picks up fine dust from wood and tiles. Carpet needs a stiff, driven brush. If you have both, choose a set with two heads or one that is made for both. For pets and long hair, look for a head that resists tangling, and for a small powered tool for the sofa.</p>
<h3 id="weight-and-bin">Weight, bin and filter</h3>
<p>Hold it in a shop with your arm out, because the weight in your hand matters more than the weight on the page. A small bin means more trips to the dustbin. With asthma or allergies in the house, look for a sealed machine with a HEPA filter, and consider bags: emptying a bin puts some of the dust back into the air.</p>
<h2 id="what-you-can-ignore">What you can ignore</h2>
<ul>
<li><strong>Watts.</strong> They say what a motor uses, not what it picks up. Since September 2017 new mains-powered household cleaners have had to stay below 900 watts, so the figure no longer separates them.</li>
<li><strong>Suction in three different units.</strong> Air watts, kilopascals and pascals don’t compare, and each maker picks its own.</li>
<li><strong>The energy label.</strong> There isn’t one. It was withdrawn for vacuum cleaners in January 2019, after a court annulled the rules for it.</li>
<li><strong>The app</strong>, except on a robot, where the map and the no-go zones are half of its use.</li>
</ul>
<h2 id="if-you-want-a-robot">If you want a robot</h2>
<p>Pay for navigation before anything else. A robot that maps the room cleans it in lines; a cheap one wanders. Check the height against your sofa, the step that it can climb against your door bars, and whether it needs an account and an internet connection to work. A dock that empties the bin is a real comfort, and its bags are a running cost. In Great Britain the maker of a connected robot must publish how long it will supply security updates; <a href="https://www.gov.uk/guidance/regulations-consumer-connectable-product-security">GOV.UK</a> describes the rule.</p>
<h2 id="check-the-page-and-the-box">Check the page and the box</h2>
<ul>
<li><strong>The model and the set.</strong> The name says which machine; a word or a few letters after it say which tools. Compare sets line by line, as in our page on the <a href="/appliances/dyson-v15">Dyson V15 Detect</a>.</li>
<li><strong>The battery.</strong> Does it click out? What does a new one cost from the maker? A cordless with a fixed battery ends its life when the battery does.</li>
<li><strong>Filters and bags.</strong> Washable, or to buy? Add a year’s worth to the price.</li>
<li><strong>The guarantee.</strong> Years on the machine and years on the battery can differ. See whether you must register.</li>
<li><strong>Storage.</strong> Does it stand up on its own, or does its dock have to be screwed to a wall near a socket?</li>
<li><strong>Copies.</strong> Well-known brands attract fake shops and fake batteries. Use the checks in <a href="/content/avoid-fake-shops">how to avoid fake shops</a>.</li>
</ul>
<p>When you buy a new cleaner, the shop has to offer you a free way of disposing of the old one. Take a spent battery to a battery collection point; never put it in the household bin.</p>
<h2 id="buy-now-or-wait">Buy now, or wait?</h2>
<p>Buy if your old one has died, or if the set you want is near the lowest point in its history. Cordless machines are promoted in most big sales, so an ordinary offer will return. The makers’ own outlets are worth a look in January: refurbished machines often come with a guarantee. Ask whether the battery is new.</p>
<p>See our <a href="/categories/appliances/vacuum-cleaners">vacuum cleaners page</a>, compare <a href="/retailers/dyson">Dyson</a>, <a href="/retailers/ao">AO</a> and <a href="/retailers/currys">Currys</a>, and check the price as in <a href="/content/how-to-check-a-price">how to check a price</a>.</p>
<h2 id="easy-mistakes">Easy mistakes</h2>
<ul>
<li>Buying the strongest for a flat with wooden floors.</li>
<li>Buying tools you’ll never take out of the cupboard, because the bigger set had the bigger discount.</li>
<li>Comparing a cordless at full price with a corded one on offer. Compare like with like, and both today.</li>
<li>Throwing away the box in the first week.</li>
</ul>
<h2 id="if-something-is-wrong">If something is wrong</h2>
<p>If it is faulty, go to the shop that sold it. The <a href="https://www.legislation.gov.uk/ukpga/2015/15/contents">Consumer Rights Act 2015</a> gives you 30 days to reject it for a full refund; after that you can ask for a repair or replacement, and if the one attempt fails you can ask for money back. A battery that loses most of its charge within months may well be a fault, not wear, so write down the dates and the running times.</p>
<p>You can cancel an online order until 14 days after delivery, even when nothing is wrong. Try it as you would in a shop. A machine that has cleaned the whole house counts as used, and the seller may lower the refund. You’ll find the steps in <a href="/content/return-rights-on-sale-goods">return rights on sale goods</a>.</p>`,
  faqs: [
    {
      question: 'Is a cordless vacuum cleaner enough for a whole house?',
      answer:
        'For a small home or mostly hard floors, yes. With several carpeted rooms, look for a battery that you can swap, or keep a corded machine for the weekly clean.',
    },
    {
      question: 'Bagged or bagless?',
      answer:
        'Bagless saves the price of bags; you empty a dusty bin instead. Bags are cleaner to handle, which helps with allergies, and take more dust. Add a year of bags to the price before you compare.',
    },
    {
      question: 'How many years does a cordless cleaner’s battery last?',
      answer:
        'It fades with use, and most cleaners need a new battery before the machine itself is finished. Check the price of a replacement before you buy.',
    },
    {
      question: 'Why don’t vacuum cleaners have an energy label?',
      answer:
        'A court annulled the rules for the label, and it was withdrawn in January 2019. Washing machines, fridges and TVs still carry one.',
    },
  ],
  author_name: null,
  reading_time_minutes: 5,
  published_at: BUYING_GUIDES_PUBLISHED_AT,
  content_changed_at: BUYING_GUIDES_PUBLISHED_AT,
  meta_title: 'How to buy a vacuum cleaner: cordless, corded, robot',
  meta_description:
    'Match the cleaner to your floors, compare sets and not names, check what a new battery costs and ignore the watts: vacuum cleaners in the sales.',
};

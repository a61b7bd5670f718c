import type { ContentRow } from '../../schema/rows.ts';
import { BUYING_GUIDES_PUBLISHED_AT } from '../dates.ts';

export const howToBuyALaptop: ContentRow = {
  slug: 'how-to-buy-a-laptop',
  title: 'How to buy a laptop in the Boxing Day sales',
  content_type: 'guide',
  is_published: true,
  priority: 2,
  intro_paragraph:
    '<p>A laptop with last season’s processor, 16 GB of memory and a good screen is the sale bargain to look for: it will feel quick for years, and its newer sister will do the same work. Decide what it is for, settle memory and storage before you look at prices, and read the exact specification, because the same name covers many machines.</p>',
  description:
    'How much memory and storage you need, which screen and processor to look for, and how to read a laptop listing before you buy one in the sales.',
  image: null,
  guide_category: 'Buying guides',
  article_category: null,
  answer: [
    'Memory first. Choose 16 GB if you want the laptop to last. In most thin models it cannot be added later.',
    'An older processor is fine; an old system is not. One generation back is where the reductions are. Make sure that the operating system still gets updates for years to come.',
    'Compare line by line. The ‘same’ laptop for less often has half the memory, half the storage or a duller screen.',
  ],
  key_number: '16 GB',
  key_number_note: 'of memory, if it is to last',
  body: `<h2 id="what-will-you-do-with-it">What will you do with it?</h2>
<p>Most people need less power and more comfort than the shop suggests. Find your row.</p>
<figure><table>
<thead><tr><th scope="col">You mainly</th><th scope="col">Look for</th><th scope="col">You can save on</th></tr></thead>
<tbody>
<tr><th scope="row">Browse, stream, write</th><td>A comfortable keyboard, a clear screen, 8 GB as the least</td><td>Processor, storage</td></tr>
<tr><th scope="row">Study or work all day</th><td>16 GB, a light case, long battery life, a good webcam</td><td>Graphics</td></tr>
<tr><th scope="row">Edit photographs or video</th><td>16 GB or more, 1 TB, an accurate screen</td><td>Weight</td></tr>
<tr><th scope="row">Play new games</th><td>A separate graphics chip, a 120 Hz screen, strong cooling</td><td>Battery life</td></tr>
</tbody>
</table><figcaption>A starting point. If two rows fit, follow the more demanding one.</figcaption></figure>
<h2 id="windows-mac-or-chromebook">Windows, Mac or Chromebook?</h2>
<p>Windows has the widest choice and runs nearly every program. A MacBook lasts well and works smoothly with an iPhone, and it costs more at the start. A Chromebook is simple and often cheap; it does most things in the browser, so check that the one program you depend on has a web version. Ask what your school, university or employer uses before you decide.</p>
<h2 id="the-specifications">The specifications that matter</h2>
<ul>
<li><strong>Memory (RAM): 16 GB.</strong> It keeps many tabs and programs open at once. Eight is the least for light use. Less than that is only enough for a Chromebook.</li>
<li><strong>Storage: an SSD of 512 GB.</strong> Half of that fills up quickly once photographs move in. Be wary of 64 or 128 GB marked ‘eMMC’, which is slower and can be too small for large updates.</li>
<li><strong>The screen.</strong> You’ll look at it for thousands of hours. Ask for at least 1920 × 1080 pixels and a panel of the IPS or OLED kind, which keeps its colours from the side. Brightness is given in nits: 300 suits a room, more suits a train.</li>
</ul>
<h3 id="what-you-can-ignore">What you can ignore</h3>
<p>Processor speed in gigahertz says little across different families. The label ‘AI’ on the lid is no reason to pay more unless you know the feature that you would use. A touchscreen on an ordinary hinge is pleasant and rarely needed. And a bundled year of anything is worth what you would have paid for it on its own.</p>
<h2 id="read-the-listing">Read the listing like a contract</h2>
<ul>
<li><strong>The full model number</strong>, on the page and on the box. Makers sell dozens of versions under one family name, and some are made for a single chain. Our guide to <a href="/content/how-to-check-a-price">checking a price</a> shows how to compare them.</li>
<li><strong>The processor’s full name.</strong> Look it up on its maker’s site for the year of its launch. Three years old in a new laptop is too old for full price.</li>
<li><strong>The keyboard.</strong> A UK layout has the £ sign on the 3 and a tall Enter key. Imported machines may not, and may come with a foreign plug.</li>
<li><strong>The sockets.</strong> USB-C that charges, at least one ordinary USB, and HDMI if you use a projector or a monitor.</li>
<li><strong>Updates.</strong> Check how long the operating system will be supported on this model. Every Chromebook has a published date after which automatic updates stop, and a bargain may be close to it.</li>
<li><strong>Guarantee and repair.</strong> Is it collected from your home, or do you post it? Can the battery be changed?</li>
</ul>
<p>Laptops carry no A-to-G energy label in the UK, so there is nothing to look for there. Battery hours are the maker’s own figure, measured at low brightness; expect fewer.</p>
<h2 id="new-refurbished-or-open-box">New, refurbished or open-box?</h2>
<p>After Christmas a good deal of unwanted stock comes back to the shops. A refurbished laptop from the maker or an established retailer can be the best value of all. Ask for the grade, the battery’s condition, the guarantee and whether the charger is the original. If a business sells it, you have the same legal rights, but only to what you can expect of a used machine.</p>
<h2 id="buy-now-or-wait">Buy now, or wait?</h2>
<p>Buy in the sale if your list is ready and one machine meets it. Makers show new models in January and sell them over the following months, so the outgoing ones may drop again, though the good configurations go first. If you need a laptop for a course, look in late summer too, when student offers return, and don’t struggle on with a half-broken one that could cost you a term’s work.</p>
<p>Begin with our <a href="/categories/electronics/laptops">laptops page</a>, and compare <a href="/retailers/amazon">Amazon</a>, <a href="/retailers/argos">Argos</a> and <a href="/retailers/currys">Currys</a> with the maker’s own shop.</p>
<h2 id="easy-mistakes">Easy mistakes</h2>
<ul>
<li>Buying the biggest number on the ticket, whichever number that is.</li>
<li>Choosing by thinness and finding that nothing inside can be changed.</li>
<li>Forgetting the extras: office software, a case, an adapter, a backup drive.</li>
<li>Handing over an old laptop without wiping it. Sign out of every account and reset it first.</li>
<li>Following an advertisement to an unknown shop with an unlikely price. Read <a href="/content/avoid-fake-shops">how to avoid fake shops</a> before you pay.</li>
</ul>
<h2 id="if-something-is-wrong">If something is wrong</h2>
<p>You can reject a laptop that is faulty or not as described, for a refund, within 30 days under the <a href="https://www.legislation.gov.uk/ukpga/2015/15/contents">Consumer Rights Act 2015</a>, sale or not. ‘As described’ helps you here: if the page said 16 GB, 16 GB it must be, so keep a screenshot. After 30 days you can ask for a repair or a replacement. The claim is against the shop, and it may not send you to the maker instead.</p>
<p>If you bought it online, you can usually cancel until 14 days after delivery. Start it up and look around, but don’t move in yet: you lose the right to cancel sealed software once you open it, and heavy use can lower the refund. More in <a href="/content/return-rights-on-sale-goods">return rights on sale goods</a>.</p>`,
  faqs: [
    {
      question: 'Is 8 GB of memory enough for a laptop?',
      answer:
        'For browsing, email and streaming it is. For work with many tabs, video calls and large files, 16 GB is the safer choice, because most thin laptops cannot be upgraded later.',
    },
    {
      question: 'Should I buy last year’s model?',
      answer:
        'Often yes. Processors improve in small steps, so one generation back feels much the same. Pay less for it, and check how long the operating system will be supported.',
    },
    {
      question: 'Are laptops cheaper on Boxing Day or Black Friday?',
      answer:
        'Neither always wins. Offers come and go from November to January, and the price history of the exact model tells you more than the name of the sale.',
    },
    {
      question: 'Can I return a laptop after switching it on?',
      answer:
        'If you bought it online, you can cancel until 14 days after delivery, and switching it on to see how it works is allowed. Remove your accounts and files before you send it back. In a shop, the shop’s own policy decides.',
    },
  ],
  author_name: null,
  reading_time_minutes: 5,
  published_at: BUYING_GUIDES_PUBLISHED_AT,
  content_changed_at: BUYING_GUIDES_PUBLISHED_AT,
  meta_title: 'How to buy a laptop in the sales: what to look for',
  meta_description:
    'How much memory, storage and screen you need, what to know about last year’s processor, and how to read a laptop listing in the Boxing Day sales.',
};

import type { ContentRow } from '../../schema/rows.ts';
import { BUYING_GUIDES_PUBLISHED_AT } from '../dates.ts';

export const howToBuyAGamesConsole: ContentRow = {
  slug: 'how-to-buy-a-games-console',
  title: 'How to buy a games console in the Boxing Day sales',
  content_type: 'guide',
  is_published: true,
  priority: 2,
  intro_paragraph:
    '<p>Choose the games first and the console follows. Plain price cuts on new machines are rare, so the real offers are bundles with a game you’d have bought anyway, the outgoing version of a console, and refurbished ones with a guarantee. Check for a disc drive, count the storage, and add a year of games and online play before you compare.</p>',
  description:
    'PlayStation, Xbox or Nintendo, disc or digital, bundle or not: how to choose a games console in the sales and work out what the offer is worth.',
  image: null,
  guide_category: 'Buying guides',
  article_category: null,
  answer: [
    'Pick the games, then the machine. Ask what your friends or your child’s friends play. Some of the best-loved games run on one maker’s console only.',
    'Price the bundle in parts. Count only what you’d have bought anyway, and see whether the bundle costs less.',
    'Disc drive or no disc drive? A digital console may cost less today; but you can’t play second-hand or borrowed games on it.',
  ],
  key_number: '100 GB',
  key_number_note: 'or more for one large game',
  body: `<h2 id="which-family">Which family?</h2>
<figure><table>
<thead><tr><th scope="col">Family</th><th scope="col">Known for</th><th scope="col">Think about</th></tr></thead>
<tbody>
<tr><th scope="row">Nintendo</th><td>Games for all ages, playing together on one sofa, playing on the train</td><td>Its own games keep their price for years</td></tr>
<tr><th scope="row">PlayStation</th><td>Large story games, a wide choice of discs</td><td>Which version has a drive, and how much storage</td></tr>
<tr><th scope="row">Xbox</th><td>A subscription with many games, good support for older ones</td><td>What you’d own when the subscription ends</td></tr>
<tr><th scope="row">Handheld PCs</th><td>Playing a PC library away from the desk</td><td>Settings to learn, short battery life, a high price</td></tr>
</tbody>
</table><figcaption>Most big games by other publishers come out on more than one of them. Check the box for the name of yours.</figcaption></figure>
<h2 id="three-that-matter">Three things that matter</h2>
<h3 id="the-drive">The disc drive</h3>
<p>With a drive you can buy, lend, borrow and sell games on disc, and shop around for them. Without one, each game comes from the maker’s own store or as a code. If the price of the two versions differs by less than a couple of games, the drive tends to pay for itself. On some consoles a drive can be added later: check that it fits your version.</p>
<h3 id="storage">Storage</h3>
<p>Large games take up 100 GB and more, and the system itself uses part of the figure on the box. You can always delete a game and download it again, if your connection is fast. Extra storage must be of the kind the maker lists, so look at its compatibility page before you buy a card or a drive, and be wary of cards far below the usual price.</p>
<h3 id="what-comes-along">What you can keep using</h3>
<p>Ask which of your present games, controllers and headsets will work with the new machine. Older games often do, sometimes only as downloads. It can be the best reason to stay in the family.</p>
<h3 id="what-you-can-ignore">What you can ignore</h3>
<p>8K on the box, when your TV and the games have 4K. Peak figures for teraflops, which don’t compare across makers. And special colours, unless they please you: the machine inside is the same. If you do want 120 frames a second, the TV has to support it too, and <a href="/content/how-to-buy-a-tv">how to buy a TV</a> says what to look for.</p>
<h2 id="do-the-sum">Do the sum on a bundle</h2>
<p>Write down the console’s ordinary price on its own. Add each game or accessory at the price you’d pay for it today, but only if you would really buy it. If the bundle costs less than the total, it is a saving. If it includes a second controller nobody needs or a month’s trial that renews automatically, it may be no offer at all.</p>
<p>Then add the first year: a second controller, online play where it needs a subscription, and two or three games. That is the true price of a console, and it makes the differences between shops look small.</p>
<h2 id="check-the-page-and-the-box">Check the page and the box</h2>
<ul>
<li><strong>The model number.</strong> Old and new versions look alike in pictures. Our pages on the <a href="/gaming/ps5">PlayStation 5</a> and the <a href="/gaming/nintendo-switch">Nintendo Switch</a> set the versions side by side.</li>
<li><strong>Disc, cartridge or code?</strong> A game in a bundle may be a code. Codes can’t be sold on, are rarely refunded once shown, and can have an expiry date.</li>
<li><strong>The seller.</strong> Look for the name beside ‘sold by’. When a console is scarce, resellers ask more than the shops, so note the ordinary price first.</li>
<li><strong>A UK model.</strong> An import may have a foreign plug and a guarantee that is hard to use here.</li>
<li><strong>Age ratings.</strong> PEGI 12, 16 and 18 are binding on shops that sell boxed games. Set the parental controls for spending and chat before the console is wrapped.</li>
<li><strong>Updates.</strong> Connected products sold in Great Britain must come with a published period for security updates: <a href="https://www.gov.uk/guidance/regulations-consumer-connectable-product-security">GOV.UK</a> has the rule.</li>
</ul>
<h2 id="buy-now-or-wait">Buy now, or wait?</h2>
<p>Buy in the sales if the bundle passes your sum, or if you find the outgoing version with a good reduction and the games that you want still run on it. Games and accessories are the safer Boxing Day purchase: the autumn’s big releases are often cheaper by then, and the makers’ own stores have holiday sales. Wait if a successor has been announced and you care about being first. A used machine from a shop with a guarantee is another honest way to save.</p>
<p>Begin with <a href="/categories/gaming/consoles">consoles</a>, <a href="/categories/gaming/video-games">video games</a> and <a href="/categories/gaming/gaming-accessories">accessories</a>; among shops, compare <a href="/retailers/smyths-toys">Smyths Toys</a>, <a href="/retailers/argos">Argos</a> and <a href="/retailers/currys">Currys</a>.</p>
<h2 id="easy-mistakes">Easy mistakes</h2>
<ul>
<li>Buying discs for a console without a drive.</li>
<li>Buying the console your child’s friends don’t have.</li>
<li>Leaving a payment card on a child’s account without a limit.</li>
<li>Handing it over on the day without the updates. The first start can take an hour.</li>
<li>Paying a stranger by bank transfer because a machine is sold out everywhere. <a href="/content/pay-safely-in-the-sales">Paying safely</a> explains why a card is better.</li>
</ul>
<h2 id="if-something-is-wrong">If something is wrong</h2>
<p>A console that overheats, drops its connection or won’t read discs is for the shop to put right. In the first 30 days the <a href="https://www.legislation.gov.uk/ukpga/2015/15/contents">Consumer Rights Act 2015</a> lets you choose a refund; after that you can ask for a repair or a replacement. The same Act covers games that you download: faulty digital content must be repaired or replaced.</p>
<p>If you ordered online you can change your mind until 14 days after delivery, under the <a href="https://www.legislation.gov.uk/uksi/2013/3134/contents">Consumer Contracts Regulations 2013</a>. Two exceptions matter here. A sealed game or other software loses that right once you break its seal. A download loses it when it starts, if you agreed to that beforehand. Remove your account before you send a console back. See <a href="/content/return-rights-on-sale-goods">return rights on sale goods</a> for the steps.</p>`,
  faqs: [
    {
      question: 'Do games consoles get cheaper on Boxing Day?',
      answer:
        'Sometimes by a plain cut, more often through a bundle. Add the console’s ordinary price to the price of the extras you’d have bought anyway: only a bundle that costs less is a saving.',
    },
    {
      question: 'Is a console with a disc drive worth the extra?',
      answer:
        'If you buy boxed games, borrow them or sell them afterwards, it usually is. If you only download, and your connection is fast, you can do without.',
    },
    {
      question: 'Can I return a game once I’ve opened it?',
      answer:
        'Not just because you changed your mind: the right to cancel an online order ends when you break the seal. If the disc is faulty, you keep your full rights.',
    },
    {
      question: 'Is it safe to buy a refurbished console?',
      answer:
        'From the maker or an established shop, yes. Ask for the grade, the guarantee and what is in the box. Your rights against a business seller are the same as for other used goods.',
    },
  ],
  author_name: null,
  reading_time_minutes: 5,
  published_at: BUYING_GUIDES_PUBLISHED_AT,
  content_changed_at: BUYING_GUIDES_PUBLISHED_AT,
  meta_title: 'How to buy a games console: bundles, discs, storage',
  meta_description:
    'Choose the games first, price the bundle in parts, and check the disc drive and the storage: how to buy a games console in the Boxing Day sales.',
};

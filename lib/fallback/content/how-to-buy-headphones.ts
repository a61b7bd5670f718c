import type { ContentRow } from '../../schema/rows.ts';
import { BUYING_GUIDES_PUBLISHED_AT } from '../dates.ts';

export const howToBuyHeadphones: ContentRow = {
  slug: 'how-to-buy-headphones',
  title: 'How to buy headphones in the Boxing Day sales',
  content_type: 'guide',
  is_published: true,
  priority: 2,
  intro_paragraph:
    '<p>Good headphones come down several times a year, and the pair that has just been replaced by a newer one is the bargain to wait for. Fit matters more than any figure on the box: decide between in-ear and over-ear first, then noise cancelling, then battery. And check the returns terms before you break the seal, above all on earbuds.</p>',
  description:
    'In-ear or over-ear, wired or wireless, with or without noise cancelling: how to choose headphones in the sales, and when an opened pair can go back.',
  image: null,
  guide_category: 'Buying guides',
  article_category: null,
  answer: [
    'Choose the shape by where you’ll wear them. Over-ear for long flights and desks, in-ear for pockets and running, on-ear if you want something light between the two.',
    'Look at the previous model. Sound improves slowly, and when a successor is out, shops usually reduce the older pair.',
    'Read the returns page before you open the box. Many shops won’t take back earbuds once the seal is broken, unless they are faulty.',
  ],
  key_number: '85 dB',
  key_number_note: 'a common limit in pairs for children',
  body: `<h2 id="which-shape">Which shape?</h2>
<figure><table>
<thead><tr><th scope="col">Kind</th><th scope="col">Good for</th><th scope="col">The catch</th></tr></thead>
<tbody>
<tr><th scope="row">True wireless earbuds</th><td>Commuting, calls, sport, small pockets</td><td>Easy to lose, small batteries that age</td></tr>
<tr><th scope="row">Over-ear, closed</th><td>Travel, offices, long listening</td><td>Warm ears, a bigger case</td></tr>
<tr><th scope="row">Over-ear, open</th><td>Music at home, with a natural sound</td><td>Everybody around you hears it too</td></tr>
<tr><th scope="row">On-ear</th><td>Light and cheap, children</td><td>Press on the ear, block less noise</td></tr>
<tr><th scope="row">Open-ear or bone conduction</th><td>Running and cycling, where you need to hear traffic</td><td>Thin bass</td></tr>
</tbody>
</table><figcaption>No shape is best. The one that you forget you are wearing is yours.</figcaption></figure>
<p>If you can, try on a pair of the same shape in a shop, with your glasses on if you wear them. Earbuds come with several sizes of tip: the right one seals the ear, and without that seal there is little bass and little noise cancelling.</p>
<h2 id="three-things-that-matter">Three things that matter</h2>
<h3 id="noise-cancelling">Noise cancelling</h3>
<p>Active noise cancelling (ANC) is at its best with steady, low sounds such as engines and fans, and weaker with voices. It is worth paying for if you travel or share an office. If you mostly listen at home or outdoors, save the money. ‘Passive’ or ‘noise isolating’ means only that the pad or tip blocks some sound.</p>
<h3 id="battery">Battery, and its future</h3>
<p>Compare hours with noise cancelling <em>on</em>, and for earbuds the hours in one charge rather than the total with the case. Then ask the question that few listings answer: can the battery be replaced? Pads, tips and cables that can be bought singly keep a good pair going for years.</p>
<h3 id="your-phone">What they connect to</h3>
<p>Any Bluetooth pair plays from nearly any phone. The extras may not work: quick switching, finding a lost bud and updates can need the maker’s app or the same brand of phone. For two devices at once, look for ‘multipoint’. For a console, check its own list, because some consoles don’t take Bluetooth headphones directly; our <a href="/categories/gaming/gaming-accessories">gaming accessories page</a> is the better start for headsets.</p>
<h2 id="what-you-can-ignore">What you can ignore</h2>
<ul>
<li><strong>Frequency range.</strong> ‘5 Hz to 40 kHz’ sounds impressive. Human hearing runs from about 20 Hz to 20 kHz at best, and the figure says nothing about quality.</li>
<li><strong>Driver size.</strong> A bigger driver isn’t a better one.</li>
<li><strong>Long lists of codecs.</strong> Your phone must support the same one, and on a bus you won’t hear the difference.</li>
<li><strong>‘Up to’ hours</strong> with every feature off.</li>
</ul>
<h2 id="check-the-page-and-the-box">Check the page and the box</h2>
<ul>
<li><strong>Name and generation.</strong> Makers keep a name and add a small number or letter. Check the model number against the maker’s site, since two generations often share a picture.</li>
<li><strong>The seller.</strong> Popular earbuds are copied in large numbers. On a marketplace look at the name beside ‘sold by’, and treat a price far below all others as a warning. <a href="/content/avoid-fake-shops">How to avoid fake shops</a> has the one-minute check.</li>
<li><strong>Water resistance.</strong> IPX4 shrugs off sweat and rain. It doesn’t mean swimming. Check whether the case is covered too; usually it isn’t.</li>
<li><strong>What’s in the box.</strong> All sizes of tip, the charging cable, the case, and a wired cable if you want one for the plane.</li>
<li><strong>Volume limits for children.</strong> Pairs made for children are often limited to 85 decibels. Look for the figure; a cheerful colour is no promise.</li>
<li><strong>The guarantee.</strong> It should name the battery, or at least not exclude it.</li>
</ul>
<h2 id="buy-now-or-wait">Buy now, or wait?</h2>
<p>Buy in the sale if the pair you chose is close to the cheapest it has been. Look at its history first, as <a href="/content/how-to-check-a-price">how to check a price</a> shows. If it isn’t, wait without worry: headphones return to every sale in the calendar, and <a href="/content/what-is-worth-waiting-for">what is worth waiting for</a> puts them among the things that need no hurry.</p>
<p>Start with our <a href="/categories/electronics/headphones">headphones page</a>. For one well-known pair we have the versions set out side by side: <a href="/electronics/airpods-pro-2">AirPods Pro 2</a>. For the shops, compare <a href="/retailers/very">Very</a>, <a href="/retailers/argos">Argos</a> and <a href="/retailers/john-lewis">John Lewis</a>.</p>
<h2 id="easy-mistakes">Easy mistakes</h2>
<ul>
<li>Buying for the sound and ignoring the microphone, when you’ll use them for calls as well.</li>
<li>Keeping the medium tips because they came fitted. Try them all.</li>
<li>Buying a colour that you don’t like because it costs a little less. You’ll look at it every day.</li>
<li>Paying for noise cancelling to use at the gym, where you want to hear the room.</li>
<li>Forgetting that a lost bud may cost a large part of the price to replace.</li>
</ul>
<h2 id="if-something-is-wrong">If something is wrong</h2>
<p>One silent side, a case that won’t charge, a battery that fades within weeks: these are faults, and the hygiene rules don’t touch them. Under the <a href="https://www.legislation.gov.uk/ukpga/2015/15/contents">Consumer Rights Act 2015</a> you can have your money back within 30 days, and a repair or replacement after that.</p>
<p>Changing your mind is another matter. For online orders the <a href="https://www.legislation.gov.uk/uksi/2013/3134/contents">Consumer Contracts Regulations 2013</a> give you until 14 days after delivery to cancel. But there is an exception for goods that are sealed for health or hygiene reasons and unsuitable for return once you’ve unsealed them. Shops commonly apply that to in-ear models. For over-ear pairs that is harder to argue, because the pads can be cleaned. If you aren’t sure of the fit, keep the inner seal whole until you are, or choose a shop that accepts opened earbuds. The rest is in <a href="/content/return-rights-on-sale-goods">return rights on sale goods</a>.</p>`,
  faqs: [
    {
      question: 'Can I return earbuds that I have opened?',
      answer:
        'If they are faulty, yes, whatever the sign says. If you just don’t like them, a shop may rely on the hygiene exception once a real hygiene seal is broken. Some shops accept them all the same, so read the terms first.',
    },
    {
      question: 'Are wired headphones still worth buying?',
      answer:
        'Yes, for value. There is no battery to wear out and the sound is often better for the money. Check that your phone has a socket or that you have the right adapter.',
    },
    {
      question: 'Do I need noise cancelling?',
      answer:
        'It earns its price on trains, planes and in shared offices. At home or outdoors you can do without it, and in traffic you should be able to hear.',
    },
    {
      question: 'How long do wireless headphones last?',
      answer:
        'Until the battery wears out, as a rule. It lasts less with each year of use, in earbuds sooner than in large headphones. A pair with replaceable parts lasts longest.',
    },
  ],
  author_name: null,
  reading_time_minutes: 5,
  published_at: BUYING_GUIDES_PUBLISHED_AT,
  content_changed_at: BUYING_GUIDES_PUBLISHED_AT,
  meta_title: 'How to buy headphones: fit, noise cancelling, returns',
  meta_description:
    'In-ear or over-ear, with or without noise cancelling, which figures to ignore, and whether opened earbuds can go back: headphones in the sales.',
};

import type { ContentRow } from '../../schema/rows.ts';
import { BUYING_GUIDES_PUBLISHED_AT } from '../dates.ts';

export const howToBuyRunningShoesAndTrainers: ContentRow = {
  slug: 'how-to-buy-running-shoes-and-trainers',
  title: 'How to buy trainers and running shoes in the Boxing Day sales',
  content_type: 'guide',
  is_published: true,
  priority: 2,
  intro_paragraph:
    '<p>The runner’s bargain is last season’s version of a shoe that already fits you. Makers change the colours and a few details each year, and the old version comes down while your size is still on the shelf. If you don’t have a favourite, start with the fit: a thumb’s width at the toes, a heel that stays put, and no pinching anywhere.</p>',
  description:
    'How running shoes should fit, which kind you need, what the version number means, and how to try trainers on at home so that they can go back.',
  image: null,
  guide_category: 'Buying guides',
  article_category: null,
  answer: [
    'Know your shoe and its number. Running shoes have a version number. The previous one is usually the one reduced.',
    'Fit beats everything. Size by the length of your foot in centimetres and by each maker’s chart, because a UK 8 isn’t the same everywhere.',
    'Go early for the size, late for the price. Common sizes go first, and odd colours are cheapest at the end.',
  ],
  key_number: '300–500',
  key_number_note: 'miles from a pair: a rule of thumb',
  body: `<h2 id="for-running-or-for-the-street">For running, or for the street?</h2>
<p>A running shoe is a tool: it is light, it cushions a forward stride, and it wears out. A fashion trainer is made to look good and to last on pavements. You can walk to work in a running shoe; running in a fashion trainer is a poor idea. For court sports, gym classes and weights there are shoes with firmer, wider soles that don’t tip sideways.</p>
<figure><table>
<thead><tr><th scope="col">You do this</th><th scope="col">Look for</th></tr></thead>
<tbody>
<tr><th scope="row">Run on roads, a few times a week</th><td>A daily road shoe with even cushioning</td></tr>
<tr><th scope="row">Run on mud and hills</th><td>A trail shoe with deep studs and a snug heel</td></tr>
<tr><th scope="row">Race</th><td>A light shoe that you have run in before the day</td></tr>
<tr><th scope="row">Gym and weights</th><td>A flat, stable training shoe</td></tr>
<tr><th scope="row">Walk all day</th><td>Cushioning, a roomy toe, a sole with grip</td></tr>
<tr><th scope="row">School and street</th><td>A tough upper and stitching that you can see</td></tr>
</tbody>
</table><figcaption>One pair can cover two rows. It rarely covers four.</figcaption></figure>
<h2 id="how-they-should-fit">How they should fit</h2>
<ol>
<li><strong>Measure both feet</strong>, standing, in the afternoon, when feet are a little larger. Use the longer one.</li>
<li><strong>Leave about a thumb’s width</strong> in front of the longest toe. Feet spread and slide when you run, so many people take half a size more than in smart shoes.</li>
<li><strong>Check the heel.</strong> It shouldn’t lift when you walk up the stairs.</li>
<li><strong>Check the width.</strong> If the upper bulges over the sole, ask for a wide fitting. Several makers have them.</li>
<li><strong>Wear the socks</strong> that you’ll run in.</li>
</ol>
<p>Many labels give the length in centimetres beside the UK, EU and US sizes. That is the figure to compare between makers.</p>
<h2 id="what-matters">What matters, and what doesn’t</h2>
<p>Three things matter: how the shoe fits, how it feels over ten minutes, and whether its grip suits your ground. Weight comes next, for faster runners. If you have a history of injury, see a physiotherapist or a specialist running shop before you choose by a label such as ‘stability’ or ‘neutral’.</p>
<p>What doesn’t matter much: names for foams, an athlete’s signature, and the plate in a racing shoe if you run for pleasure. Waterproof linings keep puddles out and sweat in; for most road running, a mesh shoe that dries overnight is nicer to wear.</p>
<h2 id="versions-and-colours">Versions and colours</h2>
<p>The number after the name is the version. Small changes are common, and now and then a new version fits quite differently. So if you loved the old one, its sale is your chance: buy the pair that you’ve already run in. If the number is new to you, treat it as a new shoe.</p>
<p>You can also save on colour. Bright ones from a past season tend to come down before plain black and white. Limited releases and the most popular street models are rarely in the sales, and a large reduction on one of them is a warning: look at who is selling, and read <a href="/content/avoid-fake-shops">how to avoid fake shops</a>.</p>
<h2 id="check-the-page-and-the-box">Check the page and the box</h2>
<ul>
<li><strong>The style code</strong>, usually letters and digits on the box and inside the tongue. It names the version and the colour, and it is what you search for elsewhere.</li>
<li><strong>The materials.</strong> By law the label names the main material of the upper, the lining and sock, and the outer sole, in words or symbols. The rule is in the <a href="https://www.legislation.gov.uk/uksi/1995/2489">Footwear (Indication of Composition) Labelling Regulations 1995</a>.</li>
<li><strong>Two shoes of one size.</strong> In a busy sale, pairs get mixed. Look at both labels.</li>
<li><strong>Age on the shelf.</strong> Foam hardens over the years. A version that is three or four behind the newest should be cheap, and should still feel springy.</li>
<li><strong>Returns.</strong> How many days, who pays the postage, and do sale items count?</li>
<li><strong>Outlet ranges.</strong> Some shoes are made for outlets and were never sold at the higher price. Compare with other shops, as in <a href="/content/how-to-check-a-price">how to check a price</a>.</li>
</ul>
<h2 id="buy-now-or-wait">Buy now, or wait?</h2>
<p>Buy on the first days if you need a common size in a known model. Wait until January if any of three models would do: shops promote fitness around New Year and cut again what is left, though fewer sizes remain. A pair that is good for your feet is also worth having twice, so if you find it at a fair price and run often, take a second and keep it in the dark. <a href="/content/boxing-day-or-january-sales">Boxing Day or January</a> shows how to weigh the risk.</p>
<p>Our <a href="/categories/sports-outdoors/trainers">trainers page</a> is the start for sport, and <a href="/categories/fashion/shoes">shoes</a> for everything else. Compare <a href="/retailers/nike">Nike</a> and <a href="/retailers/adidas">adidas</a> with <a href="/retailers/sports-direct">Sports Direct</a> and <a href="/retailers/jd-sports">JD Sports</a>.</p>
<h2 id="easy-mistakes">Easy mistakes</h2>
<ul>
<li>Buying half a size too small because it was the last pair.</li>
<li>Running outside ‘just once’ to test them. A worn sole ends most returns.</li>
<li>Choosing by looks for running, or by running technology for the pub.</li>
<li>Keeping old shoes for too long. Runners often count 300 to 500 miles for a pair; when the cushioning is flat on one side, it’s time.</li>
</ul>
<h2 id="if-something-is-wrong">If something is wrong</h2>
<p>A sole that comes away after a month of ordinary running isn’t wear, it’s a fault. Under the <a href="https://www.legislation.gov.uk/ukpga/2015/15/contents">Consumer Rights Act 2015</a> shoes must be of satisfactory quality and fit for their purpose, sale or not: a refund within 30 days, then a repair or replacement. Worn tread after a winter of running is fair wear. Show the seller photographs of both shoes.</p>
<p>If they don’t fit and you bought them online, the <a href="https://www.legislation.gov.uk/uksi/2013/3134/contents">Consumer Contracts Regulations 2013</a> let you cancel until 14 days after delivery. Try them on indoors, on a clean floor, with the tags on and the box kept whole; that is what you may do in a shop. Shoes made to your own design are an exception: you can’t cancel them just because you changed your mind. In a shop, the shop’s policy decides. <a href="/content/return-rights-on-sale-goods">Return rights on sale goods</a> has the rest.</p>`,
  faqs: [
    {
      question: 'Should running shoes be a size bigger?',
      answer:
        'Not a whole size as a rule. Leave about a thumb’s width in front of your longest toe, which for many people means half a size more than in smart shoes.',
    },
    {
      question: 'Is last year’s version as good?',
      answer:
        'Usually it is very close. Changes between two versions tend to be small, and the older one is reduced. If you know that it fits you, it is the better purchase.',
    },
    {
      question: 'Can I return trainers after trying them on?',
      answer:
        'If you bought them online, yes, as long as you tried them on as you would in a shop: indoors and clean. Marks from outdoor wear can reduce your refund. In a shop it depends on the shop’s policy.',
    },
    {
      question: 'How can I tell if trainers are fake?',
      answer:
        'Begin with the seller: a known shop, or one that the brand lists. Compare the style code on the box and the tongue with the maker’s site. A hard-to-find model at a very low price is the clearest warning.',
    },
  ],
  author_name: null,
  reading_time_minutes: 5,
  published_at: BUYING_GUIDES_PUBLISHED_AT,
  content_changed_at: BUYING_GUIDES_PUBLISHED_AT,
  meta_title: 'How to buy trainers and running shoes in the sales',
  meta_description:
    'How running shoes should fit, what the version number tells you, and how to try trainers on at home so that they can go back.',
};

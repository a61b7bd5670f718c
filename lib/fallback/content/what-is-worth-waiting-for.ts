import type { ContentRow } from '../../schema/rows.ts';
import { BUYING_GUIDES_PUBLISHED_AT, CONTENT_PUBLISHED_AT } from '../dates.ts';

export const whatIsWorthWaitingFor: ContentRow = {
  slug: 'what-is-worth-waiting-for',
  title: 'What is worth waiting for in the Boxing Day sales?',
  content_type: 'article',
  is_published: true,
  priority: 2,
  intro_paragraph:
    '<p>Retailers cut prices for a reason, and the reason tells you where to look. Stock that will be out of season in February must go. Stock that still sells at full price in March doesn’t have to. Ask which of the two you’re looking at, before you read the percentage.</p>',
  description:
    'Which products have a good reason to be cheap after Christmas, which are on offer all year, and which to buy when you need them. With links by category.',
  image: null,
  guide_category: null,
  article_category: 'Smart shopping',
  answer: [
    'Worth the wait: winter clothes, gift sets, bedding and outgoing models.',
    'On offer all year: mattresses, air fryers, headphones and shavers. No single date matters.',
    'Buy when you need it: a washing machine that has failed, and popular building sets.',
  ],
  key_number: '24 hours',
  key_number_note: 'to think about an unplanned buy',
  body: `<h2 id="the-test">The test: why would it be cheaper now?</h2>
<p>There are four honest reasons. The season is ending. A new version is coming. The packaging says Christmas. Or the shop ordered too many. If none of them fits, you’ll probably see that ‘sale’ price again.</p>
<h2 id="worth-waiting-for">Worth waiting for</h2>
<h3 id="winter-clothes">Winter clothes</h3>
<p>Shops need the rails for spring by February, while the weather has two months to go. <a href="/categories/fashion/coats-jackets">Coats</a>, knitwear and boots are the clearest case for waiting. Colours and this year’s cut come down first, classic shapes in black and navy last. <a href="/content/how-to-buy-a-winter-coat">How to buy a winter coat</a> says what to look for.</p>
<h3 id="gift-sets">Gift sets and seasonal goods</h3>
<p>Boxed <a href="/categories/health-beauty">beauty and fragrance sets</a>, crackers, cards, wrapping paper and decorations lose their purpose on 26 December. They’re good for birthdays and for next year. Compare a set with the price of the one item in it that you would really use.</p>
<h3 id="home">Bedding, towels and tableware</h3>
<p>The January linen sale is a long-standing habit of department stores and homeware chains, and it now begins at Christmas. See <a href="/categories/home-living/bedding">bedding</a>. Discontinued patterns give the largest reductions, so buy the whole set at once: it will not be there to complete.</p>
<h3 id="outgoing-models">Outgoing models</h3>
<p>Makers show new <a href="/categories/electronics/tvs">TVs</a> in the first weeks of the year and most reach the shops in spring. Until then retailers work through the old range. The same goes for some laptops, headphones and cameras. A replaced model is not a worse one, but ask how long it will get software updates.</p>
<h3 id="ex-display">Ex-display and returned goods</h3>
<p>After Christmas, many returns come back, and some chains sell them as open-box stock in January. Sofas and kitchen appliances from the shop floor are another source. You keep your legal rights, except over marks that were pointed out to you.</p>
<h2 id="no-need-to-wait">On offer all year: no need to wait</h2>
<ul>
<li><strong><a href="/content/how-to-buy-a-mattress">Mattresses</a> and sofas.</strong> There’s nearly always an offer on. Judge the price, not the event.</li>
<li><strong>Small kitchen appliances.</strong> <a href="/categories/appliances/air-fryers">Air fryers</a> and <a href="/categories/appliances/coffee-machines">coffee machines</a> are discounted at every sales event. Find the low point of the last twelve months and wait until it comes round.</li>
<li><strong>Electric toothbrushes and <a href="/categories/health-beauty/electric-shavers">shavers</a>.</strong> Often sold below the recommended price, so leave that figure out of it.</li>
<li><strong><a href="/content/how-to-buy-headphones">Headphones</a> and smart speakers.</strong> Much the same: offers return several times a year.</li>
</ul>
<h2 id="buy-when-you-need-it">Buy when you need it</h2>
<ul>
<li><strong>A washing machine that has failed.</strong> Weeks at the launderette cost more than a sale saves. Compare running costs as well.</li>
<li><strong>New <a href="/categories/gaming/consoles">consoles</a> and games in demand.</strong> Cuts on the machine itself are irregular; look for a bundle that includes a game you want.</li>
<li><strong>Popular <a href="/categories/toys-games/building-sets">building sets</a>.</strong> Prices differ between shops all year, which makes comparing more useful than waiting, and retired sets rarely come back.</li>
<li><strong>Summer things.</strong> Garden furniture and paddling pools are cheaper in September than in December.</li>
</ul>
<aside class="callout"><p><strong>The cheapest purchase</strong> is still the one that you do not make. If it was not on your list on 20 December, give it 24 hours.</p></aside>
<h2 id="make-a-short-list">Make a short list</h2>
<p>Write down what you’d buy anyway, with the model and today’s price. Mark each line with its reason: season, new version, Christmas packaging, surplus, or none. On Boxing Day, begin with the strongest reasons, and check each price as shown in <a href="/content/how-to-check-a-price">how to check a price</a>. For the choice between now and later, read <a href="/content/boxing-day-or-january-sales">Boxing Day or the January sales</a>.</p>`,
  faqs: [
    {
      question: 'What is usually cheapest on Boxing Day?',
      answer:
        'Goods that shops can’t keep for spring: gift sets, decorations and winter fashion. They need the space, so the reductions have a reason.',
    },
    {
      question: 'Are TVs cheaper on Boxing Day or Black Friday?',
      answer:
        'There is no fixed rule. Both fall before new ranges arrive in spring. Follow the price history of the exact model and buy when it reaches a price that you’re happy with.',
    },
    {
      question: 'Is it worth waiting for a kitchen appliance?',
      answer:
        'If yours works, there’s no need to wait for one date: small appliances are on offer several times a year. If it has failed, compare running costs and buy.',
    },
  ],
  author_name: null,
  reading_time_minutes: 3,
  published_at: CONTENT_PUBLISHED_AT,
  content_changed_at: BUYING_GUIDES_PUBLISHED_AT,
  meta_title: 'What is worth waiting for in the Boxing Day sales?',
  meta_description:
    'Winter clothes, gift sets, bedding and outgoing TV models have a reason to be cheap after Christmas. What to wait for and what to buy when you need it.',
};

import { type Draft, subcategoriesOf } from './subcategory.ts';

const foodHampers: Draft = {
  slug: 'food-hampers',
  name: 'Food Hampers',
  description:
    'Christmas hampers, cheese boxes, biscuit tins and chocolate gifts, cleared by supermarkets and food halls after Christmas. Read the list of contents by weight, check the dates, and remember that you can’t send back food that spoils quickly just because you changed your mind.',
  meta_description:
    'Food hampers after Boxing Day: what supermarkets and food halls clear, how to compare contents by weight and date, and what you can’t send back.',
  verdict: 'Anything with a robin on it is reduced at once.',
  falls: [
    'Biscuit tins and chocolate assortments',
    'Panettone, puddings and mince pies',
    'Hampers packed for Christmas',
    'Cheese boxes and smoked salmon',
  ],
  holds: ['Everyday groceries', 'Fine chocolate from small makers', 'Hampers filled to order'],
  buy_early: ['Fresh party food, on Christmas Eve afternoon'],
  wait: ['Chocolate tins and hampers'],
  any_time: ['Chocolate without a Christmas wrapper'],
  body: `<p>A hamper on 27 December is the same hamper as on the 23rd, only without the queue. Food halls and supermarkets want the wicker, the tins and the ribbons out of sight before New Year, and what is inside will keep until spring. For anyone with a birthday in January, or simply a fondness for shortbread, this is the friendliest corner of the sales.</p>
<h2>Where the reductions are</h2>
<p>Anything with a robin on it falls at once: biscuit tins, chocolate assortments, panettone, stollen, puddings and mince pies. Hampers follow, since they were packed for the season and take up shelves. Cheese boxes, smoked salmon and pâté are marked down hard as their dates approach, usually in store and late in the day. Gift sets of jam, mustard and chilli sauce come last and get cheapest.</p>
<p>Everyday groceries do not move, of course. Fine chocolate from small makers is reduced little, and good olive oil hardly at all. Hampers from specialist companies that sell the whole year are filled to order, so there is nothing to clear; they may offer a code for January instead.</p>
<h2>How to choose a food hamper</h2>
<p>Read the list, not the picture. A photograph shows straw, lid and bow; the list shows grams. Add up the weight and look for the things that you would put in a trolley. Three excellent items beat twelve fillers. If half of it is tea bags and fudge, a reduced price is still a price for tea bags and fudge.</p>
<p>Think about the person. Vegetarian, no alcohol, no nuts, halal, a small flat without room for a basket: each rules out a good many boxes. Cheese and meat need a fridge within hours, so they suit someone who is at home. Dry goods can wait for the next visit. For an older neighbour, small packs and easy lids are a kindness.</p>
<ul>
<li>Look for full-size jars and bottles; minis look generous and vanish in a day.</li>
<li>A basket with a lid is useful later, a cardboard tray is not.</li>
<li>Tins of biscuits keep longest and travel best by post.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Dates first. ‘Use by’ is about safety, so don’t eat food after it; ‘best before’ is about quality, and chocolate or biscuits are fine for a while after it. When a shop sells something close to its date, it should be easy to see. Panettone and stollen keep for weeks, fresh cheese for days. Allergens must be listed for every item, even in a mixed box.</p>
<p>Ask how and when it is delivered. The days around New Year are slow, and a chilled parcel on the doorstep over a weekend helps nobody. For alcohol in a hamper, an adult has to take it in and may be asked for proof of age.</p>
<p>Your rights are a little different here. The right to cancel an online order does not cover food that spoils quickly. A sealed hamper of dry goods can be returned within 14 days of delivery, while a mixed one may not be, so ask first. If something arrives broken, mouldy or missing, take a photograph and tell the shop the same day: <a href="/content/return-rights-on-sale-goods">the law is on your side</a>.</p>
<h2>When the reductions come</h2>
<p>Supermarkets mark down fresh party food on Christmas Eve in the afternoon and again when they reopen, some on Boxing Day and others on the 27th. Tins and hampers are reduced in steps until about Twelfth Night. You get the best choice at the first reduction and the best price at the second; after that there is only marzipan left.</p>
<p>Opening hours differ over the holidays, so look before you set out; our guide to <a href="/content/boxing-day-opening-hours">Boxing Day opening hours</a> helps. Take a list of what you will truly eat by Easter, and stop there. Chocolate without a Christmas wrapper is on offer so often that there is no need to fill a cupboard, and a reduced hamper that nobody opens is no bargain.</p>`,
  picks: {
    'marks-spencer': 'Its food hall clears festive tins, biscuits and hampers once Christmas is over.',
    'john-lewis': 'Festive food gifts and hampers online, cleared once the season is over.',
    selfridges: 'The yellow hampers and sweets of its food hall, some reduced after Christmas.',
    tesco: 'Christmas chocolates and gift boxes at Clubcard prices, then in clearance.',
    asda: 'Good for tins, selection boxes and party food on the days after Christmas.',
  },
  buying_tips: [
    'Add up the grams of what you would really eat, and don’t count the basket.',
    'Check the dates of the shortest-lived item; the box is only as fresh as that one.',
    'Look for reductions late in the afternoon, when shops mark down fresh food.',
    'Photograph damage on the day of delivery and write to the shop at once.',
  ],
  faqs: {
    'When are Christmas hampers reduced?':
      'In most supermarkets and food halls from Christmas Eve afternoon or from the first opening after Christmas Day, and again early in January. Fresh food comes down first because of its dates. Companies that pack hampers to order have less to clear and may offer a code instead.',
    'Can I return a food hamper bought online?':
      'You can cancel a sealed hamper of goods that keep within 14 days of delivery. You can’t cancel fresh food that spoils quickly. If an item is broken, out of date or missing, the seller has to refund or replace it, however perishable it was.',
    'Is it safe to eat food after its best-before date?':
      'Usually, if it has been stored properly and looks, smells and tastes normal: best-before dates are about quality. Use-by dates are different, since they concern safety, so don’t eat food after them. Chocolate, biscuits and tinned goods often stay good for some time.',
  },
};

const wineSpirits: Draft = {
  slug: 'wine-spirits',
  name: 'Wine & Spirits',
  description:
    'Wine, sparkling wine, whisky, gin and gift packs, sold to over-18s only. The best offers are often before Christmas, not after it. Compare by bottle size and strength, and note that minimum unit prices apply in Scotland and Wales.',
  meta_description:
    'Wine and spirits around Boxing Day: gift sets come down after Christmas, fizz before New Year’s Eve. Compare bottle size and strength. Over-18s only.',
  verdict: 'Gift sets after Christmas, fizz before New Year’s Eve.',
  falls: [
    'Gift sets with glasses or a tin',
    'Cream liqueurs and mulled wine',
    'Calendars with miniatures',
    'Beer and cider in Christmas paper',
  ],
  holds: ['Single malts with an age on the label', 'Rare bottles'],
  buy_early: ['Prosecco and champagne, before New Year’s Eve'],
  wait: ['Gift sets, once Christmas is over', 'Alcohol-free drinks, in early January'],
  any_time: ['Everyday wine, by rotating offers'],
  body: `<p>For once, the best time to buy is just before Christmas: wine and spirits are cheapest then. Supermarkets fight for the festive trolley in December with offers on sparkling wine, whisky and liqueurs. Boxing Day brings what is left: gift packs, miniatures and advent calendars that have missed their moment, and now and then a good bottle among them.</p>
<h2>Where the reductions are</h2>
<p>Gift sets come down first: a bottle with two glasses, gin with a tin of tonic, whisky with a pair of socks. Cream liqueurs, mulled wine and festive flavours follow at once, because nobody asks for gingerbread gin in February. Calendars with miniatures drop steeply in the last days of December. Boxes of beer and cider in Christmas paper do the same.</p>
<p>Everyday wine moves as it does all year, by rotating offers. Prosecco and champagne are often reduced more before New Year’s Eve than afterwards. Single malts with an age on the label rarely come down, and rare bottles never do. In Scotland and Wales a minimum price for each unit of alcohol applies, so some offers look different or do not exist there.</p>
<h2>How to choose wine and spirits</h2>
<p>For wine, start with the meal, not with the medal. A dry white with some freshness goes with fish and most vegetables, a soft red with roasts and pies, a sparkling wine with anything salty. Own-label bottles from the good supermarkets are chosen with care and rarely disappoint. Screw caps are no sign of poor quality.</p>
<p>For spirits, compare strength and size. A 70 cl bottle is the usual one, but gift bottles of 50 or 35 cl look much the same on a screen. London dry gin, blended whisky and rum differ less in making than in label; try miniatures, then buy the bottle. For a present, think of what the person has on the shelf. Something from the same region, one step finer, always pleases.</p>
<ul>
<li>Alcohol-free wine, beer and spirits are reduced in January, when demand is high.</li>
<li>Vintage champagne is for keeping, non-vintage for now.</li>
<li>Fortified wines such as port keep for some weeks once opened, vermouth in the fridge.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Work out the price per litre, which shops print small on the shelf label. Multi-buy offers on six bottles are good when you like all six; mixed cases of unknown names are often filled up with what did not sell. Loyalty prices need a card or an app, and signing up at the till is usually free.</p>
<p>Be wary of very cheap branded spirits outside proper shops. Fake vodka and gin can be dangerous; crooked labels, odd spellings and broken seals are the signs. Online, check delivery dates and breakages, and remember that an adult has to be at home: sellers and drivers must not hand alcohol to anyone under 18 and may ask for proof.</p>
<p>You can cancel unopened bottles that you ordered online within 14 days of delivery. A corked wine is faulty, and a decent shop replaces it without fuss if you bring back most of it. For how to pay and stay protected, see <a href="/content/pay-safely-in-the-sales">paying safely in the sales</a>.</p>
<h2>When the reductions come</h2>
<p>Stock up for the holidays from late November to about 20 December, when supermarkets offer a reduction on six bottles and brands compete. Look for gift sets once Christmas is over, in store first. Early January is right for alcohol-free drinks and for good glasses, which are reduced with the tableware. Easter and the summer bank holidays bring the next rounds of wine offers.</p>
<p>There is no need to hoard. Most wine is made to be drunk within a year or two, and offers return every few weeks. Buy what you will enjoy with friends, at a pace that does you good; the guidance in the UK is not to drink more than 14 units a week, spread over several days. Food to go with it is cleared at the same time: see <a href="/categories/groceries/food-hampers">food hampers</a>.</p>`,
  picks: {
    tesco: 'Clubcard prices on wine and spirits, and gift packs cleared in the larger stores.',
    asda: 'Low everyday prices on known brands, with seasonal sets reduced after Christmas.',
    'marks-spencer': 'Own-label wines chosen for its food, with mixed cases online.',
    selfridges: 'Rare bottles and finely boxed gifts, some of them reduced in the winter sale.',
    amazon: 'Spirits and gift sets online; check seller, bottle size and who can take delivery.',
  },
  buying_tips: [
    'Compare the price per litre, and check whether a gift bottle is 70, 50 or 35 cl.',
    'Buy sparkling wine before New Year’s Eve, and gift sets after Christmas.',
    'Mix your own six bottles when a shop reduces any six, and skip ready-made cases.',
    'Keep the receipt for wine: a corked bottle can be exchanged.',
  ],
  faqs: {
    'Is wine cheaper before or after Christmas?':
      'Before, as a rule. Supermarkets compete for the festive shop with offers on sparkling wine and on six bottles at once. After Christmas, gift sets, liqueurs and calendars are cleared, while ordinary wine returns to its usual offers. If you need bottles for a party, do not wait.',
    'Why do some drink offers not apply in Scotland or Wales?':
      'Both nations set a minimum price for each unit of alcohol, and Scotland also restricts promotions such as reductions for buying several bottles. Shops must keep to these rules, so a price shown for England may be higher there, or the offer missing. What counts is the shelf price in your branch.',
    'Can I return unopened wine or spirits?':
      'If you ordered online, yes: within 14 days of delivery, in the condition in which it came. You may have to pay the postage. In a store it depends on the shop’s own policy, and some refuse alcohol. A faulty bottle, such as a corked wine, has to be replaced or refunded.',
  },
};

export const groceries = subcategoriesOf('groceries', [foodHampers, wineSpirits]);

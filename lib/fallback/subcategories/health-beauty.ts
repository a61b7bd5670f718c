import { type Draft, subcategoriesOf } from './subcategory.ts';

const skincare: Draft = {
  slug: 'skincare',
  name: 'Skincare',
  description:
    'Cleansers, moisturisers, serums and sun protection. Gift sets and advent calendars are reduced after Christmas, single bottles less often. Compare by the millilitre, check the period-after-opening symbol, and don’t stock up on what will age on the shelf.',
  meta_description:
    'Skincare in the Boxing Day sales: gift sets come down, single serums rarely. Compare by the millilitre and check how long a product keeps once opened.',
  verdict: 'Gift sets fall; single serums hardly move.',
  falls: [
    'Gift sets, advent calendars and filled stockings',
    'Body lotion and bath products',
    'Hand cream in winter scents',
  ],
  holds: ['Serums and retinoids from clinical brands', 'Sun cream', 'Brands that fix their prices'],
  buy_early: ['Sets with well-known moisturisers'],
  wait: ['Bath sets, very cheap in the end'],
  any_time: ['An ordinary moisturiser'],
  body: `<p>The days after Christmas are the time to restock a bathroom shelf. Gift sets that held three things you use anyway are marked down the moment nobody needs a present, and the cream inside is exactly the same as in the single box. Buy what you know, and you will save without a single surprise.</p>
<h2>Where the reductions are</h2>
<p>Gift sets come down first, with advent calendars and stockings close behind. Sets from the big high-street brands drop in steps through the last week of December; the boxes of premium brands follow more slowly. Body lotion, bath products and hand cream in winter scents come down as well, because a shop cannot sell ginger and clove in March.</p>
<p>Single bottles rarely come down. Serums and retinoids from pharmacy and clinical brands change little in price, and sun cream is expensive in winter and more so in June. Many brands fix their prices for all shops. With those, look for larger sizes, refills, points and free gifts instead of a reduction.</p>
<h2>How to choose skincare</h2>
<p>Keep it short. A gentle cleanser, a moisturiser that suits your skin and a sunscreen for the day do most of the work. If you want to add one active, add one at a time: niacinamide or azelaic acid for redness and spots, vitamin C for dullness, retinol for lines, introduced slowly. Several strong things at once mostly cause irritation, however much each was reduced.</p>
<p>Skin type matters more than price. Oily skin likes light gels, dry skin richer creams with ceramides or glycerine, sensitive skin products without perfume. The order of the list of ingredients tells you what there is most of. A pretty jar is nice; a pump or tube keeps air and fingers out and lasts longer.</p>
<ul>
<li>Compare prices per 100 ml, since sets mix full sizes with minis.</li>
<li>Look for the jar symbol with a number: it gives the months of use after opening.</li>
<li>Patch-test anything new on the inside of the arm for a day or two.</li>
</ul>
<h2>What to check before you pay</h2>
<p>To judge a set, add up only what you would use, at its usual price on its own, and ignore the ‘worth’ figure on the box, which counts the wash bag as well. An advent calendar with a few travel sizes you like may be fine value; one with twelve you would give away is not.</p>
<p>Look at the seller and the date. Old stock and copies turn up on marketplaces, so prefer the brand, a chemist or a department store. Vitamin C and retinol age faster than plain cream, and sun cream should not be kept from year to year once opened. Returns are limited too: a shop need not take back sealed cosmetics that you have opened. If a product harms your skin or is not as described, <a href="/content/return-rights-on-sale-goods">your statutory rights</a> still apply.</p>
<h2>When the reductions come</h2>
<p>Chemists and beauty shops bring their gift sets down at Christmas or on Boxing Day, in store and online, and again in the first week of January. The sets with well-known moisturisers go within a day or two. Bath sets last longer and end up very cheap indeed, so wait for those.</p>
<p>Points weeks and brand events return all through the year, so an ordinary moisturiser can be bought well in any month. Do not stock up beyond six months, as an unopened cream keeps for about three years but your skin, and the formula on sale, may change sooner. For perfume in gift boxes, which follow the same calendar, see <a href="/categories/health-beauty/fragrance">fragrance</a>.</p>`,
  picks: {
    boots: 'The classic place for reduced gift sets, with Advantage Card points on top.',
    superdrug: 'Own-brand and affordable skincare, with lower prices for loyalty members.',
    sephora: 'Premium and niche brands in minis and sets, good for trying before a full size.',
    'john-lewis': 'Beauty counters and gift sets of premium brands, sold by authorised stockists.',
    'marks-spencer': 'Its beauty hall mixes own ranges with known brands, and clears its Christmas sets.',
    selfridges: 'Luxury skincare in sets, plus limited editions that few others have.',
  },
  buying_tips: [
    'Add up only the pieces of a set that you would have bought, at their single price.',
    'Look for the open-jar symbol, then count how many creams you can finish in that time.',
    'Start one new active ingredient at a time, and wait a few weeks before the next.',
    'Buy sun cream fresh each year and don’t count on last summer’s opened bottle.',
  ],
  faqs: {
    'Are skincare gift sets good value after Christmas?':
      'Often, if you use most of what is inside. Reduced sets can cost less than one of their full-size products alone. Compare by the millilitre, ignore the value printed on the box, and check that the set has full sizes, not a row of samples.',
    'How long does unopened skincare keep?':
      'Most creams keep for around three years unopened in a cool, dark place. If a product lasts 30 months or less, a date must be printed on it. After opening, the jar symbol counts. Vitamin C, retinol and sun protection lose strength sooner than the rest.',
    'Can I return skincare bought in a sale?':
      'Yes, if it’s unopened and you bought it online: within 14 days of delivery. Once the seal is broken, you usually can’t return it just because you changed your mind, for hygiene reasons. If the product is faulty, out of date or not as described, the shop has to put it right.',
  },
};

const fragrance: Draft = {
  slug: 'fragrance',
  name: 'Fragrance',
  description:
    'Perfume and aftershave, sold before Christmas in boxes that shops then need to clear. Compare the price per 100 ml and the concentration, and buy from a stockist that the brand recognises. Once unsealed, a bottle bought online usually cannot be sent back.',
  meta_description:
    'Fragrance in the Boxing Day sales: boxed sets of well-known scents come down first. Compare the price per 100 ml, the concentration and the stockist.',
  verdict: 'Look for boxed sets of well-known scents.',
  falls: [
    'Gift sets of designer scents',
    'Celebrity fragrances and body mists',
    'Aftershave sets',
    'Last year’s limited editions',
  ],
  holds: ['Niche houses and new launches', 'The smallest bottles of popular scents'],
  buy_early: ['Sets of a classic scent, on the first morning of the sale'],
  wait: ['Whatever sets are left in January'],
  any_time: ['A single bottle without a box'],
  body: `<p>No other shelf changes as quickly as the perfume counter. On Christmas Eve it is full of gift boxes at full price; two days later the same boxes are in the way. If you have a favourite scent, this is the week to buy a year’s supply: you often pay for the bottle and get the body lotion free.</p>
<h2>Where the reductions are</h2>
<p>Gift sets of well-known designer scents come down first. They were packed for Christmas and have no second season. Celebrity fragrances, body mists and aftershave sets follow, and then last year’s limited editions. Larger bottles, 100 ml and up, are often the better buy per millilitre even before a reduction.</p>
<p>Niche houses and the newest launches hold their price. A few brands never join in at all and only offer engraving or samples. The smallest bottles of a popular scent are rarely reduced, because they sell anyway. Discount perfume shops are sometimes close to sale prices in ordinary months, so compare with them.</p>
<h2>How to choose a fragrance</h2>
<p>Learn three terms. Eau de toilette is lighter, eau de parfum stronger and longer-lasting, parfum or extrait the most concentrated. The same name in another strength can smell noticeably different, and not just stronger. Check which of them you own before you reorder.</p>
<p>If you are looking for something new, try it on skin. The first ten minutes are the top notes, which soon fade; what remains after two hours is what you will live with. Citrus and light florals suit daytime and warm weather, amber, wood and vanilla the cold months. Two scents in one visit, one on each wrist, is as much as a nose can judge.</p>
<ul>
<li>Buy a small size or a discovery set first when you do not know the scent.</li>
<li>Look for refillable bottles, which cost less from the second time on.</li>
<li>Keep bottles in their box, away from light and warm bathrooms, and they last for years.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Work out the price per 100 ml. A set with a 50 ml bottle and a lotion can cost more than a plain 100 ml bottle beside it. Check that the strength and size on the page match the picture, and whether it’s a ‘tester’, which comes without its cap or box.</p>
<p>Buy from a shop that the brand recognises. Perfume is copied more than almost anything else, and a fake may irritate the skin. Warning signs are odd spelling on the carton, loose cellophane and a price that no chemist comes near. On a marketplace, check the seller’s name, its address and its terms before anything else, and <a href="/content/avoid-fake-shops">know how fake shops look</a>.</p>
<p>Keep the cellophane on until you are sure. You can cancel a sealed bottle that you ordered online within 14 days of delivery. An opened one usually cannot, because of hygiene. That is worth remembering with presents too: exchange them before you spray.</p>
<h2>When the reductions come</h2>
<p>Reductions start online on Christmas Eve or Christmas Day and in stores on Boxing Day. Sets with the best-known names go quickly, and shops rarely get more of them. If your scent is a classic, look on the first morning. If you are open to suggestions, the second week of January has the lowest prices on what is left.</p>
<p>Mother’s Day, Father’s Day and Black Friday bring further offers, each with its own gift boxes that are cleared afterwards. A single bottle without a box is therefore never urgent. Note what yours costs now, and buy when the price per 100 ml beats your note. The <a href="/content/gift-cards-in-the-sales">gift card from an aunt</a> may well cover the rest.</p>`,
  picks: {
    boots: 'Reduces a large number of designer gift sets, with points on the Advantage Card.',
    superdrug: 'Popular scents and celebrity fragrances, often cheaper for loyalty members.',
    'john-lewis': 'Authorised counters with full ranges and boxed sets, including many niche houses.',
    selfridges: 'Exclusive and niche perfumes, with its own selection of gift sets.',
    debenhams: 'Broad choice of fragrance online; check which partner sells the bottle.',
    sephora: 'Discovery sets and travel sizes, useful for trying a scent before buying it.',
  },
  buying_tips: [
    'Compare the price per 100 ml, with the strength on the label taken into account.',
    'Check whether you own the eau de toilette or the eau de parfum before you reorder.',
    'Leave the cellophane on a present until you know that you will keep it.',
    'Wear a new scent for two hours before you decide; the first impression is the shortest part.',
  ],
  faqs: {
    'Why is perfume cheaper after Christmas?':
      'Because it is packed for the season. Boxes with a lotion and a ribbon are made to be given, and shops do not want to store them until next year. The liquid is the same as in the plain carton. Single bottles without a gift box come down much less.',
    'What is the difference between eau de parfum and eau de toilette?':
      'Mainly the concentration of perfume oil. Eau de parfum usually has more and lasts longer on the skin, eau de toilette is lighter and fresher. Makers often adjust the blend as well, so the two versions of one name do not smell exactly alike.',
    'Can I send back perfume that I have opened?':
      'Usually not if you’ve just changed your mind: shops treat it as a sealed product that cannot be resold once opened. If the bottle leaks, is faulty or turns out not to be genuine, that is different, and the seller has to refund or replace it. Keep the carton and the receipt.',
  },
};

const hairStyling: Draft = {
  slug: 'hair-styling',
  name: 'Hair Styling',
  description:
    'Dryers, straighteners, curlers and multi-stylers. Limited colours and gift editions tend to come down after Christmas. Check which attachments are in the box, whether they suit your length and type of hair, and how long the guarantee runs.',
  meta_description:
    'Hair styling in the Boxing Day sales: limited colours and gift sets come down, the newest multi-stylers rarely. Check attachments, hair type and guarantee.',
  verdict: 'Bold colours and gift sets are cheapest.',
  falls: [
    'Limited-edition colours and gift sets',
    'Straighteners and tongs with a newer version',
    'Hot brushes and diffusers in bundles',
    'Own-brand stylers',
  ],
  holds: ['The newest multi-stylers', 'Professional salon dryers'],
  buy_early: [],
  wait: ['A set that was cheaper in November', 'Special colours, before Mother’s Day'],
  any_time: ['A dryer, if yours smells of burning'],
  body: `<p>A good hair dryer or styler is used three hundred mornings a year, so it pays to buy the right one at the right moment. That moment is often the week after Christmas, when gift boxes in this year’s special colour have to go. Inside is the ordinary machine, with a case you may even like.</p>
<h2>Where the reductions are</h2>
<p>Limited-edition colours and gift sets come down first, and furthest if the colour was brave. Straighteners and curling tongs of the established brands follow, especially models that have a successor. Hot brushes, diffusers and heated rollers are promoted in bundles. Own-brand stylers at chemists and supermarkets are reduced several times a year.</p>
<p>The newest multi-stylers hold their price in their standard colours. When they are reduced, most shops do it at the same time and by the same amount, so compare the contents of the box more than the figure. Professional dryers sold to salons stay level all year. Refurbished machines straight from the maker are the quiet alternative, with a guarantee of their own.</p>
<h2>How to choose a hair styler</h2>
<p>Start with what you do every day, not with what you might do for a wedding. If you only dry, buy the best dryer you can and leave the rest. Look at weight, airflow and noise; watts alone say little, since newer motors move more air with less heat. If you straighten, look for plates that float slightly and a choice of temperatures, because fine hair needs far less heat than thick hair.</p>
<p>Multi-stylers replace a brush, a tong and a dryer. They work best on medium and long hair and need some practice. For short or very curly hair, check which attachments are made for it; the right diffuser or comb matters more than the name of the machine. Hold one in a shop if you can, arm up, for a minute. You will know.</p>
<ul>
<li>List the attachments that you would use, then compare boxes by that list.</li>
<li>Look for automatic switch-off, a long swivel cord and a hanging loop.</li>
<li>For travel, check the voltage: many stylers work only on 220 to 240 volts.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Look at the generation and the set. Machines with one name are sold in several versions, and attachments of one do not always fit another. The product page should list the box contents line by line. If two prices differ, the reason is usually a missing brush.</p>
<p>Compare the guarantee, which runs from one year to several, and register the machine when it arrives. Copies of famous stylers are common on social media and marketplaces, and with heat and mains voltage a fake is dangerous, not just disappointing. Buy from the maker or from a shop you know, and be wary of web addresses with the brand’s name in the middle.</p>
<p>Ask about returns before you try. Some sellers offer a trial period, others refuse used stylers for hygiene reasons unless they are faulty. An unopened box ordered online can always be <a href="/content/return-rights-on-sale-goods">sent back within 14 days</a> of delivery.</p>
<h2>When the reductions come</h2>
<p>Offers peak around Black Friday and again from Christmas Eve to early January. If a set was reduced in November and then went back up, it is likely to come down once more. Mother’s Day in March brings the next special colours, and with them the clearance of the old ones.</p>
<p>So there is rarely a reason to pay full price if you don’t mind which colour you get. Decide on machine and attachments first, note the price for a few weeks, and take the first good offer in any shade. If your dryer smells of burning today, replace it today: safety does not wait for a sale. For one machine in detail, see our page on the <a href="/health-beauty/dyson-airwrap">Dyson Airwrap</a>.</p>`,
  picks: {
    boots: 'Stylers of all the main brands, with points that add up on expensive machines.',
    dyson: 'The whole range with every attachment, plus an outlet for refurbished machines.',
    'john-lewis': 'The better-known stylers and dryers, and you can hold the machines in its shops.',
    currys: 'Dryers and stylers of several brands side by side, to hold before you choose.',
    argos: 'Straighteners and hot brushes for every budget, to collect the same day.',
    superdrug: 'Affordable tongs, brushes and dryers, including its own range.',
  },
  buying_tips: [
    'Name the attachments that you would use each week, and pay for those alone.',
    'Choose the lowest heat that works on your hair; a temperature setting is worth more than extra watts.',
    'Compare guarantees in years, and register the machine on the day it comes.',
    'Take the limited-edition colour if it is cheaper: the motor inside is the same.',
  ],
  faqs: {
    'Are limited-edition stylers different inside?':
      'As a rule, no. The motor, the heat and the attachments match the standard version of the same generation; the colour, the case and sometimes one extra brush differ. Check the contents list all the same, because now and then a gift set leaves something out.',
    'Is a multi-styler worth it for short hair?':
      'It depends on the attachments. Barrels need some length to wrap the hair, so on very short cuts a good dryer with a nozzle does more. For a bob or longer, smoothing brushes work well. Look at the maker’s guide to hair length before you choose a set.',
    'How can I tell whether a styler is fake?':
      'A price far below every known shop is the first sign, followed by poor print, a missing UK plug and a serial number that the maker does not recognise. Register it as soon as it arrives. Fakes can overheat, so do not plug in one that you doubt.',
  },
};

const electricShavers: Draft = {
  slug: 'electric-shavers',
  name: 'Electric Shavers',
  description:
    'Foil and rotary shavers, trimmers and grooming kits, which are promoted several times a year and again after Christmas. Look up the price of replacement heads, and check wet use, charging time and whether the plug is a two-pin one.',
  meta_description:
    'Electric shavers in the Boxing Day sales: gift boxes and mid-range series come down most. Check the price of spare heads, wet use and the plug.',
  verdict: 'Mid-range shavers and gift boxes come down most.',
  falls: [
    'Gift boxes and sets with a travel case',
    'The middle series of large brands',
    'The outgoing flagship',
    'Trimmers, clippers and epilators',
  ],
  holds: ['The newest flagship', 'Single replacement heads', 'Cheap supermarket shavers'],
  buy_early: [],
  wait: ['A shaver that is expensive in early December'],
  any_time: ['Heads, whenever a multipack is reduced'],
  body: `<p>Electric shavers are classic Christmas presents, and shops always order a few too many. From Boxing Day the leftover boxes go for a good deal less, often with a cleaning station or a trimmer included. If your old shaver has begun to pull, this is the week to replace it.</p>
<h2>Where the reductions are</h2>
<p>Gift boxes and sets with a travel case come down first. Mid-range shavers, from the middle series of the large brands, are reduced the most often, and the outgoing version of a flagship can be the buy of the year. Beard trimmers, hair clippers and body groomers follow the same pattern, and so do epilators and hair-removal devices that use light.</p>
<p>The newest flagship keeps its price for its first season. Replacement heads and foils nearly always do, although multipacks appear around the sales. Cheap shavers at supermarkets are not reduced far, because there is little to take off. Don’t be impressed by the recommended price on the box: many shavers are sold below it in most weeks of the year.</p>
<h2>How to choose an electric shaver</h2>
<p>Foil or rotary is the first question. Foil shavers, moved in straight lines, are precise, gentle on sensitive skin and good for a daily shave. Rotary shavers, moved in circles, deal better with longer stubble, a rounded jaw and hair that grows in all directions. If you are happy with one kind, stay with it, since skin takes some weeks to get used to the other.</p>
<p>Then think about when you shave. In the shower, you need a model for wet use. For travel, a lock, a quick charge of a few minutes and USB charging are worth more than a cleaning station. If you keep a beard, a trimmer with many length settings does more for you than a shaver with a small pop-up comb.</p>
<ul>
<li>More cutting elements help with dense growth; for a light beard, three are plenty.</li>
<li>A flexible head follows the chin better than any number of blades.</li>
<li>Cleaning stations are convenient, but the cartridges are a running cost.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Look up the replacement head first. Most makers advise a new one every twelve to twenty-four months, and it can cost a good part of what the shaver did. Two machines with the same price can differ a great deal over five years. Check too whether the head for an older series is still made.</p>
<p>Read the box contents: stand, case, cleaning station, cartridges, comb. The letters after the series number tell you which set it is. See whether the plug is the two-pin shaver kind, which needs an adapter outside the bathroom. Lithium batteries in most shavers are built in, so a longer guarantee is a real advantage.</p>
<p>Some makers promise your money back if the shave does not satisfy you within a set time. It is a voluntary offer with its own form, so keep receipt and packaging. Otherwise a used shaver is hard to return, as shops point to hygiene. If you bought it online, you can send it back unopened within 14 days, and <a href="/content/return-rights-on-sale-goods">a faulty one is covered by law</a>.</p>
<h2>When the reductions come</h2>
<p>There are offers before Father’s Day, in the summer events, on Black Friday and after Christmas. For most models these are the low points, and in between the price climbs back. If a shaver is expensive in early December, wait; if it is already near its lowest price of the year, a Boxing Day offer may be the same price with a new ribbon.</p>
<p>Use the model number, including its last letters, to <a href="/content/how-to-check-a-price">follow the price</a>. And buy heads when you see them reduced, as they keep for years in a drawer. That is often the best bargain on the whole shelf.</p>`,
  picks: {
    boots: 'Shavers, trimmers and epilators of all the main makers, with points on each.',
    argos: 'Many series in one place, with collection nearby and clearance after Christmas.',
    amazon: 'Easy for comparing exact model numbers and for replacement heads; check the seller.',
    currys: 'Shavers and trimmers beside grooming sets, to compare on one shelf.',
    superdrug: 'Body groomers, trimmers and light-based hair removal, often cheaper for members.',
    'john-lewis': 'A short list of better-known shavers and trimmers, quick to look through.',
  },
  buying_tips: [
    'Look up the price of the replacement head before the price of the shaver.',
    'Compare the letters after the series number: they tell you what is in the box.',
    'Give a new kind of shaver three weeks before you judge it, as skin needs time.',
    'Stock up on heads and foils when they are reduced, because they keep.',
  ],
  faqs: {
    'Is a foil or a rotary shaver better?':
      'Neither is better for everyone. Foil models suit a daily shave, straight growth and sensitive skin. Rotary ones cope well with stubble of a few days, curved jaws and hair in all directions. If your present type works for you, keep to it when you replace it.',
    'How often should I replace the shaver head?':
      'Makers usually advise every one to two years, depending on the series and on your beard. Pulling, redness and longer shaves are signs that it is due. Since a head can cost a good part of the price of a new shaver, compare both before you order.',
    'Can I return a shaver that I have used?':
      'If you’ve just changed your mind, rarely: sellers may refuse or deduct, because they can’t resell it for hygiene reasons. Some makers run money-back trials with their own conditions. If the shaver is faulty, you can ask the seller for a repair, a replacement or a refund in any case.',
  },
};

export const healthBeauty = subcategoriesOf('health-beauty', [
  skincare,
  fragrance,
  hairStyling,
  electricShavers,
]);

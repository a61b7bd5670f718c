import { type Draft, subcategoriesOf } from './subcategory.ts';

const womensFashion: Draft = {
  slug: 'womens-fashion',
  name: 'Women’s Fashion',
  description:
    'Dresses, knitwear, partywear and denim, where winter stock usually comes down first and common sizes go soonest. Look at fibre, lining and seams before the percentage, and use each brand’s own size chart, because sizes differ.',
  meta_description:
    'Women’s fashion in the Boxing Day sales: partywear comes down first, plain basics rarely. Look at fibre, lining and seams, and at each brand’s size chart.',
  verdict: 'Partywear comes down first and furthest.',
  falls: [
    'Sequins, satin and velvet',
    'Christmas jumpers and chunky knitwear',
    'Coats, boots and dresses of this winter',
    'Occasion pieces that were expensive in November',
  ],
  holds: [
    'Plain T-shirts, white shirts and black tights',
    'The jeans that a brand sells all year',
    'New-season pieces',
  ],
  buy_early: ['Sizes 10 to 14'],
  wait: ['Small and large sizes', 'A second reduction in early January'],
  any_time: [],
  body: `<p>Women’s clothes are what the Boxing Day sales were made for. Shops have to clear winter before the spring collections arrive, and there are still two cold months in which to wear what you buy. Go in with a short list and you can come away with better cloth than you would otherwise allow yourself.</p>
<h2>Where the reductions are</h2>
<p>Partywear comes down first and furthest: sequins, satin and velvet have had their moment by 26 December. Christmas jumpers follow, then chunky knitwear, coats, boots and dresses in this winter’s colours and prints. Occasion pieces that were expensive in November are often the best find of all, because a plain black dress does not know what year it is.</p>
<p>Basics rarely come down. Plain T-shirts, black tights, white shirts and the jeans that a brand sells all year are left out of most sales or reduced by a token amount. New-season pieces, already hanging at the front of the shop, are full price as well. Lingerie is mixed: seasonal colours come down, the black and nude bras do not.</p>
<h2>How to choose women’s clothes in a sale</h2>
<p>Look at the label inside before the ticket outside. Wool, cotton, linen and viscose tell you how a piece will feel and wash; a jumper that is mostly acrylic will pill, whatever it cost before. Then look at the making: a lining in a skirt, matched stripes at the seam, buttons that are sewn and not glued, a hem with some cloth to spare.</p>
<p>Sizes are the hard part. A 12 in one shop is a 10 or a 14 in the next, and cuts change from season to season. Measure bust, waist and hips once with a tape, keep the numbers on your phone and use each brand’s own chart. Reviews that mention the shopper’s height and usual size are the most helpful kind.</p>
<ul>
<li>Imagine three things you own that go with it. If you cannot, leave it.</li>
<li>Hold knitwear up to the light: gaps and thin patches show at once.</li>
<li>Read the care label. Dry cleaning a cheap dress soon costs more than the dress.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Read the returns terms for sale pieces. Some shops shorten the period, charge for postage or give a voucher in their stores, where the law lets them decide what happens if you change your mind. If you bought online, you may cancel within 14 days of delivery, sale or not. Swimwear, pierced earrings and underwear may be excluded once the hygiene seal is off.</p>
<p>On marketplaces, see who the seller is and where the return has to go; posting a dress abroad can eat up the saving. Keep the tags on, try everything on one evening with the shoes you would wear, and send back what you hesitate over. A <a href="/content/return-rights-on-sale-goods">faulty seam is covered by law</a> even if the piece was reduced.</p>
<h2>When the reductions come</h2>
<p>The first day has the most sizes, and a later one has the lowest prices. Online sales tend to open on Christmas Eve or Christmas Day, and a second reduction often comes at the end of the first week of January. If you wear a common size, from 10 to 14, or need a particular shoe, go early. At either end of the range you can afford to wait.</p>
<p>Registering with a shop beforehand pays: several give account holders an early look. Save favourites now, check them again on Christmas Eve, and decide what each is worth to you. Anything that is still at full price on that day will most likely be there in January too, and we compare <a href="/content/boxing-day-or-january-sales">Boxing Day and the January sales</a> in our guide.</p>`,
  picks: {
    next: 'A true end-of-season clearance, all in one go; sizes sell out quickly.',
    'marks-spencer':
      'Reliable for knitwear, coats and lingerie, with collection from many of its food shops.',
    asos: 'A broad range of sizes, with tall, petite and curve cuts of many styles.',
    'river-island': 'Partywear and denim of the season, with shops in which to try the fit.',
    'john-lewis': 'Good cloth and mid-price brands, cleared once the season ends.',
    'tk-maxx': 'Designer labels in single sizes: a rummage that rewards an early visit.',
  },
  buying_tips: [
    'Measure bust, waist and hips once, and keep the numbers on your phone for every size chart.',
    'Pay for fibre and lining first; both matter long after the season’s print is forgotten.',
    'Keep tags on and packaging whole until you have tried the piece with your own shoes.',
    'Register and save favourites before Christmas, as account holders sometimes see prices first.',
  ],
  faqs: {
    'Which women’s clothes are reduced most after Christmas?':
      'Partywear, festive knitwear and winter colours, because they have the shortest life on the rails. Coats, boots and occasion dresses follow. Basics that a shop sells all year, such as plain T-shirts, tights and core jeans, are usually left out or come down very little.',
    'Is it better to shop in store or online on Boxing Day?':
      'The sale often opens earlier online, you can see which sizes are left, and you have 14 days to cancel. A shop lets you feel the cloth and try the fit. A good mix is to reserve or order the pieces you know and keep the visit for coats, boots and tailoring.',
    'Do sale clothes have the same rights?':
      'Yes. You can reject faulty or wrongly described clothes within 30 days under the Consumer Rights Act 2015, whatever you paid. A defect that was pointed out to you before you bought doesn’t count. If you simply change your mind, you have a right to return what you ordered online; in store it depends on the shop.',
  },
};

const mensFashion: Draft = {
  slug: 'mens-fashion',
  name: 'Men’s Fashion',
  description:
    'Shirts, suits, knitwear and jeans. Seasonal colours and heavy cloth are usually reduced on Boxing Day, plain white shirts and navy suits less often. Check collar and chest against the shop’s own size chart, and keep the tags on until everything has been tried.',
  meta_description:
    'Men’s fashion in the Boxing Day sales: flannel, knitwear and seasonal colours come down, navy suits rarely. Check collar and chest on the size chart.',
  verdict: 'Winter-weight clothes are what shops want to clear.',
  falls: [
    'Flannel shirts and thick knitwear',
    'Cord trousers, padded jackets and tweed',
    'Rust, bottle green and burgundy',
    'Suits in checks or unusual cloth',
  ],
  holds: ['White and blue business shirts', 'Navy suits and dark jeans', 'New launches from sports brands'],
  buy_early: ['Medium and large, and shoes from 8 to 10', 'Coats and knitwear'],
  wait: ['Small and tall sizes, in January'],
  any_time: ['Shirts, offered in bundles all year'],
  body: `<p>Men’s clothes change slowly, which is exactly why the Boxing Day sales are worth a look. A wool jumper, a good overshirt or a winter coat bought now will be just as right in three years’ time. Choose well, once, and you are done for a good while.</p>
<h2>Where the reductions are</h2>
<p>Winter weight is what shops want to clear: flannel shirts, thick knitwear, cord trousers, padded jackets and tweed. Seasonal colours such as rust, bottle green and burgundy drop sooner than navy and grey. Gift boxes of socks, wallets and pyjamas are marked down on the day itself. Suits in checks or unusual cloth come down, as do separates left without their partner.</p>
<p>The steady sellers rarely come down: white and blue business shirts, navy suits, the same dark jeans every year, underwear in packs. Sports brands keep new launches at full price. When a plain piece is reduced after all, look for the reason; sometimes the cut has changed, and the old one is the better one.</p>
<h2>How to choose men’s clothes in a sale</h2>
<p>Fit comes first, since alterations can cost more than you saved. Shoulders cannot be moved at a sensible price; sleeves and hems can. On a jacket, the seam should end where your own shoulder ends, and the collar should lie flat against the shirt behind. On trousers, buy the waist that fits and have the leg shortened.</p>
<p>Know five numbers: collar, chest, waist, inside leg and sleeve. With those you can order from any chart. Note too that ‘slim’, ‘regular’ and ‘tailored’ have no common meaning; the chest measurement of the garment does. A favourite shirt laid flat and measured from armpit to armpit makes a fine yardstick.</p>
<ul>
<li>Knitwear: pure wool, lambswool or cotton wears better than blends with much acrylic.</li>
<li>Shirts: look for a stiff collar, single-needle seams and a split yoke at the back.</li>
<li>Suits: scrunch the sleeve in your hand. Good wool springs back.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Read the composition and the care label. A coat described as wool can contain a good deal of polyester, and the label has to say so. Check whether jacket and trousers are sold together or apart, and whether both are still there in your size; a lonely jacket is not a suit.</p>
<p>Sale stock is gathered from several seasons, so look closely at the photographs and the product code if you are matching something you own. Ask how returns work. You can cancel an online order within 14 days of delivery, but an altered or monogrammed piece is yours for good. Take the receipt along when you <a href="/content/gift-cards-in-the-sales">pay with gift cards</a>, because a refund may go back to the card.</p>
<h2>When the reductions come</h2>
<p>Shops open their online sales on Christmas Eve or on the day itself, and their doors on 26 or 27 December. Popular sizes, medium and large above all, and shoes from 8 to 10, thin out in the first two days. If you are a 42 chest, be early. If you are small or very tall, the second markdown in January can be kinder to you.</p>
<p>Some things have better months. Suits are also cleared in summer, after the weddings. Walking gear and ski wear fall again in February. Shirts are offered in bundles all year, so there is no need to wait for one day. For coats and knitwear, however, the week after Christmas is as good as it gets, with <a href="/categories/fashion/coats-jackets">coats and jackets</a> first on the list.</p>`,
  picks: {
    'marks-spencer': 'Suits sold as separates, so jacket and trousers can be different sizes.',
    next: 'Coats, knitwear and tailoring at true clearance prices once its sale opens.',
    uniqlo: 'Merino, cashmere and warm base layers, with seasonal colours reduced and basics steady.',
    'john-lewis': 'Own-label shirts and mid-price brands, cleared when the season ends.',
    asos: 'Many fits of one style, including tall and plus sizes, with the full range online.',
    selfridges: 'Designer coats, shoes and knitwear, reduced in its winter sale.',
  },
  buying_tips: [
    'Write down collar, chest, waist, inside leg and sleeve, and shop by numbers, not by letters.',
    'Judge a jacket by its shoulders, the one part that no tailor can mend cheaply.',
    'Read the fibre label: ‘wool coat’ may hide a good share of polyester.',
    'Check that both halves of a suit are available in your sizes before you fall for the jacket.',
  ],
  faqs: {
    'Are suits a good buy on Boxing Day?':
      'For checks, flannel and winter cloth, yes. Plain navy and grey suits are sold all year and drop less. Look at the shoulders and the wool content first, allow for the cost of shortening trousers, and make sure that jacket and trousers are both there in your size.',
    'How do I find the right size without trying it on?':
      'Measure a garment of yours that fits, laid flat: chest from armpit to armpit, length, sleeve. Compare those numbers with the shop’s chart for the garment, not for the body, if it gives one. Two sizes ordered and one returned is a fair way to use your 14 days.',
    'Can I return gifts of clothing without a receipt?':
      'Shops may ask for proof of purchase, and a gift receipt is the easiest. Without one, many offer an exchange or a voucher at the current, reduced price. The right to a refund belongs to the buyer, so have a word with the person who gave it to you.',
  },
};

const shoes: Draft = {
  slug: 'shoes',
  name: 'Shoes',
  description:
    'Boots, formal shoes and heels for women, men and children. Winter boots are usually marked down after Christmas, with some sizes missing. Try them on indoors, check whether they can be resoled, and compare UK with European sizes on the maker’s chart.',
  meta_description:
    'Shoes in the Boxing Day sales: winter boots and party shoes come down, school shoes and black Oxfords rarely. How to check fit, soles and UK sizes.',
  verdict: 'Nothing beats January for boots, if you find your size.',
  falls: [
    'Ankle, knee-high and snow boots',
    'Party shoes in metallics and velvet',
    'Slippers in gift boxes',
    'Children’s boots',
  ],
  holds: ['Plain court shoes and black Oxfords', 'School shoes', 'Core styles of famous boot makers'],
  buy_early: ['Women’s 5 and 6, men’s 8 to 10'],
  wait: ['Smaller and larger sizes, in January'],
  any_time: ['School shoes, when they are needed'],
  body: `<p>Good shoes cost money, and the weeks after Christmas are when they cost the least. There are months of rain ahead for boots, party heels have had their night, and shops need the shelf. If you know your size in a brand, you are already halfway to a bargain.</p>
<h2>Where the reductions are</h2>
<p>Winter boots lead the way: ankle boots, knee-high boots, lined and snow boots, first in odd colours and then in black and brown. Party shoes in metallics and velvet drop at once. Slippers, a Christmas staple, are reduced in gift boxes. Children’s boots are cleared too, often in the very sizes that next winter will need.</p>
<p>Classics rarely come down. Plain court shoes, school shoes, black Oxfords and core styles of the famous boot makers are produced all year, and shops have no reason to let them go cheaply. Welted shoes from traditional makers are rarely reduced, though their factory seconds, with tiny marks, are worth asking for. For running and gym shoes see <a href="/categories/sports-outdoors/trainers">trainers</a>, which come down at other times.</p>
<h2>How to choose shoes in a sale</h2>
<p>Choose the shape before the colour. Put the shoe beside your bare foot: if the toe box is narrower than your toes, no amount of wearing in will help. Leave about a thumb’s width at the front. Feet are larger in the evening and one is larger than the other, so try both, late in the day, with the socks or tights that you would wear.</p>
<p>Then look at the making. Leather uppers breathe and can be cared for; coated ones crack where they bend. A stitched or welted sole can be replaced by a cobbler, a glued one often cannot. Feel inside for seams at the heel and toes. Bend the sole: it should give at the ball of the foot and nowhere else.</p>
<ul>
<li>Compare UK and European sizes on the maker’s own chart; conversions differ.</li>
<li>Look for a width mark if your feet are wide or narrow: letters such as E or G.</li>
<li>For winter, check the tread, the lining and whether the tongue is sewn in against water.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Sale shoes come in broken runs, so check every size at once before you set your heart on a style. Look at photographs of the sole: a pair tried on in a store carries scuffs, which is fine at the right price, if you knew. Ask whether both shoes of the pair have been together in the box all along; on display pairs, light fades one of them.</p>
<p>When the parcel arrives, walk on carpet only. A sole that has seen pavement can be refused or reduce the refund. You can cancel an online order within 14 days of delivery. Send the box back in one piece, inside another parcel and without tape on the lid. Faults that show after weeks, such as a split sole, are a matter for <a href="/content/return-rights-on-sale-goods">your rights under the law</a>.</p>
<h2>When the reductions come</h2>
<p>Sizes decide. Women’s 5 and 6 and men’s 8 to 10 go on the first day, mostly online and mostly before breakfast. If that is you, have the style chosen by Christmas Eve. Smaller and larger feet can wait for the second markdown in January, when the shelves are bare in the middle and generous at the ends.</p>
<p>Sandals and summer shoes are best bought in August and school shoes whenever they are needed, because children’s feet do not wait. For boots, nothing beats the stretch from Boxing Day to the end of January. Buy the pair that you would have bought anyway, in a size and colour from your list, and you’ll still like it in March.</p>`,
  picks: {
    next: 'Boots and shoes for the whole family in one clearance, including wide fits.',
    'john-lewis': 'Well-made brands for women, men and children, and help with fitting in store.',
    'marks-spencer': 'Comfort soles and wide fits in everyday styles, with shops in many towns.',
    selfridges: 'Designer shoes are among the strongest parts of its winter sale.',
    'tk-maxx': 'Single pairs of good brands at low prices, if you are lucky with your size.',
    asos: 'Large choice of fashion boots and heels, with wide and wider calf options.',
  },
  buying_tips: [
    'Try shoes on in the evening, when feet are at their largest, and walk on carpet only.',
    'Ask whether a pair can be resoled: it may last for years longer than a glued one.',
    'Measure your calf before you order tall boots, and compare it with the product page.',
    'Keep the shoe box free of tape and labels, since shops want it back in good order.',
  ],
  faqs: {
    'Are boots cheaper after Christmas?':
      'Usually, yes. Shops want the shelf space for spring, so winter boots in seasonal colours are among the first things to be reduced, and black and brown follow. The catch is size: the most common ones go within a day or two, so decide on a style beforehand.',
    'Can I return shoes that I have worn outside?':
      'You may try them on, but not wear them outside. Marks from the street can lead to a lower refund or none. A fault is another matter: if a sole splits or a heel comes off early, you can ask for a repair, a replacement or money back even though you’ve worn the shoes.',
    'How do I buy children’s shoes in a sale?':
      'Measure both feet on the day, add the growing room that the shop advises, and never buy by age. For winter boots you can look one size ahead, with next year in mind. School shoes are best bought when needed, because growth comes in spurts.',
  },
};

const coatsJackets: Draft = {
  slug: 'coats-jackets',
  name: 'Coats & Jackets',
  description:
    'Coats are the classic Boxing Day purchase: there are months of cold weather left and shops need the rails. Check the wool or down content on the label, the shoulder fit over a jumper, and how the garment has to be cleaned.',
  meta_description:
    'Coats and jackets in the Boxing Day sales: fashion coats and seasonal puffers come down, classics rarely. Check wool or down content, fit and cleaning.',
  verdict: 'If you buy one thing after Christmas, make it a coat.',
  falls: [
    'Fashion coats and faux fur',
    'Puffer jackets in seasonal shades',
    'Heavy wool coats',
    'Children’s coats',
  ],
  holds: ['Camel and navy wool classics', 'Black macs and waxed jackets', 'Outdoor jackets in black'],
  buy_early: ['A middle size in a plain colour'],
  wait: ['Unusual shades, lowest in late January'],
  any_time: ['A warm coat, if your old one has worn out'],
  body: `<p>If you buy one thing after Christmas, make it a coat. It takes up more room in a shop than anything else, so shops are keen to see it go, and February is yet to come. A good winter coat bought now earns its keep from the very next morning.</p>
<h2>Where the reductions are</h2>
<p>Fashion coats fall the most: this year’s check, a bright colour, an extra-long cut, faux fur. Puffer jackets in seasonal shades come next, together with ski wear that sits between two winters. Heavy wool coats are reduced in nearly every department store. Children’s coats are cleared as well, and a size up for next year is sensible shopping.</p>
<p>The classics come down last, if at all. A camel or navy wool coat, a black mac, a waxed jacket or a famous parka is in the range year after year, and the brand sees no need to reduce it. Outdoor brands cut last season’s colours while the same jacket in black stays put. If you can live with moss green, you’ll pay less.</p>
<h2>How to choose a coat</h2>
<p>Decide what it has to do. For the walk to the station, wool is warm, smart and long-lasting, but it does not like heavy rain. For wet weather you want a shell with taped seams and a hood that moves with your head. For dry cold, nothing beats down by weight; synthetic filling is cheaper, dries faster and keeps warming when damp. Many people need one of each, bought years apart.</p>
<p>Try it over a jumper. The shoulder seam should reach your shoulder and not hang below it, you should be able to hug someone, and the sleeve should cover the wrist with arms bent. Sit down in it. Check that the zip runs with one hand and that the pockets are where your hands go.</p>
<ul>
<li><strong>Wool:</strong> the more wool on the label, the warmer and the better it recovers from creases.</li>
<li><strong>Down:</strong> look for the ratio of down to feather, the fill power and a responsible-down mark.</li>
<li><strong>Waterproofs:</strong> look for a water-column figure and taped seams; ‘water-resistant’ means a shower.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Read the care label: a coat that can only be dry-cleaned costs money every spring. Look at the lining, which wears out first, and for a spare button. On a display piece, check the cuffs, the hem and the inside of the collar in daylight.</p>
<p>Compare with the brand’s own name for the colour and season, since shops sell last winter’s version beside this one. Copies of well-known down jackets fill dubious online shops in December, so stick to sellers that you recognise and <a href="/content/avoid-fake-shops">learn the signs of a fake shop</a>. If you ordered a coat online, you can send it back within 14 days of delivery; keep the tags on until you have worn it round the house.</p>
<h2>When the reductions come</h2>
<p>The choice is at its best from Christmas Eve to the first days of January, and the prices sink once or twice after that. A middle size in a plain colour will not survive until the second markdown. An unusual shade may well, and what is left in late January tends to go for the lowest price of all.</p>
<p>If your old coat has failed and the wind is howling, buy one today and be warm; health comes before thrift. Otherwise note two or three candidates in December, check what they cost week by week, and act when the one you like best comes down. Rain jackets follow another calendar and are also reduced in early summer.</p>`,
  picks: {
    'john-lewis': 'Wool coats of its own and of good brands, cleared with the winter stock.',
    next: 'A large clearance of coats for all ages, so go early for the middle sizes.',
    'marks-spencer': 'Wool blends, macs and padded coats in many lengths, including petite and tall.',
    uniqlo: 'Light down jackets and parkas whose seasonal colours are reduced as spring comes.',
    'sports-direct': 'Outdoor brands and padded jackets for children and adults at low prices.',
    'tk-maxx': 'Designer and outdoor labels as single pieces, in a choice that keeps changing.',
  },
  buying_tips: [
    'Try a coat over the thickest jumper that you mean to wear under it.',
    'Read the fibre label, which the law requires, before the name on the hanger.',
    'Add the price of dry cleaning over several winters when a coat cannot be washed.',
    'Consider last season’s colour of a good jacket: it keeps out exactly as much rain.',
  ],
  faqs: {
    'When are winter coats cheapest?':
      'Prices usually drop at Christmas and again in January, while the choice shrinks day by day. For a plain coat in a middle size, the first days are the right time. For a bright one, or a very small or large size, waiting until mid-January can pay.',
    'Is down warmer than synthetic filling?':
      'For the same weight, yes, as long as it stays dry. Synthetic filling is heavier, but it warms even when damp, dries faster and is easier to wash. For a wet British winter, a good synthetic jacket or down under a waterproof shell is the practical choice.',
    'How much wool should a wool coat contain?':
      'There is no fixed rule, but the more wool, the better it insulates and keeps its shape. Some polyester or polyamide adds strength and lowers the price. If wool comes second on the label, the coat has more of another fibre in it than wool.',
  },
};

export const fashion = subcategoriesOf('fashion', [womensFashion, mensFashion, shoes, coatsJackets]);

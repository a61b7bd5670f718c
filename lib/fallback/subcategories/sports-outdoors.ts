import { type Draft, subcategoriesOf } from './subcategory.ts';

const trainers: Draft = {
  slug: 'trainers',
  name: 'Trainers',
  description:
    'Running, training and everyday shoes. Last season’s versions and less usual colours are the ones that come down; limited releases rarely do. Note the version number, buy by the fit you know, and keep them clean until you have decided.',
  meta_description:
    'Trainers in the Boxing Day sales: the version that has just been replaced comes down, limited releases rarely. Note the version number and your fit.',
  verdict: 'Buy the version that has just been replaced.',
  falls: [
    'Older versions of running shoes, in all colours',
    'Fashion trainers in seasonal shades',
    'Football boots of the early season',
    'Trail and gym shoes',
  ],
  holds: ['Limited releases and collaborations', 'The plain white classic', 'New models with carbon plates'],
  buy_early: ['Women’s 5 to 6, men’s 8 to 10'],
  wait: ['Other sizes, at January’s second markdown'],
  any_time: ['Children’s trainers, when they are needed'],
  body: `<p>Trainers are renewed every year whether they need it or not, and that is good news for you. Last year’s running shoe often has much the same sole and fit as its successor. From Boxing Day you can often buy it for a good deal less, in a colour that not everyone wanted.</p>
<h2>Where the reductions are</h2>
<p>Outgoing versions of running shoes come down first, in all colours. Fashion trainers in seasonal shades follow, then football boots from the first half of the season, trail shoes and gym shoes. Children’s trainers in odd sizes are cleared with the school bags. Outlet sections of the brands are reduced once more during the sales.</p>
<p>Limited releases and collaborations do not join in; they are sold out or resold above their price. The plain white classic that every shop carries is reduced a little at best. Brand-new running models stay at full price for their first months, especially those with carbon plates. If a shop offers ‘selected lines’, look for the version number before you believe it is yours.</p>
<h2>How to choose trainers</h2>
<p>Choose by use. For running, cushioning and fit decide; for the gym, a flat, stable sole is better than a soft one; for court sports, you want grip sideways; for daily wear, whatever you like to look at. A shoe that claims all of these does none of them very well. If you run regularly, two pairs in rotation last longer than one after the other.</p>
<p>Fit is personal and changes between brands. Leave about a thumb’s width in front of the longest toe, check that the heel does not slip, and mind the width: several makers offer wide versions of the same model. If your present pair suits you, write down its exact name and number. The next version is usually close, but now and then the shape changes, and forums will tell you.</p>
<ul>
<li>The version number is part of the name: a 13 and a 14 are two different shoes.</li>
<li>Heel drop and stack height, in millimetres, tell you more than adjectives do.</li>
<li>Waterproof versions are warmer and heavier; for most roads the plain one is nicer.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Check all sizes at once, since sale runs are broken, and compare UK sizes with the European ones on the brand’s chart. Half sizes matter here. On the page, look at the sole: two shoes with nearly the same name can have a road or a trail sole. Codes for new members and students are common with the brands themselves, so look before you pay at the checkout.</p>
<p>Copies are everywhere. Stick to the brand, to shops you know and to sellers with an address. Social-media adverts with sharp prices for a famous shoe are the usual bait; our guide shows how to <a href="/content/avoid-fake-shops">spot a fake shop</a> in a minute or two.</p>
<p>Try them indoors on a clean floor. Some brands let you run in their shoes for a few weeks and still take them back, which is generous and worth knowing. Others want them spotless. If you bought them online, you have 14 days from delivery to cancel; send the shoes back in their box.</p>
<h2>When the reductions come</h2>
<p>Sales open online around Christmas Eve, and common sizes are thin by the 27th: women’s 5 to 6 and men’s 8 to 10. If that is you, save the model beforehand. Otherwise wait for January, when prices often drop a second time. New running versions arrive in late winter and spring, so the weeks around them are another fine time.</p>
<p>Children need trainers when they need them. For yourself, buy the next pair when your favourite is reduced and let it wait in the cupboard; foam keeps for a couple of years in a cool place. A second pair of a shoe that you love, in a colour that nobody else wanted, is the best buy of this sale.</p>`,
  picks: {
    nike: 'Its own app and site reduce older versions, at times with more off for members.',
    adidas: 'A large outlet section, and some offers just for members, who join free.',
    'jd-sports': 'Fashion trainers of the big brands, with shops in many towns to try them.',
    'sports-direct': 'Running and football shoes at low prices, strong on older versions.',
    next: 'Family trainers from several brands, added to its after-Christmas clearance.',
    asos: 'Seasonal colours and wide fits from many brands in one place.',
  },
  buying_tips: [
    'Note the exact model and version number inside the tongue of the pair that you like.',
    'Compare heel drop and width when you change brand, not just the size.',
    'Look in the brand’s own outlet section before the front page of the sale.',
    'Keep new trainers indoors until you know that they fit for a whole evening.',
  ],
  faqs: {
    'Is last year’s running shoe worth buying?':
      'Yes, if you liked it or it fits. Yearly changes are mostly small: another upper, a little more foam. Ask how long it has been stored, since foam hardens slowly over years, and check that your size is there. It is the classic bargain for runners.',
    'How do I know whether trainers are genuine?':
      'Buy from the brand or an established shop. On other sites, check the seller’s address, the payment methods and the reviews elsewhere. Wrong fonts on the label, a strong smell of glue and a missing product code on the box are common signs of a copy.',
    'Can I return trainers that I have run in?':
      'Only where the shop or brand offers a trial of its own. By law you may try shoes on as you would in a shop, and dirty soles can reduce the refund after an online order. A fault such as a splitting sole is covered even if you have run in them.',
  },
};

const fitnessEquipment: Draft = {
  slug: 'fitness-equipment',
  name: 'Fitness Equipment',
  description:
    'Treadmills, exercise bikes, rowers, weights and mats, promoted from Boxing Day into January. Check the maximum user weight, folded size, noise and guarantee, whether an app subscription is needed, and what it costs to have a heavy box delivered or returned.',
  meta_description:
    'Fitness equipment in the Boxing Day sales: folding treadmills and exercise bikes come down. Check user weight, noise, app subscription and delivery.',
  verdict: 'Folding treadmills and exercise bikes come down around Boxing Day.',
  falls: [
    'Mats, bands and yoga sets',
    'Mid-range treadmills and exercise bikes',
    'Multi-gyms and benches',
    'Fitness watches',
  ],
  holds: [
    'Cast-iron plates and good dumbbells',
    'Rowing machines from the best-known makers',
    'Subscriptions for connected bikes',
  ],
  buy_early: ['Anything you need by early January'],
  wait: ['Large machines, from Boxing Day to mid-January'],
  any_time: [],
  body: `<p>Shops know that good intentions begin on 1 January, and they put treadmills, bikes and dumbbells at the front of the sale. That works in your favour: many sellers compete for the same resolution in the same fortnight. Buy the thing that you will still like in March, and the saving is real.</p>
<h2>Where the reductions are</h2>
<p>Mats, resistance bands, kettlebells in soft covers and yoga sets are reduced most often. Treadmills and exercise bikes of the middle range come down around Boxing Day, in particular folding models and those whose display has been replaced. Multi-gyms and benches follow, since they are bulky and expensive to store. Fitness watches have offers of their own at the same time.</p>
<p>Cast-iron plates and good adjustable dumbbells rarely come down, as iron doesn’t go out of fashion. Rowing machines from the best-known makers change little in any season. Connected bikes are a case apart: the machine may be reduced while the monthly membership is not, and it is the membership that you pay for year after year.</p>
<h2>How to choose fitness equipment</h2>
<p>Be honest about space and habit. A machine that has to be unfolded from behind a door is used less than a mat that lies ready. Measure the place with room to get on and off, and the ceiling above a treadmill with your own height added. Think of the neighbours below: rowing and cycling are quiet, running is not.</p>
<p>Then look at the frame. Check the maximum user weight and stay well below it. On a treadmill, compare the length of the belt and the continuous power of the motor; tall runners need about 140 cm. On a bike, look for a heavy flywheel or smooth magnetic resistance and a saddle that adjusts both ways. On a rower, check the length of the rail against your legs.</p>
<ul>
<li>Two pairs of dumbbells, a mat and a band cover most home programmes.</li>
<li>Adjustable weights save space, but try how quickly they change.</li>
<li>Screens age faster than frames. A holder for your own tablet ages best.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Read the guarantee in its parts. Frame, motor, wearing parts and labour often have four different lengths, and some guarantees end when a machine is used in a garage. Ask who repairs it and whether they come to you, because a treadmill does not fit in the post.</p>
<p>Find out about delivery. ‘Kerbside’ means exactly that, and you’ll need two friends for a box of eighty kilos on the pavement. You can cancel an online order within 14 days of delivery, but you may have to pay for the collection of a heavy machine, so read <a href="/content/return-rights-on-sale-goods">the rules on returns</a> before you buy. If an app is part of the promise, check what still works without paying for it.</p>
<p>Second-hand is worth a thought. In spring and summer the resolutions of January are sold again, hardly used. Weights are no risk; ask to see a machine running for ten minutes, and listen.</p>
<h2>When the reductions come</h2>
<p>The best prices come between Boxing Day and mid-January, with another round on Black Friday and a quieter one in early summer. If you can wait until February, shops that over-ordered reduce what is left, though the popular models have gone by then. Delivery times stretch in the first week of January, so order in December if the start date matters to you.</p>
<p>Before you buy anything large, do three weeks with a mat and a pair of borrowed weights. If you keep it up, the machine is a good investment. If it does not, you have saved the whole price, which is the best reduction on offer anywhere. Good shoes are reduced now as well: see <a href="/categories/sports-outdoors/trainers">trainers</a>.</p>`,
  picks: {
    'sports-direct':
      'Weights, mats and home-gym basics at low prices, and you can carry them home from its shops.',
    argos: 'Treadmills and bikes from several makers, with booked delivery and local collection.',
    amazon: 'Broad choice of small equipment; check the seller and the weight limit.',
    'john-lewis': 'Better-known machines and a helpful description of size and noise.',
    very: 'Large fitness machines delivered to the home; compare the cash price with other shops.',
  },
  buying_tips: [
    'Try the habit for three weeks with a mat before you buy a machine.',
    'Choose a machine whose maximum user weight is well above your own.',
    'Compare the guarantee for frame, motor and labour separately, and see whether it covers use in a garage.',
    'Ask what collection costs if you send a heavy machine back.',
  ],
  faqs: {
    'Is January a good time to buy a treadmill?':
      'Yes, in general. Sellers compete around New Year, and choice is at its widest. Good offers usually start on Boxing Day. If you can manage with fewer models to choose from, February can bring another reduction on what was over-ordered.',
    'Do connected bikes work without a subscription?':
      'Most let you pedal with a basic display, but classes, maps and records often need the monthly plan. Some work with other apps over Bluetooth, which gives you a choice. Check the maker’s page for the free functions and add two years of fees to the price.',
    'What equipment does a beginner need?':
      'Less than the catalogue suggests: a mat, one or two resistance bands and a pair of weights that you can lift twelve times with effort. Add a bench or a machine once you have trained for a month and know what you miss.',
  },
};

const cycling: Draft = {
  slug: 'cycling',
  name: 'Cycling',
  description:
    'Bicycles, helmets, lights, locks and clothing. Outgoing model years are usually the ones reduced. Check the frame size against your inside leg, look for EN 1078 on helmets, and make sure that an electric bicycle meets the UK limits of 250 watts and 15.5 mph.',
  meta_description:
    'Cycling in the Boxing Day sales: bikes of the outgoing model year come down first. Check frame size, EN 1078 on helmets and the UK limits for e-bikes.',
  verdict: 'Bike prices tend to be low after Boxing Day.',
  falls: [
    'Bikes of the outgoing model year',
    'Children’s bikes not collected',
    'Winter clothing, lights and turbo trainers',
    'E-bikes with last year’s motor',
  ],
  holds: ['Helmets and locks of good makers', 'Popular saddles', 'This year’s road and gravel bikes'],
  buy_early: [],
  wait: [
    'The smallest and largest outgoing frames',
    'Thermal clothing, in January',
    'Complete bikes of the outgoing model year',
  ],
  any_time: ['Chains, tyres and brake pads'],
  body: `<p>Winter is when bikes tend to be cheapest, for the simple reason that few people want to ride in the rain. Shops have children’s bikes left from Christmas, last year’s frames in the back room and new colours on their way. If you can look past the weather, you’ll have a better bike for less by spring.</p>
<h2>Where the reductions are</h2>
<p>Complete bikes of the outgoing model year come down first, in the smallest and largest frames above all. Children’s bikes that were not collected follow in the days after Christmas. Winter clothing, lights and turbo trainers are reduced early in January. E-bikes come down when a shop has last year’s motor or battery on the floor.</p>
<p>Helmets and locks of good makers move little. Wearing parts such as chains, tyres and brake pads have their own small offers all year, and popular saddles hardly ever come down. This year’s road and gravel bikes from the big names keep their price until late summer, when the next model year appears.</p>
<h2>How to choose a bike</h2>
<p>Decide on the ground first. For town and canal paths, a hybrid with mudguards and a rack is the most useful machine ever made. For long roads, a road or touring bike; for forest tracks, a mountain or gravel bike with the tyres to match. Suspension costs money and weight, and on tarmac you will not need it.</p>
<p>Then find the size. Measure your inside leg with shoes on and use the maker’s own chart, as a medium in one brand is a large in the next. You should stand over the frame with some air beneath you and reach the bars without locking your elbows. For a child, buy a bike that fits now: both feet on the ground when seated, brakes that small hands can pull, and as little weight as you can afford.</p>
<ul>
<li>Hydraulic disc brakes stop well in the wet and need little force.</li>
<li>Fewer gears with one chainring in front are simple and enough for most towns.</li>
<li>An e-bike for the road may assist up to 15.5 mph with a motor rated at 250 watts.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Ask how the bike arrives. ‘Ready to ride’ should mean that a mechanic has set brakes and gears; a box with the front wheel off means an hour’s work and tools that you may not own. In a shop, ask for the first service, which is often included after a few weeks when cables have settled.</p>
<p>For e-bikes, check the battery’s capacity, its guarantee and the price of a new one, and be sure that the charger comes from the maker. Cheap conversion kits and chargers from unknown sellers are a real fire risk. A helmet should carry EN 1078 and sit level; never buy one second-hand, since you cannot see a crack. Look for an independent rating such as Sold Secure on a lock.</p>
<p>You can cancel a bike that you bought online within 14 days of delivery if it’s clean and hardly ridden, though it costs money to return a large box. The seller is responsible for a fault in the frame for years; see <a href="/content/return-rights-on-sale-goods">your rights when something breaks</a>. Write down the frame number on the first day and register it.</p>
<h2>When the reductions come</h2>
<p>From Boxing Day to the end of February bike shops are quiet and prices are low. In late August and September a second good season begins, when model years change. Between April and June you pay for sunshine. If your employer takes part in Cycle to Work, ask whether sale bikes are included before you choose, as some shops exclude them.</p>
<p>Clothing follows the cold: thermal jackets and tights are reduced while you can still use them for two months. Lights often come down once the clocks go forward. For a child’s birthday in spring, buy the bike in January and hide it well, and have it checked again before the first ride. Small things like tubes and a pump are worth adding to the same order.</p>`,
  picks: {
    halfords: 'Builds and checks bikes at its stores, and clears children’s bikes after Christmas.',
    'smyths-toys': 'Children’s first bikes, balance bikes and scooters, with stock shown by branch.',
    'sports-direct': 'Clothing, helmets, lights and simple bikes at low prices.',
    argos: 'Children’s bikes and helmets to collect nearby; allow time for assembly.',
    amazon: 'Lights, locks and small parts; check that chargers and batteries are the maker’s own.',
  },
  buying_tips: [
    'Measure your inside leg and use the chart of that maker, not a general one.',
    'Ask whether the bike is set up by a mechanic and includes a first service.',
    'Buy the lock together with the bike and look for a Sold Secure rating.',
    'Fit children for this summer, not for the next: a bike that is too large is hard to steer.',
  ],
  faqs: {
    'When are bikes reduced in the UK?':
      'In the quiet months from Boxing Day to February, and again in late summer when model years change. The choice is best at the start and prices are lowest towards the end. Very small and very large frames are reduced first and stay the longest.',
    'What makes an e-bike legal on UK roads?':
      'It must have pedals that work, a motor with no more than 250 watts of continuous power, and assistance that stops at 15.5 mph. The rider must be at least 14. Faster machines count as mopeds and need registration, insurance and a licence.',
    'Do I need to buy a new helmet?':
      'Replace it after a hard knock, even without a visible crack, and after some years of sun and sweat. Check the EN 1078 mark and the fit: level on the head, straps snug under the ears. Second-hand helmets are best avoided, as damage can be hidden.',
  },
};

export const sportsOutdoors = subcategoriesOf('sports-outdoors', [trainers, fitnessEquipment, cycling]);

import { type Draft, subcategoriesOf } from './subcategory.ts';

const furniture: Draft = {
  slug: 'furniture',
  name: 'Furniture',
  description:
    'Sofas, beds, tables and storage. Furniture is on offer for much of the year, so follow the price for some weeks where you can. Measure doors and stairs, ask for the delivery date in writing, and look for the fire-safety label on upholstery.',
  meta_description:
    'Furniture in the Boxing Day sales: ex-display pieces come down most. Measure doors and stairs, and get the delivery date of a sofa in writing.',
  verdict: 'Take the ex-display piece; the rest will be reduced again.',
  falls: [
    'Ex-display pieces',
    'Outgoing sofa fabrics and colours',
    'Dining sets and sideboards on their way out',
    'Last summer’s garden furniture',
  ],
  holds: ['Design classics', 'Made-to-order pieces from small workshops'],
  buy_early: ['A single ex-display piece that you have measured'],
  wait: [],
  any_time: ['Sofas and mattresses, on offer most months'],
  body: `<p>Furniture sales are loud in the days after Christmas, and there are honest bargains among them: ex-display pieces, cancelled orders and last year’s fabrics that a showroom needs to move. Take your time over them. You will sit on that sofa for ten years, and the offer will very likely come round again.</p>
<h2>Where the reductions are</h2>
<p>Ex-display pieces come down furthest, because a shop that refreshes its floor has nowhere to keep them. Outgoing fabrics and colours of a sofa range come next, then dining sets, sideboards and bedroom furniture that will not be reordered. Christmas is also when garden furniture from last summer is at its cheapest.</p>
<p>Design classics are rarely reduced, and neither are made-to-order pieces from small workshops. Sofas and mattresses are a case of their own: many sellers have an offer on in every month, so a crossed-out figure says little. Judge such a price against other shops and against the same shop three weeks ago.</p>
<h2>How to choose furniture</h2>
<p>Measure before you fall for it. Note the height and width of doors, the turn on the stairs and the lift, then the room itself. Mark the outline of the piece on the floor with masking tape and walk round it for a day. A sofa that fits the wall but not the hall is the most common reason for a sad phone call.</p>
<p>Then look at how it’s made. A hardwood frame with glued and screwed joints outlasts one of chipboard and staples. Serpentine or sprung seats keep their shape longer than webbing alone. For cushions, foam keeps its shape, feather feels softer and needs plumping, and a mix of the two suits most people. On storage, open a drawer fully: it should run straight and stop by itself.</p>
<ul>
<li>Solid wood, veneer and foil are three different things. The label should say which it is.</li>
<li>Removable, washable covers add years to any sofa with children or pets nearby.</li>
<li>For a bed, check the size in centimetres, as European mattresses differ from British ones.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Ask for the delivery date in writing and what happens if it slips. Ask too whether the crew carries the piece to the room, builds it and takes the wrapping away. Upholstery sold in the UK has to meet fire-safety rules and carry a label; with imports on marketplaces, look for it in the pictures. Tall pieces should come with a strap for the wall.</p>
<p>You can’t cancel a custom order if you change your mind, since it was made to your own wishes. A sofa from stock ordered online can be, within 14 days of delivery, though collecting it may cost you. On display pieces, have every mark noted on the receipt. Finance is best left until you have compared: <a href="/content/pay-safely-in-the-sales">paying by credit card</a> adds protection even on a deposit.</p>
<h2>When the reductions come</h2>
<p>The strongest weeks run from Boxing Day to the end of January, with further rounds at Easter, on bank holidays and in the summer. Because the offers return, nobody needs to sign on the first visit. Go twice. Sit on it for ten minutes. If the price ‘ends on Monday’, see what it does on Tuesday.</p>
<p>Buy at once when you like an ex-display piece and have measured it. There will not be a second. For everything else, note the price now, read <a href="/content/how-to-read-a-discount">how to read a discount</a>, and order when the number, the delivery date and the colour all suit you.</p>`,
  picks: {
    'john-lewis': 'Strong on sofas and beds, with showroom models to sit on and clearance in its shops.',
    dunelm: 'Sensible prices for small and flat-pack furniture, with samples of fabrics to order.',
    next: 'Sofas and bedroom sets in many fabrics, with some ranges delivered quickly.',
    argos: 'Flat-pack and Habitat pieces with booked delivery, reduced as ranges change.',
    debenhams: 'An online marketplace with a broad choice; check which partner sells and delivers.',
  },
  buying_tips: [
    'Measure doors, stairs and lift first, and keep the numbers with you in the showroom.',
    'Ask what the frame is made of and how long it is guaranteed, not just the cushions.',
    'Have the delivery date and every mark on a display piece written on the order.',
    'Follow one price for three weeks before you believe the crossed-out figure next to it.',
  ],
  faqs: {
    'Are Boxing Day sofa sales real?':
      'Some are. Ex-display models, cancelled orders and outgoing fabrics are truly cheaper. Many other offers run all year under changing names, so compare with other shops and with the same shop some weeks earlier. If the price is good on an ordinary Tuesday, it is good.',
    'Can I cancel a sofa that I ordered?':
      'You can cancel a sofa from stock that you bought online within 14 days of delivery, but you usually pay for the collection. You usually can’t cancel one that was made specially for you, and in a store you depend on the shop’s terms. A fault or wrong description is always covered.',
    'What should I look for in an ex-display piece?':
      'Look at it in daylight: seat cushions, arms, the fabric near windows, drawers, legs and the underside. Ask how long it was on display, whether all fittings are present and who delivers it. You cannot complain later about marks that were shown to you.',
  },
};

const bedding: Draft = {
  slug: 'bedding',
  name: 'Bedding',
  description:
    'Duvets, pillows, sheets and covers are a mainstay of the sales from Boxing Day through January. Compare tog, filling and cloth, check the size in centimetres, and prefer plain designs, which can be matched again when one piece wears out.',
  meta_description:
    'Bedding in the Boxing Day sales: patterned covers and winter duvets come down, plain white less. Compare tog, filling and cloth, and check the size.',
  verdict: 'Seasonal prints in the sales; plain white whenever your set is complete.',
  falls: [
    'Patterned duvet covers of this winter',
    'Flannelette and teddy fleece',
    'Winter-weight duvets and throws',
    'Towels in colours being dropped',
  ],
  holds: ['Plain white cotton and hotel ranges', 'Fine linen, silk and goose down'],
  buy_early: ['Discontinued designs, all that you need at once'],
  wait: ['Seasonal prints, cheaper as January goes on', 'Electric blankets, in February'],
  any_time: ['Plain ranges', 'Mattresses'],
  body: `<p>The white sale is one of the oldest traditions of the British high street, and it is still one of the kindest. Bed linen, towels and duvets come down across the board after Christmas, at the very moment when a fresh, warm bed is most welcome. You can renew a whole bedroom for what one good set costs in autumn.</p>
<h2>Where the reductions are</h2>
<p>Patterned duvet covers of this winter come down first, with tartan, stags and snowflakes at the head of the queue. Flannelette and teddy fleece follow. Winter-weight duvets, electric blankets and throws are reduced once the gift season is over, and so are towels in colours that are being dropped. Superking sizes are sometimes left when the doubles have gone.</p>
<p>Plain white cotton and the hotel ranges come down less, though department stores usually include them in January. Fine linen, silk and goose down from specialist brands come down a little, but not a lot. Mattresses are on offer throughout the year, so treat a Boxing Day price on those as one among many.</p>
<h2>How to choose bedding</h2>
<p>Begin with the duvet. Tog tells you the warmth: about 4.5 for summer, 10.5 for most of the year, 13.5 for a cold room. An all-season set joins a light and a medium one. Down is the lightest for its warmth, wool evens out the temperature, and a synthetic filling washes easily and suits allergies.</p>
<p>For sheets and covers, the weave matters more than the number. Percale is crisp and cool, sateen smooth and warmer, brushed cotton cosy, linen airy and better with age. A thread count between 200 and 400 is plenty in good cotton; very high figures are often reached by counting twisted threads twice. If you iron nothing, look for easy-care or for seersucker.</p>
<ul>
<li>Measure the depth of your mattress, topper included, before you buy fitted sheets.</li>
<li>Compare sizes in centimetres: a British king is 150 cm wide, while European beds often measure 140 or 160.</li>
<li>Choose pillows by sleeping position: firm and high for the side, softer and flatter for the back.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Read what is in the set. A ‘bed set’ may have one pillowcase or four, and the fitted sheet is usually separate. Check the care label for the highest washing temperature, and make sure that a large duvet fits your machine. With down, look for a responsible-down mark and the share of down against feathers.</p>
<p>Shops may refuse to take back pillows, toppers and duvets once their packaging is open, for reasons of hygiene. Decide before you break the seal, and keep the bag. The law is kinder with mattresses: if you buy one online, you can try it and return it much like other goods, and some makers add a trial of their own. See <a href="/content/return-rights-on-sale-goods">return rights on sale goods</a> for the details.</p>
<h2>When the reductions come</h2>
<p>Sales open online on Christmas Eve or Christmas Day and go on to the end of January. Seasonal prints get cheaper as January goes on, and then they are gone. Plain ranges are there all the time, so buy those when the set is complete in your size: two covers, four pillowcases and a spare sheet of the same shade.</p>
<p>Discontinued designs are a true bargain only if you take everything you will need at once, since nothing can be matched later. Summer-weight duvets are cheaper in autumn, and electric blankets in February. If yours is threadbare now, no calendar is worth a cold night: the offers in <a href="/categories/home-living">home and living</a> have begun by Christmas.</p>`,
  picks: {
    dunelm: 'Everything for the bed in one shop, with its Winter Sale taking in duvets and linen.',
    'john-lewis': 'Its after-Christmas clearance of linen is a tradition; also strong on down and wool.',
    'marks-spencer': 'Easy-care cotton, bamboo blends and towels in colours that match each other.',
    next: 'Patterned sets by the season, reduced in its clearance with matching curtains.',
    asda: 'George Home sets for small budgets and children’s rooms, picked up with the shopping.',
    tesco: 'Basic duvets, pillows and sheets at supermarket prices in the larger stores.',
  },
  buying_tips: [
    'Measure mattress depth with the topper on, then look for fitted sheets that are deeper.',
    'Buy two covers of one plain range, so that pillowcases stay interchangeable for years.',
    'Trust weave and feel over a very high thread count.',
    'Leave pillows and duvets in their packaging until you are certain that you will keep them.',
  ],
  faqs: {
    'What tog duvet do I need in winter?':
      'In a heated bedroom, 10.5 tog suits most sleepers all through the cold months. Choose 13.5 for a chilly room or if you always feel cold. An all-season set, usually 4.5 and 9 tog, covers both ends of the year and saves storing two separate kinds.',
    'Does a high thread count mean better sheets?':
      'Only up to a point. Between 200 and 400 you get good, durable cotton. Beyond that, makers often count the twisted strands of each thread, and the cloth can feel heavy and airless. Long-staple cotton and a careful weave tell you more than the figure.',
    'Can I send back a duvet that I have opened?':
      'That depends on the shop. You may lose the right to cancel once you unseal bedding, for hygiene reasons, and some shops apply this strictly. Others exchange it within a trial period. Read the terms first, open carefully, and remember that a faulty duvet is covered either way.',
  },
};

const lighting: Draft = {
  slug: 'lighting',
  name: 'Lighting',
  description:
    'Lamps and ceiling lights, and festive lights that are cleared quickly after Christmas. Check the bulb fitting, such as B22, E27 or GU10, whether the light source can be replaced, and whether a fitting needs an electrician or is rated for a bathroom.',
  meta_description:
    'Lighting in the Boxing Day sales: fairy lights and seasonal lamps go first. Check the bulb fitting, the light source and what a bathroom needs.',
  verdict: 'Boxing Day is a good day to buy next year’s fairy lights.',
  falls: [
    'Fairy lights, lit trees and window stars',
    'Table and floor lamps in seasonal colours',
    'Large pendants and display pieces',
    'Single bedside lamps',
  ],
  holds: ['White spotlights and bathroom fittings', 'Branded smart bulbs', 'Design classics'],
  buy_early: [],
  wait: ['Festive lights, from Boxing Day to New Year', 'Lamps, reduced again as stock runs low'],
  any_time: ['Ordinary LED bulbs'],
  body: `<p>Nothing changes a room for less than a new lamp, and few things are reduced so readily in dark January. Christmas lights go first, for a fraction of what they cost in November. Behind them, quietly, shops clear floor lamps, pendants and shades that will not be in the spring catalogue.</p>
<h2>Where the reductions are</h2>
<p>Fairy lights, lit trees and window stars have to leave at once, so the day after Christmas is the best day of the year for next December. Table and floor lamps in seasonal colours follow, then large pendants, glass shades and single display pieces. Sets of two bedside lamps are often split, and the lone lamp is a bargain for a hallway.</p>
<p>Plain white spotlights, bathroom fittings and branded smart bulbs move less, as they sell evenly all year. Design classics are hardly ever reduced. Ordinary LED bulbs are cheap in any month, and multipacks at a supermarket or builders’ merchant beat most sale prices.</p>
<h2>How to choose lighting</h2>
<p>Think in three layers. A ceiling light for cleaning and cooking, a lamp where you read or work, and something soft in a corner for the evening. Most British living rooms have plenty of the first and too little of the other two, so a floor lamp is the most useful purchase of all. Place it behind your shoulder and slightly to one side.</p>
<p>Then read the bulb’s packet. Lumens tell you how bright it is: roughly 400 for mood, 800 for a table lamp, 1,500 and more for a kitchen ceiling. Kelvin tells you the colour: 2,700 K is warm and cosy, 4,000 K is clear and good for working. A colour rendering index of 90 or more makes food and faces look right.</p>
<ul>
<li>Fittings: B22 is the bayonet, E27 the large screw, E14 the small one, GU10 the twist-in spot.</li>
<li>Dimming needs a dimmable bulb and a dimmer made for LEDs, or it will flicker.</li>
<li>Integrated LEDs look slim, but ask whether the light source can be replaced.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Measure the drop of a pendant and the height of the ceiling: over a table, the lower edge should hang about 70 cm above the surface, and in a hall nobody should have to duck. For bathrooms look for the IP number and the zone. For outdoors, IP44 is the usual least. A fitting that is wired into the ceiling may need an electrician, so add that visit to the price.</p>
<p>Check the plug and the mark of conformity, UKCA or CE, and be careful with very cheap strings of lights from unknown sellers, which have a poor safety record. Open glass shades in front of the driver or on the same day, photograph any damage, and tell the shop at once. Lamps ordered online can be <a href="/content/return-rights-on-sale-goods">cancelled within 14 days</a> of delivery, unless they were made to measure.</p>
<h2>When the reductions come</h2>
<p>Buy festive lights between Boxing Day and New Year; by the first week of January the shelf is empty. Lamps and ceiling lights have more time. Homeware chains run their winter sales well into January, and clearance lines are reduced again as they thin out. Bank holidays bring another round.</p>
<p>If you are redecorating, choose the lights now and the paint afterwards, since a shade of paint is easy to find and a discontinued pendant is not. Order one spare bulb with every unusual fitting. And if you find a lamp you like in October, buy it at full price: you’ll have it for all the dark evenings until the sales.</p>`,
  picks: {
    dunelm: 'Wide choice of lamps and shades that can be combined, with stock shown by branch.',
    'john-lewis': 'Good-quality lamps and shades, with outgoing designs in its clearance after Christmas.',
    next: 'Matching table, floor and ceiling lights in the style of the season.',
    argos: 'Habitat designs and practical lamps to collect nearby, reduced as ranges change.',
    debenhams: 'Many lighting brands in one place online; see which partner sends the parcel.',
  },
  buying_tips: [
    'Write down the bulb fitting of every lamp at home before you shop for bulbs.',
    'Compare lumens, not watts: with LEDs, watts only tell you how much power the bulb uses.',
    'Test festive lights on the day you buy them, then label them and store them on a reel.',
    'Ask whether the light source of an integrated LED lamp can be replaced.',
  ],
  faqs: {
    'When do Christmas lights get reduced?':
      'Shops start to reduce them at or just before Christmas and want them gone by New Year. The choice is best on Boxing Day and small by the first weekend of January. Test them when you get home, so that you can take a dud straight back.',
    'How bright should a living-room light be?':
      'Several small sources are kinder than one strong one. Around 1,500 to 2,000 lumens in total, spread over a ceiling light and two or three lamps, suits an average room, with warm white of about 2,700 K. A dimmer lets the same room serve for reading and for films.',
    'Do I need an electrician to fit a new light?':
      'Swapping a like-for-like ceiling light is often done at home with the power off at the fuse box, but if you are unsure, have it done. New circuits and most work in bathrooms are covered by building regulations and are a job for a registered electrician.',
  },
};

export const homeLiving = subcategoriesOf('home-living', [furniture, bedding, lighting]);

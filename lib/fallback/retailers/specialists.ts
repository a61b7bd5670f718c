import { retailer } from './retailer.ts';

export const specialists = [
  retailer({
    slug: 'dunelm',
    name: 'Dunelm',
    description:
      'Dunelm is a homewares chain that started with a curtain stall in Leicester and now fills retail-park superstores with bedding, towels, curtains, rugs, lighting, kitchenware and flat-pack or made-to-order furniture. Its Winter Sale is among its bigger promotions and takes in all of those departments. Start with duvets, mattresses, sofas and Christmas décor. Some stores have a café, and you can check the stock of your branch online before you drive there.',
    key_categories: ['home-living', 'appliances'],
    top_products: [],
    faqs: {
      'When is the Dunelm Winter Sale?':
        'It has generally started at or just after Christmas and run into January, on the website and in stores together. The exact day has moved from year to year, and much of the range stays at its usual price throughout.',
      'How does collection from Dunelm work?':
        'Reserve in-stock goods online, receive a confirmation and pick them up at the desk in your chosen store, often the same day in normal trading. Bulky furniture is sent to your home on a booked date and may need two people to carry in.',
      'Can made-to-measure curtains be returned?':
        'Not if you change your mind. You can’t cancel an order made to your own measurements, so measure twice and order free fabric samples first. Ready-made curtains and bedding in unopened packs can be returned under Dunelm’s policy.',
    },
    cta_url: 'https://www.dunelm.com/',
    terms_snippet:
      'Sale lines differ between stores and the website. Delivery of furniture is charged by size; made-to-measure goods cannot be returned unless faulty.',
    highlights: {
      'Best Categories': [
        'Furniture, mattresses, lighting',
        'Bedding, towels, rugs',
        'Measure windows before you go',
      ],
      'Sale Start Time': ['Usually at or just after Christmas', '', 'Usually runs into January'],
      'Delivery & Collection': [
        'Home delivery, charged by size',
        'Reserve online, collect in store',
        'See stock by branch on the site',
      ],
    },
    meta_title: 'Dunelm Boxing Day Sale: Bedding and Furniture',
    meta_description:
      'When the Dunelm Winter Sale tends to begin, which home departments are included, how to reserve and collect, and rules for made-to-measure.',
  }),
  retailer({
    slug: 'smyths-toys',
    name: 'Smyths Toys',
    description:
      'Smyths Toys Superstores, an Irish family business, has large shops across the UK that stock toys, LEGO sets, board games, consoles, video games, bikes, trampolines and nursery goods. Once Christmas has passed it clears seasonal toys and overstocked lines, while consoles only come down when their makers run an offer. Its site shows the stock of each branch. The car parks are busy, so it saves time to order ahead.',
    key_categories: ['toys-games', 'gaming', 'sports-outdoors'],
    top_products: ['lego', 'ps5', 'nintendo-switch'],
    faqs: {
      'Are consoles discounted at Smyths after Christmas?':
        'Occasionally, and mostly as a bundle with a game or a second controller. The console makers decide when, and shops then charge much the same. Add up the separate prices of the items in a bundle, and leave it if you would not have bought the extras.',
      'Which LEGO sets are worth watching?':
        'Sets due to retire and sets from last year’s films are the likeliest to be reduced. The new January releases start at full price. Compare price per set across two retailers, using the five-digit number on the box, not the name.',
      'Can a child swap a duplicate present?':
        'Unopened toys with a receipt or gift receipt can normally be exchanged or refunded within Smyths’ policy. Opened games, software and certain nursery items are refused unless there is a fault. The rights belong to the buyer, so ask the giver for proof of purchase.',
    },
    cta_url: 'https://www.smythstoys.com/uk/en-gb/',
    terms_snippet:
      'Availability is shown by store and can change before you arrive. Software and some baby products usually can’t be returned once opened.',
    highlights: {
      'Best Categories': [
        'LEGO, dolls, board games',
        'Consoles, bikes, outdoor toys',
        'Think ahead to birthdays',
      ],
      'Sale Start Time': ['Usually around Christmas', '', 'Go early or late to park'],
      'Delivery & Collection': [
        'Home delivery',
        'Click & collect in UK stores',
        'Stock shown for each branch',
      ],
    },
    meta_title: 'Smyths Toys Boxing Day Sale: LEGO, Consoles, Bikes',
    meta_description:
      'After-Christmas shopping at Smyths Toys: what is cleared, when console bundles make sense, LEGO set numbers, store stock and swapping gifts.',
  }),
  retailer({
    slug: 'pandora',
    name: 'Pandora',
    description:
      'Pandora makes charm bracelets, rings, necklaces and earrings in silver, gold plate and lab-grown diamond, and sells them through its own shops, its UK website and authorised jewellers. It has sales on particular dates only. One normally follows Christmas, with retiring designs and festive charms rather than the core collection; independent stockists may or may not join in. My Pandora members, who join free, have got into some sales a day or two early. Check your bracelet length and ring size before stock runs low.',
    key_categories: ['fashion'],
    top_products: [],
    faqs: {
      'Which Pandora pieces are usually in the winter sale?':
        'Christmas charms, colours that are being withdrawn and designs from earlier collections. Plain snake-chain bracelets, new collaborations and diamonds tend to be left out. The listing shows both prices, and a discontinued charm will probably not come back later.',
      'Can I return earrings or engraved jewellery?':
        'Engraved pieces are made for you, so you can’t return them if you change your mind. Earrings are often excluded for hygiene once their seal is broken. Other unworn jewellery in its box may be returned within the period on Pandora’s site or your receipt.',
      'How do I recognise a genuine Pandora website?':
        'Type uk.pandora.net yourself instead of following an advertisement. Copycat shops with enormous discounts appear each December. Warning signs are prices far below every stockist, no postal address and payment by bank transfer. Paying by credit card adds protection for a single piece of more than £100.',
    },
    cta_url: 'https://uk.pandora.net/',
    terms_snippet:
      'Offers are limited to selected jewellery and participating shops. Engraved items usually can’t be returned unless faulty.',
    highlights: {
      'Best Categories': [
        'Festive and retiring charms',
        'Rings: have your size measured',
        'Authorised jewellers may have more',
      ],
      'Sale Start Time': ['Usually just after Christmas', '', 'Members may get in early'],
      'Returns Window': ['14-day right to cancel by law', '', 'Not for engraved pieces'],
    },
    meta_title: 'Pandora Boxing Day Sale: Charms, Rings and Returns',
    meta_description:
      'Pandora after Christmas: which charms and rings are usually marked down, member access, engraved items, returns and how to spot fake shops.',
  }),
];

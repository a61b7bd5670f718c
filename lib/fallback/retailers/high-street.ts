import { retailer } from './retailer.ts';

export const highStreet = [
  retailer({
    slug: 'marks-spencer',
    name: 'Marks & Spencer',
    description:
      'Marks & Spencer pairs food halls with clothing, lingerie, schoolwear and nightwear, home furnishings, flowers and beauty, with more and more guest labels on its website. Knitwear, coats, pyjamas, gift sets and Christmas homeware make up most of its seasonal sale. Signing up to Sparks, the free loyalty scheme, brings personal offers on top of some prices. Food is not part of the clothing and home sale, and not every store carries every department.',
    key_categories: ['fashion', 'home-living', 'health-beauty', 'groceries'],
    top_products: [],
    faqs: {
      'Is M&S open on Boxing Day?':
        'Usually not. In recent years its clothing stores and food halls have closed on 26 December so that staff could be at home, and most have opened on the 27th for the sale. Franchises at stations and motorway services can differ, so look up yours.',
      'When can I shop the M&S sale online?':
        'The website has generally moved to sale prices on Christmas Eve. Delivery and collection take a few days longer than normal over the holiday. The checkout shows a date for your address before you pay.',
      'How long do I have for returns?':
        'M&S has allowed 35 days for most items, with proof of purchase, but terms for sale goods, beauty and lingerie can be stricter, so read the policy on the day. By law you can also cancel an online order within 14 days of its arrival.',
      'Do Sparks members get better sale prices?':
        'Sometimes. Sparks sends offers chosen for each member, such as money off a department, and there may be an early look at certain events. It costs nothing to join, but you have to activate an offer in the app before you pay, in store or online.',
    },
    cta_url: 'https://www.marksandspencer.com/',
    terms_snippet:
      'Sale lines are limited and not every store carries every department. Food is not part of the clothing and home sale. See the M&S website for returns.',
    highlights: {
      'Best Categories': [
        'Knitwear, coats, nightwear, gifts',
        'Clothing rails and Christmas homeware',
        'Decorations keep till next year',
      ],
      'Sale Start Time': [
        'Usually Christmas Eve',
        'Usually 27 December',
        'Shops closed on Boxing Day in recent years',
      ],
      'Returns Window': [
        'Usually 35 days for most items',
        'Usually 35 days for most items',
        'Keep the receipt or use Sparks as proof',
      ],
      'Delivery & Collection': [
        'Home delivery',
        'Click & collect in many stores',
        'You can also collect parcels at food halls',
      ],
    },
    meta_title: 'Marks & Spencer Boxing Day Sale: Start and Returns',
    meta_description:
      'M&S sale facts: when it starts online and in store, what comes down, Sparks offers, click & collect and how returns work.',
  }),
  retailer({
    slug: 'next',
    name: 'Next',
    description:
      'Next is best known at this time of year for a single, large end-of-season clearance rather than a string of promotions. Women’s, men’s and children’s clothes, shoes, curtains, bedding and furniture are marked down in one go, and what is left is cut again later. Its website sells hundreds of other labels besides its own. Selected account customers are offered early online slots, and most sizes are not restocked.',
    key_categories: ['fashion', 'home-living', 'toys-games', 'health-beauty', 'sports-outdoors'],
    top_products: ['lego'],
    faqs: {
      'What is a Next VIP slot?':
        'It is an invitation to shop the sale online before it opens to everyone. Slots go to selected customers, mainly those with a Next credit account, and are shown in the account area. You can’t buy one, and it isn’t worth opening a credit account just in the hope of an invitation.',
      'Will Next stores open at 6am on Boxing Day?':
        'That was the tradition, but most branches have been closed on 26 December in recent years. Many have instead opened at around 6am on the 27th. A few keep the hours of their shopping centre, so use the store finder before you set an alarm.',
      'Can I see the sale before it starts?':
        'Usually, yes. Next has put up a preview of sale items so that shoppers can note product numbers or save favourites. Prices and availability become final only when the sale opens, and popular children’s sizes can go within the first hour.',
      'Can I take an online sale item back to a store?':
        'Yes, clothing and smaller home items can normally be returned over the counter, which avoids the charge that Next makes for some courier collections. Furniture is handled separately. Keep labels attached and check the last date printed on your order.',
    },
    cta_url: 'https://www.next.co.uk/',
    terms_snippet:
      'Items usually can’t be reserved until the sale opens, and most sizes are not restocked. Other brands on the Next site may not be reduced.',
    highlights: {
      'Best Categories': [
        'Children’s clothes, womenswear, home',
        'Clothing and footwear rails',
        'Prepare a list from the preview',
      ],
      'Sale Start Time': [
        'Usually Christmas Eve, VIP slots earlier',
        'Usually 27 December, often from 6am',
        'Most stores closed on Boxing Day in recent years',
      ],
      'Returns Window': ['', '', 'Store returns avoid a courier fee'],
      'Delivery & Collection': [
        'Home delivery',
        'Usually free collection from stores',
        'Allow a few extra days in sale week',
      ],
    },
    meta_title: 'Next Boxing Day Sale: VIP Slots and Store Opening',
    meta_description:
      'The Next sale in brief: when it starts online and in store, what comes down, VIP slots, the preview, returns and collection.',
  }),
  retailer({
    slug: 'tk-maxx',
    name: 'TK Maxx',
    description:
      'TK Maxx buys up odd lots of brand-name clothing, shoes, bags, homeware, luggage, toys and beauty, and usually sells them below the recommended retail price, all year round. No two branches have the same goods, and the website has a selection of its own. Its end-of-season event is a clearance of what is already on the floor, shown by coloured stickers, so go to rummage. Homesense, its sister chain, does the same with furniture and cookware.',
    has_sale: false,
    key_categories: ['fashion', 'home-living', 'health-beauty', 'toys-games'],
    top_products: [],
    faqs: {
      'Does TK Maxx have a Boxing Day sale?':
        'Not as such: its ordinary prices are already compared with an RRP. After Christmas it clears winter stock and gifts at a second, lower price. When and by how much differs by branch, and it is rarely advertised nationally in advance.',
      'What do the RRP comparisons mean?':
        'RRP is the price suggested by the maker, or an estimate for a similar item. It is not necessarily what other shops charge today. A quick search for the exact product name on your phone tells you more than the two figures on the label.',
      'How long do I have to get a refund?':
        'TK Maxx has given 28 days for unused goods with tags and receipt, in store or online, and an exchange or gift card with a gift receipt. Pierced jewellery and unsealed hygiene goods are excluded. You can cancel an online order in the first 14 days by law.',
    },
    cta_url: 'https://www.tkmaxx.com/uk/en/',
    terms_snippet:
      'Stock differs in every store and cannot be ordered in from another branch. Tags must stay on for a refund; see tkmaxx.com for exclusions.',
    highlights: {
      'Best Categories': [
        'Bags, shoes, homeware',
        'Coats, luggage, gift food',
        'Ranges differ between site and shop',
      ],
      'Sale Start Time': ['No set date', '', 'New stock may arrive at any time'],
      'Returns Window': [
        '28 days',
        '28 days with receipt',
        'Original delivery fee may not be refunded after 14 days',
      ],
    },
    meta_title: 'TK Maxx After Christmas: Clearance and Returns',
    meta_description:
      'How TK Maxx clearance works around Boxing Day, what RRP on the label really means, why every branch differs, and how refunds work.',
  }),
];

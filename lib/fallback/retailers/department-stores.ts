import { retailer } from './retailer.ts';

export const departmentStores = [
  retailer({
    slug: 'john-lewis',
    name: 'John Lewis',
    description:
      'John Lewis is an employee-owned department store known for home furnishings, technology, nursery goods, beauty and mid-priced fashion. Its Boxing Day sale has long been its clearance: bedding, towels, furniture, coats, partywear and Christmas decorations are the classic lines. Orders can be collected from its own shops and from Waitrose branches. Look early for your size or fabric, because popular bedding and furniture may not come back once sold out.',
    key_categories: ['home-living', 'electronics', 'fashion', 'health-beauty', 'appliances'],
    top_products: [
      'dyson-v15',
      'dyson-airwrap',
      'airpods-pro-2',
      'lego',
      'ps5',
      'nintendo-switch',
      'ninja-af400',
    ],
    faqs: {
      'Is John Lewis open on Boxing Day?':
        'Most of its shops have stayed closed on 26 December and reopened on the 27th, to give staff a second day off. A few in large shopping centres have been exceptions in some years. The store finder lists the hours of each branch shortly before Christmas.',
      'When do the reductions appear online?':
        'The clearance has often gone live on the afternoon or evening of Christmas Eve. Save items to a wish list in advance, so that you can find them quickly once the prices have changed.',
      'What does Never Knowingly Undersold mean now?':
        'It is a promise to match the price of branded goods at a list of other retailers, including some that only sell online. The item must be identical and in stock there. Read the list and the conditions on the John Lewis site, and claim within the period given.',
      'Do sale purchases come with the usual guarantee?':
        'Yes. A lower price doesn’t shorten the guarantee on electricals, and the Consumer Rights Act 2015 covers faulty sale goods in the same way. For unwanted items, see the returns page: there are exclusions such as made-to-measure curtains and opened beauty.',
    },
    cta_url: 'https://www.johnlewis.com/',
    terms_snippet:
      'Clearance lines are limited and some are sold online only. Price matching has conditions, which are set out in full on johnlewis.com.',
    highlights: {
      'Best Categories': [
        'Bedding, furniture, tech, coats',
        'Home and fashion clearance rails',
        'Decorations are good value for next year',
      ],
      'Sale Start Time': [
        'Usually Christmas Eve',
        'Usually 27 December',
        'Most shops closed on Boxing Day in recent years',
      ],
      'Price Match': [
        'Never Knowingly Undersold, conditions apply',
        'Ask a Partner in the shop',
        'Only against the retailers it lists',
      ],
      'Delivery & Collection': [
        'Standard and named-day delivery',
        'Collect at John Lewis or Waitrose',
        'Small orders may carry a collection fee',
      ],
    },
    meta_title: 'John Lewis Boxing Day Sale: Clearance and Opening',
    meta_description:
      'John Lewis clearance explained: when the sale starts, holiday opening, price matching, guarantees and Waitrose collection.',
  }),
  retailer({
    slug: 'selfridges',
    name: 'Selfridges',
    description:
      'Selfridges runs four department stores, one on Oxford Street in London, one in Birmingham and two in Manchester, plus a website that delivers across the UK. It is chiefly a place for designer clothing, shoes, handbags, jewellery, beauty and food, with toys and technology in smaller numbers. The winter sale draws queues to Oxford Street. Ready-to-wear and shoes see most of the markdowns; some fashion houses, cosmetics and classic bags tend to stay at full price.',
    key_categories: ['fashion', 'health-beauty', 'home-living', 'groceries'],
    top_products: ['dyson-airwrap', 'lego'],
    faqs: {
      'Do I have to queue on Oxford Street for the Selfridges sale?':
        'No. The sale is on the website as well, and has usually begun there by Christmas Day. Visiting makes sense if you want to try on designer shoes or tailoring, or if you prefer to check a handbag before paying. Arrive early, as the busiest concessions limit numbers.',
      'Which brands are left out?':
        'Several luxury houses run their own concessions and set their own prices, so they may not join in, or may offer a private event instead. If one label matters to you, look for it in the online sale before you travel.',
      'Is there a delivery pass or a loyalty scheme?':
        'Selfridges has sold an annual delivery pass, and its free loyalty programme gives members rewards and earlier access to some events. The benefits change from time to time. For a single order, compare the cost of the pass with ordinary delivery, or with free collection if there is any.',
    },
    cta_url: 'https://www.selfridges.com/GB/en/',
    terms_snippet:
      'Concessions may have separate prices and terms. Check the returns period and the condition required, tags included, at Selfridges before you remove any labels.',
    highlights: {
      'Best Categories': [
        'Designer clothing, shoes, accessories',
        'Shoe galleries and menswear',
        'Christmas food and decorations are cleared too',
      ],
      'Sale Start Time': [
        'Usually by Christmas Day',
        'Usually Boxing Day morning',
        'London, Birmingham and Manchester only',
      ],
      'Returns Window': [
        '14-day right to cancel by law; Selfridges often allows longer',
        '',
        'Beauty must be unopened',
      ],
    },
    meta_title: 'Selfridges Boxing Day Sale: Designer Markdowns',
    meta_description:
      'Plan for the Selfridges winter sale: four stores, an earlier start online, which designers usually join in, delivery passes and returns.',
  }),
  retailer({
    slug: 'debenhams',
    name: 'Debenhams',
    description:
      'Debenhams closed its department stores and is now an online marketplace. The name covers fashion, beauty, furniture, lighting, small appliances and gifts, supplied partly by Debenhams and partly by outside brands that dispatch their own orders. Discounts may be displayed at any time of the year, so judge a price by what other shops charge, not by the crossed-out figure. After Christmas, look at occasionwear, knitwear, fragrance gift sets, bedding and sofas, where the choice is broadest.',
    key_categories: ['fashion', 'home-living', 'health-beauty', 'appliances'],
    top_products: [],
    faqs: {
      'Are there still Debenhams shops?':
        'No, the high-street chain has gone and Debenhams now only sells online. Be wary of websites that imitate a closing-down sale under its name: the genuine address is debenhams.com, and a padlock symbol alone does not prove that a site is honest.',
      'Why did one order arrive in several parcels?':
        'Because marketplace partners send goods from their own warehouses. Each partner can have a different delivery time, and returns may have to go to different places. The product page names the seller, so note it down before you order gifts that belong together.',
      'How do I cancel a Debenhams order?':
        'Tell the seller within 14 days of receiving the goods; you then have another 14 days to send them back. The Consumer Contracts Regulations 2013 give you this right, on reduced items too. You may have to pay the postage unless the goods are faulty or not as described.',
    },
    cta_url: 'https://www.debenhams.com/',
    terms_snippet:
      'Many products are sold by partner brands with their own delivery times. Check who sells the item, what a return costs and how the price compares elsewhere.',
    highlights: {
      'Best Categories': [
        'Occasionwear, fragrance sets, furniture',
        'Online only',
        'Former own labels continue on the site',
      ],
      'Sale Start Time': [
        'Usually before Christmas',
        'Online only',
        'Codes may apply to part of the range only',
      ],
      'Returns Window': [
        '14-day right to cancel by law',
        'Online only',
        'Return partner items to the address given',
      ],
    },
    meta_title: 'Debenhams Boxing Day Sale: Shopping the Online Store',
    meta_description:
      'Debenhams now sells online only. See which departments to check after Christmas, how marketplace sellers work and how to cancel or return.',
  }),
];

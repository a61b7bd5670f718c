import { retailer } from './retailer.ts';

export const beauty = [
  retailer({
    slug: 'boots',
    name: 'Boots',
    description:
      'Boots is a pharmacy and beauty chain, selling skincare, make-up, fragrance, electric toothbrushes and shavers, hair tools, baby goods and medicines. Gift sets are the heart of its sale: boxes left from the Christmas offers are marked down one by one, from No7 and Soap & Glory to premium perfume. Advantage Card holders earn points on most purchases and see member prices. Larger branches have the most choice.',
    key_categories: ['health-beauty', 'toys-games'],
    top_products: ['dyson-airwrap'],
    faqs: {
      'When does the Boots sale start?':
        'It has usually opened online on Christmas Eve, and in shops on Boxing Day or when they reopen. Leftover gift sets have often been cut further in January, mostly in larger stores, but Boots doesn’t publish the date and there is little left by then.',
      'Can opened cosmetics be returned to Boots?':
        'Not if you’ve simply changed your mind: the law makes an exception for hygiene products that you’ve unsealed. If a product is faulty, or causes a problem although you used it correctly, keep the packaging and talk to the store.',
      'Can I use Advantage Card points on sale items?':
        'Usually, yes. Points can pay for most goods, reduced ones too, if you have enough for the whole item. Some products, such as infant milk and prescriptions, are excluded. The card is free and works in the app.',
    },
    cta_url: 'https://www.boots.com/',
    terms_snippet:
      'Each branch has its own selection of gift sets. Member prices need an Advantage Card. Check boots.com for exclusions.',
    highlights: {
      'Best Categories': [
        'Fragrance, electrical beauty',
        'Gift sets, toiletries',
        'Large stores have the most choice',
      ],
      'Sale Start Time': [
        'Usually Christmas Eve',
        'Usually Boxing Day',
        'Small and station branches may be closed',
      ],
      Membership: ['Advantage Card prices', 'Scan the card or app', 'Points are worth a penny each'],
      'Delivery & Collection': [
        'Home delivery',
        'Order online, collect in store',
        'Free above a minimum spend',
      ],
    },
    meta_title: 'Boots Boxing Day Sale: Gift Sets and Fragrance',
    meta_description:
      'The Boots sale: when it starts, gift sets, fragrance and electrical beauty, Advantage Card points, holiday opening and hygiene rules.',
  }),
  retailer({
    slug: 'superdrug',
    name: 'Superdrug',
    description:
      'Superdrug is a health and beauty chain with high-street shops, a pharmacy service and a website that also lists marketplace brands. It leans towards affordable make-up, haircare, own-label skincare such as Vitamin E and Me+, and mainstream perfume. After Christmas, look for cut-price gift sets, fragrance, leftover advent calendars and electrical hair tools. Holders of the free Health & Beautycard collect points and get members’ prices on rotating lines, so bring the app even for a small basket.',
    key_categories: ['health-beauty'],
    top_products: [],
    faqs: {
      'Are Superdrug perfume prices really lower after Christmas?':
        'For gift boxes, often; for a single bottle, not always. Fragrance is discounted all year on the high street. Work out the price per 100 ml and compare two or three shops, because sizes of 30, 50 and 75 ml make the labels hard to judge at a glance.',
      'Does Superdrug offer collection?':
        'Yes, online orders can be sent to a chosen branch and picked up at the counter; it may be free if you spend enough. Marketplace products come directly from the brand and cannot usually be collected, so they may be charged and delivered separately.',
      'What about returning an unwanted gift set?':
        'Bring it back unopened, with the receipt. For things bought in a shop, Superdrug’s own policy decides how long you have; for online orders the law gives you 14 days to cancel. Once the seal on a cosmetic is broken, you generally can’t send it back.',
    },
    cta_url: 'https://www.superdrug.com/',
    terms_snippet:
      'Member prices require a Health & Beautycard. Marketplace orders follow the seller’s delivery times; see superdrug.com for returns.',
    highlights: {
      'Best Categories': [
        'Fragrance, hair tools, make-up',
        'Gift sets, toiletries',
        'Check expiry dates on sun and skin care',
      ],
      'Sale Start Time': ['Usually by Boxing Day', '', ''],
      'Returns Window': ['14-day right to cancel by law', '', 'Seals must be intact'],
    },
    meta_title: 'Superdrug Boxing Day Sale: Perfume and Gift Sets',
    meta_description:
      'Cut-price gift sets and perfume at Superdrug after Christmas: member prices, price per 100 ml, collection in store and returning unopened sets.',
  }),
  retailer({
    slug: 'sephora',
    name: 'Sephora',
    description:
      'Sephora sells prestige make-up, skincare, haircare and fragrance on its UK website and in shops in large centres. Some of its labels, such as its own Sephora Collection, are hard to find elsewhere in the UK. Boxed sets and advent calendars are the likeliest to be cleared in January. Best-selling single products from the most wanted names are reduced less often, and then usually with a code.',
    key_categories: ['health-beauty'],
    top_products: [],
    faqs: {
      'Where are the UK Sephora shops?':
        'In large shopping centres and city streets, with new ones still being opened in stages. The store page gives addresses, services and opening hours. On Boxing Day the shops keep the hours of their centre, which appear on its website in mid-December.',
      'Which sets should I look for?':
        'Holiday kits with full-size products usually give better value than bags of miniatures. Add up the millilitres and compare them with the regular sizes. Limited-edition packaging doesn’t change the contents, so a plain set of the same formula can be the better buy.',
      'How long is the Sephora returns period?':
        'Usually 28 days for sealed and unused goods. Presents bought in the run-up to Christmas have had longer, but not anything bought from 25 December. You can’t return personalised items or gift cards.',
    },
    cta_url: 'https://www.sephora.co.uk/',
    terms_snippet:
      'Codes frequently exclude certain brands and cannot be combined. Read the offer page and the returns page on sephora.co.uk first.',
    highlights: {
      'Best Categories': [
        'Gift sets, skincare, make-up',
        'Minis and services',
        'Exclusive brands are rarely sold elsewhere',
      ],
      'Sale Start Time': ['Usually around Christmas', '', ''],
      'Returns Window': ['28 days, sealed', '28 days, sealed', 'Use the online returns platform'],
    },
    meta_title: 'Sephora UK Boxing Day Sale: Beauty Sets and Returns',
    meta_description:
      'What Sephora UK marks down after Christmas, how to value a gift set, where the shops are, brand exclusions and returns of sealed goods.',
  }),
];

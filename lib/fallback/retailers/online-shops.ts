import { retailer } from './retailer.ts';

export const onlineShops = [
  retailer({
    slug: 'amazon',
    name: 'Amazon',
    description:
      'Amazon is an online general store with an enormous range: electronics, toys, books, games, small appliances, beauty and its own Echo, Fire and Kindle devices. Its post-Christmas offers mix day-long deals with short Lightning Deals that end when the allocation is claimed, so prices move during the day. Many listings come from marketplace sellers rather than from Amazon itself, and returns and guarantees depend on who that seller is. Prime members get faster delivery and, at times, earlier access to offers.',
    key_categories: ['electronics', 'gaming', 'toys-games', 'appliances', 'home-living'],
    top_products: [
      'airpods-pro-2',
      'ps5',
      'nintendo-switch',
      'dyson-v15',
      'ninja-af400',
      'dyson-airwrap',
      'lego',
    ],
    faqs: {
      'When do the Boxing Day deals start on Amazon?':
        'There is no fixed hour. In past years Amazon has put up its Boxing Day page on or shortly before 26 December and added offers over the following days. Early price cuts often appear in the week before Christmas, so a wish list with notifications switched on is more useful than waiting for midnight.',
      'Who am I buying from, Amazon or another seller?':
        'Look near the buy button for who sells the item and who dispatches it. If another business sells the item, you buy from that business, and it deals with faults and refunds first. Amazon’s A-to-z protection can help when a marketplace seller does not respond.',
      'How long do I have to send back something bought in the sale?':
        'Amazon has taken back most items that it sells for 30 days after delivery, but some electronics for only 14. Either way, the law gives you 14 days to cancel an online order. The product page and your order details state which period covers your purchase.',
      'Do I need Prime to get the offers?':
        'Usually not. Most seasonal offers are open to anyone with an account, though some are marked as Prime exclusives. Without Prime, check the delivery charge and the date offered at the checkout before you compare the total with another shop.',
    },
    cta_url: 'https://www.amazon.co.uk/',
    terms_snippet:
      'Prices on Amazon change often and Lightning Deals end when the allocation is taken. Check the seller, the delivery date and the returns period on the product page before you order.',
    highlights: {
      'Best Categories': [
        'Own devices, headphones, games, toys',
        'Online only',
        'Amazon devices are reduced in most of its sale events',
      ],
      'Sale Start Time': [
        'Usually on or just before Boxing Day',
        'Online only',
        'Offers are added in stages',
      ],
      'Returns Window': [
        'Most items 30 days, some electronics 14',
        'Drop-off points and lockers',
        'Marketplace sellers may have their own terms',
      ],
      'Delivery & Collection': [
        'Home delivery, lockers and pick-up points',
        'No shops of its own for these goods',
        'Prime speeds up delivery of eligible items',
      ],
    },
    meta_title: 'Amazon Boxing Day Sale: Deals, Sellers and Returns',
    meta_description:
      'How Amazon UK runs its Boxing Day deals: when offers appear, what tends to be reduced, marketplace sellers, Prime and how returns work.',
  }),
  retailer({
    slug: 'very',
    name: 'Very',
    description:
      'Very is an online department store with no high-street branches. It carries fashion, sportswear, TVs, phones, games consoles, toys, furniture and white goods from well-known brands next to its own V by Very range. The end-of-year sale normally reaches most of those departments, with clothing, toys and electricals among the busiest. Customers can pay by card, or spread the cost on a Very Pay credit account, which charges interest unless you clear the balance under the terms of your plan.',
    key_categories: ['electronics', 'fashion', 'gaming', 'toys-games', 'appliances'],
    top_products: [
      'ps5',
      'nintendo-switch',
      'airpods-pro-2',
      'ninja-af400',
      'dyson-v15',
      'dyson-airwrap',
      'lego',
    ],
    faqs: {
      'Does Very have any shops?':
        'No. Everything is ordered on the website or in the app. Smaller parcels can be sent to your home or to a local collection point such as a convenience store, while furniture and large appliances come by a two-person delivery service on a day you pick from those offered.',
      'Should I use Very Pay for sale purchases?':
        'Only if you are sure you can repay on the terms shown. Very Pay is credit: interest or missed payments can cost more than the sale saved you. Read the representative APR and the length of any interest-free period before choosing it, or simply pay by debit or credit card.',
      'Can sale items go back to Very?':
        'Yes, in most cases. By law you can cancel an online order within 14 days of delivery, and Very has usually given you longer for unused goods. Typical exceptions are unsealed hygiene items, opened software and made-to-order furniture.',
    },
    cta_url: 'https://www.very.co.uk/',
    terms_snippet:
      'Offers differ between departments and may end early. Credit is subject to status and charges interest on some plans: read the terms on Very’s site before you apply.',
    highlights: {
      'Best Categories': [
        'Fashion, toys, consoles, TVs',
        'Online only',
        'Bundles can hide the price of the single item',
      ],
      'Sale Start Time': [
        'Usually between Christmas Eve and Boxing Day',
        'Online only',
        'Watch the app for the new prices',
      ],
      'Returns Window': ['28 days has been usual', 'Parcel-shop drop-off', 'Book a courier for bulky goods'],
      'Ways to Pay': [
        'Card or Very Pay credit',
        'Online only',
        'Clear the balance in time to avoid interest',
      ],
    },
    meta_title: 'Very Boxing Day Sale: Fashion, Tech and Toys',
    meta_description:
      'What to expect from the Very Boxing Day sale: when it tends to start, delivery and collection points, returns, and how Very Pay credit works.',
  }),
  retailer({
    slug: 'asos',
    name: 'ASOS',
    description:
      'ASOS is an online fashion shop aimed mainly at young adults. Alongside ASOS Design and Topshop it sells hundreds of labels, from Nike and adidas to small independents, plus make-up, skincare and shoes. Markdowns deepen round by round, while sizes thin out quickly. Partywear, coats, knitwear and trainers make up much of the sale. The Outlet section runs all year, so a low price there is not always a seasonal one.',
    key_categories: ['fashion', 'health-beauty', 'sports-outdoors'],
    top_products: [],
    faqs: {
      'Does the ASOS sale get better after Boxing Day?':
        'Often, but there is less to choose from. Fashion shops often cut what is left again in January. Common sizes sell first, so only wait for a second reduction if you wouldn’t mind missing the item.',
      'What are the rules for returning sale clothes to ASOS?':
        'Sale items can normally be returned like full-price ones if they are unworn and still have their tags. ASOS has changed its periods and charges several times, and has charged people who send a lot back, so read its current returns page. You can still cancel within 14 days by law.',
      'Can I collect an ASOS order?':
        'Yes. The checkout offers collection from parcel shops and lockers near the postcode that you enter, as well as standard and next-day delivery to your door. Couriers run fewer deliveries between Christmas and New Year, so allow a few extra days.',
    },
    cta_url: 'https://www.asos.com/',
    terms_snippet:
      'Reductions apply to selected lines and sizes only. Check the fit guide, the delivery charge and ASOS’s current returns terms before you pay.',
    highlights: {
      'Best Categories': [
        'Partywear, coats, knitwear, trainers',
        'Online only',
        'Save items first: the app shows price drops',
      ],
      'Sale Start Time': [
        'Usually in the days before Christmas',
        'Online only',
        'Further reductions have followed in January',
      ],
      'Returns Window': ['', '', 'You may pay if you return a lot'],
      'Delivery & Collection': [
        'Home delivery, lockers and parcel shops',
        'Online only',
        'Some brands are sent from a partner’s warehouse',
      ],
    },
    meta_title: 'ASOS Boxing Day Sale: Partywear, Coats and Returns',
    meta_description:
      'A plain guide to the ASOS winter sale: when markdowns begin and deepen, what sells out first, collection points and the returns rules to read.',
  }),
];

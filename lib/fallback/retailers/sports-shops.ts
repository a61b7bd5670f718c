import { retailer } from './retailer.ts';

export const sportsShops = [
  retailer({
    slug: 'jd-sports',
    name: 'JD Sports',
    description:
      'JD Sports sells trainers and sportswear as fashion: Nike, adidas, The North Face, Hoodrich, football shirts and many colours made only for JD. It has branches in many towns and shopping centres and a busy app. Tracksuits, puffer jackets, children’s sets and older trainer colours make up most of the winter sale, while new launches and the most sought-after retro shoes normally stay at full price. JD STATUS, the loyalty app, returns part of what you spend as JD Cash.',
    key_categories: ['sports-outdoors', 'fashion'],
    top_products: [],
    faqs: {
      'Which trainers go into the JD sale?':
        'Mostly seasonal colours, running styles at the end of their cycle and sizes of which few are left. Classic all-white pairs and limited releases are not usually reduced. Use the size filter first, and try the half sizes next to your own.',
      'Is it quicker to collect from a JD store?':
        'Often, and collection saves the delivery charge. Pick click & collect at the checkout, wait for the message that your parcel is ready and bring the code. Over the bank holidays vans run less often, so a pair ordered on the 26th may take several days.',
      'What counts as unworn for a return?':
        'Shoes tried on indoors, on carpet, with clean soles and in the undamaged box. JD will refuse pairs with creases or dirt. You may cancel a web order within 14 days of delivery; the store’s own period, given on the receipt, applies to purchases over the counter.',
    },
    cta_url: 'https://www.jdsports.co.uk/',
    terms_snippet:
      'Launches and exclusives are normally left out of sale events. Stock is by size and changes hourly; returns conditions are on jdsports.co.uk.',
    highlights: {
      'Best Categories': [
        'Trainers, tracksuits, junior sets',
        'Jackets and football shirts',
        'Filter by size first',
      ],
      'Sale Start Time': [
        'Usually between Christmas Eve and Boxing Day',
        'Usually Boxing Day',
        'The app may show prices first',
      ],
      Membership: ['JD STATUS app', 'Scan at the till', 'Cash back to spend at JD'],
      'Returns Window': ['14-day right to cancel by law', '', 'Boxes must be undamaged'],
    },
    meta_title: 'JD Sports Boxing Day Sale: Trainers and Tracksuits',
    meta_description:
      'Which trainers and tracksuits JD Sports usually reduces, when the sale opens, click & collect over the holidays, JD STATUS and returns.',
  }),
  retailer({
    slug: 'sports-direct',
    name: 'Sports Direct',
    description:
      'Sports Direct, the value arm of Frasers Group, covers football, running, gym, golf, swimming, camping and schoolwear at keen prices. House labels such as Karrimor, Everlast, Slazenger and Lonsdale are sold beside Nike, adidas and Under Armour. Percentages off are displayed throughout the year, often measured against a recommended price, so think of the sale after Christmas as a wider choice, not as a once-a-year chance. Walking boots, waterproofs, thermal layers and fitness equipment are worth a look before New Year resolutions begin.',
    key_categories: ['sports-outdoors', 'fashion'],
    top_products: [],
    faqs: {
      'Are the crossed-out prices at Sports Direct old selling prices?':
        'Not in every case. Many are recommended retail prices set by the brand, and the page says so in small type. Compare the price with what other sports shops charge for the same product code. House brands are harder to compare, so think twice about those prices.',
      'Does click & collect cost anything?':
        'Sports Direct has charged for collection and has often given back a voucher of a similar amount to spend in store, with conditions. Look at the basket total before paying. If you need only one small item, it may be cheaper to walk in and buy it.',
      'Can I return gym equipment?':
        'Yes, if you haven’t assembled it and it’s in its packaging, within the limits of the returns policy, but you may have to pay to send heavy goods back. If you cancel an online order within 14 days, the shop must refund the basic delivery charge, though not the extra for express delivery.',
    },
    cta_url: 'https://www.sportsdirect.com/',
    terms_snippet:
      'Comparisons are often with RRP. Delivery, collection and return charges apply to many orders; check the basket and the terms on sportsdirect.com.',
    highlights: {
      'Best Categories': [
        'Running, gym, outdoor clothing',
        'Football boots and school kit',
        'House brands tend to cost less',
      ],
      'Sale Start Time': ['Usually before Boxing Day', '', ''],
      'Delivery & Collection': [
        'Charged per order',
        'Collection may be charged',
        'A voucher may offset the collection fee',
      ],
    },
    meta_title: 'Sports Direct Boxing Day Sale: Boots and Fitness',
    meta_description:
      'Reading Sports Direct prices: RRP comparisons, house brands, delivery and collection charges, and the outdoor and gym kit to look at in winter.',
  }),
  retailer({
    slug: 'halfords',
    name: 'Halfords',
    description:
      'Halfords brings together bicycles, e-bikes, scooters, car parts, tools, roof boxes, child seats, dash cams and camping gear, with fitting and repair by its own garages and mechanics. Demand for children’s bikes peaks at Christmas, so in late December it marks down leftover bikes, turbo trainers, lights and tool chests. Bikes can be ordered online and handed over built and checked at a store. Motoring Club members receive vouchers and a lower price on some services and products.',
    key_categories: ['sports-outdoors', 'electronics'],
    top_products: [],
    faqs: {
      'Will a sale bike be assembled for me?':
        'Yes, bikes collected from a Halfords shop are built and safety-checked by staff, normally without charge. Book a collection slot, allow time for the queue after Christmas, and bring the rider so that saddle and bars can be set to the right height.',
      'Does Halfords match prices?':
        'Usually, yes: its price-match promise has covered identical products that are in stock at other UK sellers, with exclusions in its terms, for example on who counts as a competitor. Ask before you pay if you can, and save a copy of the other offer that shows the price and the stock.',
      'Can I use Cycle to Work in the sale?':
        'Often yes, as long as your employer takes part and the voucher covers the price. Applications take several days, which may be longer than an offer lasts. Some brands set a ceiling on discounted bikes bought under the scheme, so ask before you rely on it.',
    },
    cta_url: 'https://www.halfords.com/',
    terms_snippet:
      'Fitting usually costs extra and needs a booking. Price matching has conditions. Check local stock on halfords.com before you travel.',
    highlights: {
      'Best Categories': [
        'Bikes, tools, dash cams',
        'Winter car care, fitted parts',
        'Ask for last year’s models',
      ],
      'Sale Start Time': ['Usually in the week before Boxing Day', '', 'Garages keep different hours'],
      'Price Match': ['Yes, conditions apply', 'Yes, conditions apply', 'Save a copy of the other offer'],
      'Delivery & Collection': [
        'Home delivery of most goods',
        'Built bikes handed over in store',
        'Fitting by appointment',
      ],
    },
    meta_title: 'Halfords Boxing Day Sale: Bikes, Tools, Car Parts',
    meta_description:
      'Bikes, tools and dash cams at Halfords after Christmas: usual timing, bikes built for collection, price matching and Cycle to Work rules.',
  }),
];

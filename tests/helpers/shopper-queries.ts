import { resultPath, type SearchResults } from '../../lib/search/results.ts';

/**
 * Search queries that UK shoppers type, by the result that they expect: a shop, a kind of goods, a product or a guide.
 * tests/integration/database/search-shoppers.test.ts runs them on the database, and tests/unit/search/shoppers.test.ts
 * on the built-in data.
 */
const SHOPS: Record<string, string[]> = {
  amazon: ['amazon', 'amazon boxing day deals', 'amazon uk sale'],
  argos: ['argos', 'argos sale', 'argos boxing day sale 2026'],
  currys: ['currys', 'curry’s', 'currys pc world', 'currys deals'],
  'john-lewis': ['john lewis', 'johnlewis', 'john lewis clearance', 'when does john lewis sale start'],
  'marks-spencer': ['marks and spencer', 'm&s', 'marks & spencer sale', 'm and s', 'marks spencer'],
  next: [
    'next',
    'next sale',
    'next boxing day sale',
    'what time does the next sale start',
    'when does next sale start',
  ],
  hm: ['h and m', 'h&m', 'hm', 'h & m sale'],
  'tk-maxx': ['tk maxx', 'tkmaxx', 'tk-maxx sale'],
  'jd-sports': ['jd sports', 'jd', 'jdsports', 'jd sale'],
  'smyths-toys': ['smyths', 'smyths toys', 'smyth toys sale'],
  boots: ['boots', 'boots sale', 'boots half price sale'],
  superdrug: ['superdrug offers'],
  very: ['very', 'very sale'],
  ao: ['ao', 'ao.com'],
  asos: ['asos', 'asos sale'],
  nike: ['nike', 'nike sale uk', 'nike trainers'],
  adidas: ['adidas', 'adidas sale'],
  selfridges: ['selfridges', 'selfridges boxing day sale'],
  dunelm: ['dunelm sale'],
  'river-island': ['river island', 'riverisland'],
  debenhams: ['debenhams'],
  pandora: ['pandora', 'pandora sale'],
  sephora: ['sephora uk'],
  'sports-direct': ['sports direct', 'sportsdirect'],
  halfords: ['halfords'],
  tesco: ['tesco'],
  asda: ['asda', 'george asda'],
  uniqlo: ['uniqlo'],
  dyson: ['dyson', 'dyson sale'],
  ninja: ['ninja', 'ninja deals'],
};

const KINDS: Record<string, string[]> = {
  'electronics/tvs': [
    'tv',
    'tvs',
    'tv deals',
    'cheap tvs',
    'television',
    'samsung tv',
    'oled tv',
    'smart tv sale',
    '55 inch tv',
  ],
  'electronics/laptops': [
    'laptop',
    'laptops',
    'cheap laptops',
    'laptop deals uk',
    'best laptop deals',
    'gaming laptop',
    'macbook',
  ],
  'electronics/headphones': [
    'headphones',
    'headphone deals',
    'wireless earbuds',
    'noise cancelling headphones',
    'bluetooth headphones',
  ],
  'electronics/smart-home': ['smart home', 'alexa', 'ring doorbell'],
  electronics: ['tech deals', 'electronics', 'phones', 'ipad'],
  'fashion/womens-fashion': ['womens fashion', 'women’s clothes', 'dresses', 'ladies clothes sale'],
  'fashion/mens-fashion': ['mens fashion', 'men’s clothing', 'mens suits'],
  'fashion/shoes': ['shoes', 'shoe sale', 'ankle boots'],
  'fashion/coats-jackets': ['coats', 'winter coat', 'coats and jackets', 'puffer jackets'],
  fashion: ['fashion', 'clothes sale', 'clothing'],
  'home-living/furniture': ['furniture', 'sofas', 'sofa sale', 'mattress deals', 'dining tables'],
  'home-living/bedding': ['bedding', 'duvets', 'duvet covers', 'electric blankets'],
  'home-living/lighting': ['lamps', 'christmas lights'],
  'home-living': ['home and living', 'homeware', 'curtains'],
  'health-beauty/fragrance': ['perfume', 'Perfume', 'perfume sale', 'aftershave', 'mens aftershave'],
  'health-beauty/skincare': ['skincare', 'skin care', 'moisturiser', 'advent calendars'],
  'health-beauty/hair-styling': ['hair dryer', 'hairdryers', 'ghd', 'hair straighteners'],
  'health-beauty': ['beauty', 'health and beauty', 'make up', 'makeup'],
  'toys-games': ['toys', 'toys and games', 'kids toys'],
  'toys-games/board-games': ['board games', 'boardgames'],
  'toys-games/outdoor-toys': ['trampoline', 'outdoor toys'],
  'sports-outdoors/trainers': ['trainers', 'running shoes', 'sneakers'],
  'sports-outdoors/fitness-equipment': ['treadmill', 'gym equipment', 'exercise bikes'],
  'sports-outdoors/cycling': ['bikes', 'kids bikes', 'electric bike'],
  'appliances/vacuum-cleaners': [
    'hoover',
    'hoovers',
    'vacuum cleaner',
    'cordless vacuum',
    'robot vacuums',
    'shark hoover',
  ],
  'appliances/air-fryers': ['air fryer', 'air fryers', 'airfryer', 'air-fryer deals'],
  'appliances/coffee-machines': ['coffee machine', 'coffee machines', 'nespresso'],
  'appliances/washing-machines': ['washing machine', 'washer dryer'],
  appliances: ['fridge freezers', 'kitchen appliances', 'dishwashers'],
  'gaming/consoles': ['games console', 'xbox'],
  'gaming/video-games': ['ps5 games', 'switch games'],
  'groceries/food-hampers': ['hampers'],
  'groceries/wine-spirits': ['wine', 'gin', 'whisky offers'],
};

const PRODUCTS: Record<string, string[]> = {
  '/gaming/ps5': ['ps5', 'ps 5', 'playstation 5', 'play station', 'ps5 deals', 'cheap ps5', 'ps5 bundle'],
  '/gaming/nintendo-switch': ['nintendo switch', 'switch', 'nintendo switch deals'],
  '/electronics/airpods-pro-2': ['airpods', 'air pods', 'airpods pro', 'apple airpods deals'],
  '/toys-games/lego': ['lego', 'lego sale', 'lego sets', 'lego star wars'],
  '/appliances/dyson-v15': ['dyson v15', 'dyson hoover', 'dyson vacuum deals'],
  '/health-beauty/dyson-airwrap': ['dyson airwrap', 'airwrap', 'air wrap'],
  '/appliances/ninja-af400': ['ninja air fryer', 'ninja airfryer', 'ninja dual zone'],
};

const GUIDES: Record<string, string[]> = {
  '/guides/return-rights-on-sale-goods': [
    'returns',
    'return policy',
    'refund rights',
    'can i return sale items',
  ],
  '/guides/when-do-boxing-day-sales-start': [
    'when do boxing day sales start',
    'boxing day sales',
    'sale start times',
  ],
  '/guides/boxing-day-opening-hours': [
    'boxing day opening hours',
    'opening times',
    'are shops open on boxing day',
  ],
  '/guides/how-to-check-a-price': ['price history', 'price comparison'],
  '/guides/how-to-buy-a-tv': ['what size tv', 'tv buying guide'],
  '/guides/how-to-buy-a-laptop': ['how to buy a laptop'],
  '/guides/how-to-buy-an-air-fryer': ['what size air fryer'],
  '/guides/how-to-buy-a-mattress': ['mattress sizes', 'which mattress'],
  '/guides/how-to-buy-lego-sets': ['retiring lego sets'],
  '/guides/how-to-buy-perfume': ['perfume gift sets'],
  '/guides/avoid-fake-shops': ['scams', 'fake shops'],
  '/guides/pay-safely-in-the-sales': ['klarna', 'section 75', 'buy now pay later'],
  '/articles/gift-cards-in-the-sales': ['gift cards', 'gift vouchers'],
  '/articles/boxing-day-or-january-sales': ['january sales'],
  '/articles/delivery-cut-offs-after-christmas': ['next day delivery', 'delivery after christmas'],
};

const under = (prefix: string, table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([path, queries]) =>
    queries.map((query) => ({ query, means: prefix + path })),
  );

export const SHOPPER_QUERIES = [
  ...under('/retailers/', SHOPS),
  ...under('/categories/', KINDS),
  ...under('', PRODUCTS),
  ...under('', GUIDES),
];

/** Returns the paths of the first three search results, in the order in which the search page shows them. */
export const firstPaths = (results: SearchResults): string[] =>
  results.order.flatMap((list) => results[list].map(resultPath)).slice(0, 3);

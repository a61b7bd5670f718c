import type { BuiltInTable } from '../entities/registry.ts';

/**
 * Aliases of the built-in rows: other names that UK shoppers search for, such as spellings, brands, kinds of products
 * and common questions. Search treats each alias as a name (ADR 023). One spelling of an alias is enough, because
 * search ignores the difference between singular and plural, '&' and 'and', spaces and hyphens. Commas separate the
 * aliases.
 */
const retailers = {
  adidas: 'addidas, three stripes',
  amazon: 'amazon uk, amazon prime, prime',
  ao: 'ao.com, appliances online',
  argos: 'click and collect',
  asda: 'george, george at asda',
  asos: 'as seen on screen',
  boots: 'boots chemist, boots the chemist, boots no7',
  currys: 'pc world, currys pc world, dixons, carphone warehouse',
  debenhams: 'debenhams online',
  dunelm: 'dunelm mill',
  dyson: 'dyson outlet, dyson refurbished',
  halfords: 'bike shop, car parts, car accessories',
  hm: 'hm, hennes and mauritz',
  'jd-sports': 'jd, king of trainers',
  'john-lewis': 'john lewis and partners, jlp',
  'marks-spencer': 'm&s, ms, marks, marks and sparks, percy pig',
  next: 'next clearance, next directory, next plc',
  nike: 'nike trainers, jordan, air max, air force 1',
  ninja: 'ninja kitchen, shark ninja, shark',
  pandora: 'jewellery, charm, bracelet, ring, necklace, earring',
  'river-island': 'ri',
  selfridges: 'selfridge',
  sephora: 'feelunique, sephora uk',
  'smyths-toys': 'smyths, smyths toys superstores, toy shop',
  'sports-direct': 'sportsdirect.com, football shirt, football boot',
  superdrug: 'superdrug online',
  tesco: 'clubcard, tesco direct, f&f',
  'tk-maxx': 'tkmaxx, tj maxx, homesense',
  uniqlo: 'heattech, uniqlo uk',
  very: 'very.co.uk, littlewoods',
};

const categories = {
  appliances:
    'home appliances, kitchen appliances, white goods, dishwasher, fridge, fridge freezer, freezer, tumble dryer, oven, cooker, microwave, kettle, toaster, stand mixer, slow cooker, iron',
  electronics:
    'tech, technology, electrical, gadget, phone, mobile phone, smartphone, iphone, samsung galaxy, tablet, ipad, kindle, camera, smart watch, apple watch, computer, printer',
  fashion: 'clothes, clothing, jumper, jewellery',
  gaming: 'games, video gaming',
  groceries: 'food, food and drink, supermarket, grocery, chocolate',
  'health-beauty': 'beauty, health, make-up, cosmetics, toiletries, electric toothbrush',
  'home-living':
    'home, homeware, home and garden, house, curtain, rug, cushion, towel, candle, christmas decoration, kitchenware, saucepan',
  'sports-outdoors': 'sport, outdoors, sportswear, camping, tent, football, golf, hiking, walking boots',
  'toys-games': 'toy, kids toys, doll, barbie, baby toys, childrens toys, puzzle',
};

const subcategories = {
  'air-fryers': 'airfryer, ninja air fryer, tefal actifry',
  bedding: 'duvet, duvet cover, pillow, bed sheet, bed linen, quilt, electric blanket, mattress topper',
  'board-games': 'monopoly, family games, jigsaw, card games',
  'building-sets': 'lego, building blocks, construction toys, bricks',
  'coats-jackets': 'coat, jacket, winter coat, puffer jacket, parka, raincoat, gilet, north face',
  'coffee-machines': 'coffee maker, nespresso, espresso machine, bean to cup, tassimo, delonghi, dolce gusto',
  consoles: 'games console, playstation, xbox, xbox series x, nintendo switch, switch 2',
  cycling: 'bike, bicycle, e-bike, electric bike, mountain bike, kids bike, cycle helmet',
  'electric-shavers': 'shaver, razor, beard trimmer, hair clipper, epilator, braun, philips oneblade',
  'fitness-equipment':
    'gym equipment, treadmill, exercise bike, dumbbell, weights, yoga mat, rowing machine, home gym',
  'food-hampers': 'hamper, christmas hamper, gift basket',
  fragrance: 'perfume, aftershave, mens aftershave, womens perfume, cologne, eau de parfum, gift set',
  furniture:
    'sofa, settee, couch, bed, mattress, table, dining table, wardrobe, chair, armchair, desk, chest of drawers, bed frame',
  'gaming-accessories':
    'controller, gaming headset, gaming chair, gaming keyboard, gaming mouse, ps5 controller',
  'hair-styling':
    'hair dryer, hairdryer, straightener, hair straightener, ghd, curler, curling tong, hot brush, airwrap',
  headphones:
    'earphones, earbuds, ear buds, wireless headphones, bluetooth headphones, noise cancelling, beats, sony headphones, bose',
  laptops: 'notebook, macbook, chromebook, gaming laptop, student laptop',
  lighting: 'lamp, light, light bulb, christmas lights, fairy lights, floor lamp',
  'mens-fashion': 'mens clothes, mens clothing, mens suits, menswear, shirt, suit, mens jeans',
  'outdoor-toys': 'trampoline, swing, slide, scooter, climbing frame, garden toys',
  shoes: 'boots, heels, footwear, ankle boots, ugg, sandal, slipper',
  skincare: 'moisturiser, face cream, serum, skin care, cleanser, advent calendar, beauty advent calendar',
  'smart-home':
    'alexa, echo dot, smart speaker, smart doorbell, ring doorbell, google nest, security camera, home automation, smart plug',
  trainers: 'running shoes, sneakers, sports shoes, gym shoes, air max',
  tvs: 'television, telly, smart tv, 4k tv, oled, qled, 55 inch tv, 65 inch tv, samsung tv, lg tv, sony tv',
  'vacuum-cleaners':
    'hoover, vacuum, cordless hoover, cordless vacuum, robot vacuum, henry hoover, shark, carpet cleaner',
  'video-games': 'ps5 games, switch games, xbox games, fifa, ea fc, call of duty, computer games',
  'washing-machines': 'washer, washer dryer, washing machine and dryer, bosch washing machine',
  'wine-spirits': 'wine, alcohol, gin, whisky, whiskey, vodka, prosecco, champagne, beer, baileys, rum',
  'womens-fashion':
    'womens clothes, womens clothing, ladies fashion, womenswear, dress, skirt, ladies clothes, party dress, womens jeans',
};

const products = {
  'airpods-pro-2': 'airpods, air pods, apple airpods, apple earbuds, airpods pro',
  'dyson-airwrap': 'airwrap, air wrap, dyson hair styler, dyson hair dryer, dyson curler',
  'dyson-v15': 'dyson hoover, dyson vacuum, dyson cordless, v15, dyson stick vacuum',
  lego: 'lego technic, lego star wars, lego harry potter, lego city, lego friends, lego advent calendar',
  'ninja-af400': 'ninja air fryer, ninja dual zone, ninja foodi, dual air fryer, af400',
  'nintendo-switch': 'switch, switch oled, switch lite, switch 2, nintendo, mario kart bundle',
  ps5: 'ps5, playstation, play station, sony playstation, ps5 pro, ps5 slim, ps5 digital, ps5 bundle',
};

const content = {
  'avoid-fake-shops': 'scam, fake website, is this website legit, delivery scam, fraud',
  'boxing-day-opening-hours':
    'opening times, opening hours, shops open boxing day, are shops open, store hours, christmas opening times, bank holiday opening',
  'boxing-day-or-january-sales': 'january sales, new year sales, january or boxing day',
  'delivery-cut-offs-after-christmas':
    'delivery, delivery times, delivery dates, next day delivery, click and collect, last posting dates, royal mail',
  'gift-cards-in-the-sales': 'gift card, gift voucher, gift card expiry',
  'how-to-buy-a-coffee-machine': 'coffee machine buying guide, which coffee machine to buy, pods or beans',
  'how-to-buy-a-games-console': 'console buying guide, which console to buy, ps5 or xbox',
  'how-to-buy-a-laptop': 'laptop buying guide, which laptop to buy, how much ram',
  'how-to-buy-a-mattress': 'mattress buying guide, which mattress to buy, mattress size, mattress returns',
  'how-to-buy-a-tv': 'tv buying guide, television buying guide, what size tv, which tv to buy, oled or qled',
  'how-to-buy-a-vacuum-cleaner':
    'vacuum cleaner buying guide, hoover buying guide, which hoover to buy, cordless or corded',
  'how-to-buy-a-winter-coat': 'coat buying guide, winter coat buying guide, which coat to buy',
  'how-to-buy-an-air-fryer': 'air fryer buying guide, which air fryer to buy, what size air fryer',
  'how-to-buy-headphones': 'headphone buying guide, which headphones to buy, earbuds buying guide',
  'how-to-buy-lego-sets': 'lego buying guide, retiring lego sets, which lego set to buy',
  'how-to-buy-perfume': 'perfume buying guide, fragrance buying guide, edp or edt',
  'how-to-buy-running-shoes-and-trainers':
    'running shoe buying guide, trainer buying guide, which running shoes to buy',
  'how-to-check-a-price':
    'price check, price history, price tracker, price comparison, compare prices, price match',
  'how-to-read-a-discount': 'rrp, was price, fake discounts, percentage off, half price, 50 off, 70 off',
  'pay-safely-in-the-sales':
    'klarna, buy now pay later, clearpay, paypal, section 75, credit card, chargeback, pay later, pay in 3',
  'return-rights-on-sale-goods':
    'returns, return policy, can i return sale items, refund, exchange, right to return, consumer rights, send it back, faulty goods, returning a gift',
  'what-is-worth-waiting-for':
    'what to buy, best deals, black friday or boxing day, what goes on sale, wait or buy',
  'when-do-boxing-day-sales-start':
    'start times, sale start times, when is boxing day, when do sales start, what time do sales start, boxing day sales, sale dates, early access',
};

const ALIASES: Record<BuiltInTable, Record<string, string>> = {
  retailers,
  categories,
  subcategories,
  products,
  content,
};

/** Adds to each row its aliases: other names by which visitors search for it. */
export const withAliases = <Row extends { slug: string }>(
  table: BuiltInTable,
  rows: Row[],
): (Row & { aliases: string[] })[] =>
  rows.map((row) => ({ ...row, aliases: ALIASES[table][row.slug]?.split(', ') ?? [] }));

/** Splits a text into a list of items, which are separated by white space. */
export const list = (text: string) => text.trim().split(/\s+/);

// The tests have their own list of slugs instead of reading the built-in data, so that they notice a lost or renamed
// slug.
export const RETAILERS =
  list(`amazon argos currys boots jd-sports marks-spencer river-island dunelm asda tesco hm superdrug
  asos pandora tk-maxx sephora sports-direct selfridges dyson uniqlo adidas debenhams ninja john-lewis next ao very
  nike smyths-toys halfords`);
export const CONTENT = list(`when-do-boxing-day-sales-start how-to-read-a-discount return-rights-on-sale-goods
  boxing-day-opening-hours how-to-check-a-price avoid-fake-shops pay-safely-in-the-sales
  how-to-buy-a-tv how-to-buy-a-laptop how-to-buy-headphones how-to-buy-an-air-fryer how-to-buy-a-vacuum-cleaner
  how-to-buy-a-coffee-machine how-to-buy-a-games-console how-to-buy-running-shoes-and-trainers
  how-to-buy-a-winter-coat how-to-buy-a-mattress how-to-buy-lego-sets how-to-buy-perfume
  delivery-cut-offs-after-christmas boxing-day-or-january-sales gift-cards-in-the-sales what-is-worth-waiting-for`);
export const CATEGORIES = list(
  'electronics fashion home-living health-beauty toys-games sports-outdoors appliances gaming groceries',
);
export const STATIC_ROUTES =
  list(`/ /search /auth /retailers /retailers/directory /categories /products /products/directory
  /content /privacy /cookie-policy /terms /how-we-make-money /contact /about /accessibility /complaints /sitemap`);
export const SUBCATEGORIES: Record<string, string> = {
  electronics: 'tvs laptops headphones smart-home',
  fashion: 'womens-fashion mens-fashion shoes coats-jackets',
  'home-living': 'furniture bedding lighting',
  'health-beauty': 'skincare fragrance hair-styling electric-shavers',
  'toys-games': 'building-sets board-games outdoor-toys',
  'sports-outdoors': 'trainers fitness-equipment cycling',
  appliances: 'vacuum-cleaners air-fryers coffee-machines washing-machines',
  gaming: 'consoles video-games gaming-accessories',
  groceries: 'food-hampers wine-spirits',
};

/** Returns every text inside a value, at any depth, together with the path that leads to the text. */
export function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}/${key}`));
}

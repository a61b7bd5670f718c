/**
 * The slugs of the built-in retailers in their initial order: shops that many UK shoppers look for come first. Editors
 * can change each retailer's `display_rank`.
 */
const ORDER = [
  'amazon',
  'argos',
  'currys',
  'next',
  'marks-spencer',
  'john-lewis',
  'boots',
  'very',
  'ao',
  'asos',
  'tesco',
  'smyths-toys',
  'jd-sports',
  'dunelm',
  'asda',
  'hm',
  'tk-maxx',
  'superdrug',
  'sports-direct',
  'selfridges',
  'halfords',
  'debenhams',
  'nike',
  'adidas',
  'uniqlo',
  'river-island',
  'sephora',
  'dyson',
  'ninja',
  'pandora',
];

/** The difference between the ranks of two neighbouring shops. Steps of ten leave room for a new shop between them. */
const STEP = 10;

/** Returns the initial rank of a built-in retailer; null if `ORDER` does not contain it. */
export function firstRank(slug: string): number | null {
  const index = ORDER.indexOf(slug);
  return index < 0 ? null : (index + 1) * STEP;
}

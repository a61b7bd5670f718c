/**
 * The first order of the built-in retailers in lists: the shops for which many UK shoppers look come first. Editors
 * change it row by row (`display_rank`).
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

/** Steps of ten, so that a shop fits between two others. */
const STEP = 10;

/** The rank of a built-in retailer; null when the list does not name it. */
export function firstRank(slug: string): number | null {
  const index = ORDER.indexOf(slug);
  return index < 0 ? null : (index + 1) * STEP;
}

/**
 * The colours of the built-in retailers, close to those of each brand: the colour of the background, and the colour of
 * the shop's name on this background. A test checks that each name is readable.
 */
const BRANDS: Record<string, [background: string, ink: string]> = {
  adidas: ['#000000', '#FFFFFF'],
  amazon: ['#131A22', '#FFFFFF'],
  ao: ['#0B5D2E', '#FFFFFF'],
  argos: ['#C8102E', '#FFFFFF'],
  asda: ['#2F6B0E', '#FFFFFF'],
  asos: ['#2D2D2D', '#FFFFFF'],
  boots: ['#05054B', '#FFFFFF'],
  currys: ['#4A1A8C', '#FFFFFF'],
  debenhams: ['#0B4F4A', '#FFFFFF'],
  dunelm: ['#1F5C4D', '#FFFFFF'],
  dyson: ['#44236B', '#FFFFFF'],
  halfords: ['#1A1A1A', '#FF8A1F'],
  hm: ['#CC071E', '#FFFFFF'],
  'jd-sports': ['#141414', '#FFFFFF'],
  'john-lewis': ['#1B1B1B', '#FFFFFF'],
  'marks-spencer': ['#0F4A34', '#FFFFFF'],
  next: ['#111111', '#FFFFFF'],
  nike: ['#111111', '#FFFFFF'],
  ninja: ['#1F1F1F', '#FFFFFF'],
  pandora: ['#F7C9CE', '#1A1A1A'],
  'river-island': ['#1C1C1C', '#FFFFFF'],
  selfridges: ['#FFDD00', '#1A1A1A'],
  sephora: ['#0A0A0A', '#FFFFFF'],
  'smyths-toys': ['#0A2F8A', '#FFE500'],
  'sports-direct': ['#0A3D91', '#FFFFFF'],
  superdrug: ['#C4006A', '#FFFFFF'],
  tesco: ['#00539F', '#FFFFFF'],
  'tk-maxx': ['#A6192E', '#FFFFFF'],
  uniqlo: ['#C8000A', '#FFFFFF'],
  very: ['#B5006B', '#FFFFFF'],
};

/** Returns the colours of a built-in retailer; both are null if `BRANDS` does not contain it. */
export function brandOf(slug: string): { brand_bg: string | null; brand_ink: string | null } {
  const [brand_bg = null, brand_ink = null] = BRANDS[slug] ?? [];
  return { brand_bg, brand_ink };
}

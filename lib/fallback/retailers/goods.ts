/** The goods that usually become cheaper in a shop's sale (`falls`), and the goods that rarely do (`holds`). */
interface Goods {
  falls: string[];
  holds: string[];
}

/**
 * The goods of the built-in retailers, by the retailer's slug. These lists only repeat facts from the descriptions and
 * highlights of the retailers.
 */
const GOODS: Record<string, Goods> = {
  amazon: {
    falls: ['Its own Echo, Fire and Kindle devices', 'Headphones', 'Games and toys'],
    holds: [],
  },
  argos: { falls: ['Toys', 'Fitness kit', 'Bedding', 'Furniture'], holds: [] },
  currys: {
    falls: ['Large-screen TVs', 'Laptops', 'Washing machines', 'Last year’s models'],
    holds: [],
  },
  next: {
    falls: ['Women’s, men’s and children’s clothes', 'Shoes', 'Bedding and curtains', 'Furniture'],
    holds: [],
  },
  'marks-spencer': {
    falls: ['Knitwear and coats', 'Pyjamas', 'Gift sets', 'Christmas homeware'],
    holds: [],
  },
  'john-lewis': {
    falls: ['Bedding and towels', 'Furniture', 'Coats and partywear', 'Christmas decorations'],
    holds: [],
  },
  boots: {
    falls: ['Gift sets from Christmas offers', 'No7 and Soap & Glory boxes', 'Premium perfume sets'],
    holds: [],
  },
  very: { falls: ['Clothing', 'Toys', 'Electricals'], holds: [] },
  ao: { falls: ['Washing machines', 'Fridges', 'Cookers'], holds: [] },
  asos: { falls: ['Partywear', 'Coats', 'Knitwear', 'Trainers'], holds: [] },
  tesco: {
    falls: ['Party food', 'Gift sets', 'Toys and lights', 'F&F winter wear', 'Spirits, often until New Year'],
    holds: [],
  },
  'smyths-toys': {
    falls: ['Seasonal toys', 'Overstocked lines'],
    holds: ['Consoles, unless the maker runs an offer'],
  },
  'jd-sports': {
    falls: ['Tracksuits', 'Puffer jackets', 'Children’s sets', 'Older trainer colours'],
    holds: ['New launches', 'The most sought-after retro shoes'],
  },
  dunelm: { falls: ['Duvets', 'Mattresses', 'Sofas', 'Christmas décor'], holds: [] },
  asda: {
    falls: ['Gift packs', 'Wrapping paper', 'Chocolate tins', 'George partywear'],
    holds: [],
  },
  hm: { falls: ['Basics', 'Partywear', 'Children’s clothes', 'Bedding and candles'], holds: [] },
  'tk-maxx': { falls: ['Branded clothes and shoes', 'Homeware', 'Toys'], holds: [] },
  superdrug: {
    falls: ['Gift sets', 'Fragrance', 'Leftover advent calendars', 'Electrical hair tools'],
    holds: [],
  },
  'sports-direct': {
    falls: ['Walking boots', 'Waterproofs', 'Thermal layers', 'Fitness equipment'],
    holds: [],
  },
  selfridges: {
    falls: ['Designer clothing', 'Shoes', 'Christmas food and decorations'],
    holds: ['Some fashion houses', 'Cosmetics', 'Classic bags'],
  },
  halfords: {
    falls: ['Leftover children’s bikes', 'Turbo trainers', 'Lights', 'Tool chests'],
    holds: [],
  },
  debenhams: {
    falls: ['Occasionwear', 'Knitwear', 'Fragrance gift sets', 'Bedding and sofas'],
    holds: [],
  },
  nike: {
    falls: ['Older colours', 'Last season’s running shoes'],
    holds: ['Jordan retros', 'The newest running models', 'Customised pairs'],
  },
  adidas: {
    falls: ['Newer stock, as well as the outlet’s', 'Running and children’s ranges'],
    holds: ['Sought-after Originals colours, until spring'],
  },
  uniqlo: {
    falls: ['Down jackets', 'Knitwear', 'Thermals', 'Colours and sizes being discontinued'],
    holds: ['Core lines in black and navy'],
  },
  'river-island': {
    falls: ['Sequins', 'Faux fur', 'Heavy knits'],
    holds: ['New spring lines'],
  },
  sephora: {
    falls: ['Boxed sets', 'Advent calendars'],
    holds: ['Best-selling single products'],
  },
  dyson: {
    falls: ['Older generations', 'Chosen models, by a fixed amount'],
    holds: ['The newest machines'],
  },
  ninja: { falls: ['A rotating choice of machines', 'Bundles with extra accessories'], holds: [] },
  pandora: {
    falls: ['Retiring designs', 'Festive charms'],
    holds: ['The core collection'],
  },
};

/** Returns the goods of a built-in retailer; empty lists if nothing is known. */
export const goodsOf = (slug: string): Goods => GOODS[slug] ?? { falls: [], holds: [] };

import type { CategoryRow } from '../../schema/rows.ts';

export const healthBeauty: CategoryRow = {
  slug: 'health-beauty',
  name: 'Health & Beauty',
  icon: '💄',
  description:
    'Beauty sales after Christmas are above all a clearance of gift sets: fragrance boxes, bath sets, make-up palettes and advent calendars that were packed for one season and must go. Hair stylers, electric toothbrushes and shavers are also reduced. Full-size bottles of new prestige fragrances and skincare that sells steadily all year rarely fall far, and some brands are hardly ever reduced. Work out what the set’s contents would cost by the millilitre before deciding, since miniatures make a box look fuller than it is.',
  image_url: null,
  verdict: 'Gift sets are the bargain; single bottles rarely move.',
  falls: [
    'Fragrance and bath sets',
    'Make-up palettes and advent calendars',
    'Hair stylers',
    'Electric toothbrushes and shavers',
  ],
  holds: ['New prestige fragrances', 'Skincare that sells all year'],
  buy_early: ['Gift sets with the best-known names'],
  wait: ['Bath sets, reduced again in January', 'Whatever perfume sets are left in January'],
  any_time: ['A single bottle of perfume', 'An ordinary moisturiser'],
  top_products: ['dyson-airwrap'],
  top_retailers: ['boots', 'superdrug', 'sephora', 'john-lewis', 'selfridges', 'marks-spencer', 'amazon'],
  faqs: [
    {
      question: 'Are beauty gift sets good value after Christmas?',
      answer:
        'They can be, if you would have bought the main product anyway. Add up only the items that you will use, compare their size in millilitres with the full-size bottle, and ignore the rest. The ‘worth’ that a shop states for a set is normally the total of the separate prices.',
    },
    {
      question: 'Can I return make-up or perfume bought online?',
      answer:
        'Within 14 days of delivery you can usually cancel while the seal is intact. The Consumer Contracts Regulations 2013 take the right away once you unseal goods that are sealed for health or hygiene reasons. If the product is faulty, the Consumer Rights Act 2015 protects you either way.',
    },
    {
      question: 'How can I tell how long a cosmetic will keep?',
      answer:
        'Look for the open-jar symbol with a number such as 12M: the months it keeps after opening. Products that last 30 months or less unopened must show a best-before date instead. Sun creams and vitamin C serums age soonest, so buy those in quantities that you will finish.',
    },
    {
      question: 'How do I avoid counterfeit fragrance and make-up?',
      answer:
        'Buy from a retailer that the brand names as a stockist, and on marketplaces check who sells the item as well as who delivers it. Missing batch codes, blurred print, or a price far below every chemist and department store are warnings. Report fakes to Citizens Advice or Trading Standards.',
    },
  ],
  buying_tips: [
    'Compare the price per 100 ml, and compare like with like: eau de parfum is more concentrated than eau de toilette of the same name.',
    'Check a gift set’s contents line by line for miniatures before comparing it with the full-size product.',
    'Look at what a loyalty card is worth: several chemists and beauty retailers keep their lowest price for members.',
    'For shavers and toothbrushes, add the yearly cost of heads and blades, which soon exceeds a difference in price.',
    'Buy skincare with active ingredients in the strength that you already know; a sale is a poor moment to double it.',
    'Keep the outer seal on until you are sure, because sealed hygiene goods lose the online right to cancel once opened.',
  ],
  is_published: true,
  meta_title: 'Health & Beauty in the Boxing Day Sales',
  meta_description:
    'Gift sets, fragrance, skincare and hair stylers in the UK Boxing Day sales: what is usually reduced, how to compare sets and what you can return.',
};

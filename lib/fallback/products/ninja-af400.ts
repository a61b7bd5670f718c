import type { ProductRow } from '../../schema/rows.ts';

export const ninjaAf400: ProductRow = {
  slug: 'ninja-af400',
  name: 'Ninja MAX Dual Zone AF400UK',
  brand: 'Ninja',
  category: 'appliances',
  subcategory: 'air-fryers',
  image: '🍟',
  image_url: null,
  description:
    'The AF400UK is the larger of Ninja’s classic two-drawer air fryers, sold at first as the Foodi MAX Dual Zone. Its two drawers hold 9.5 litres between them and can cook different food at different temperatures, timed to finish together. It suits a household of four or more; for one or two people it takes up a lot of worktop for little gain. Compare the code on the box first, because smaller and newer versions have almost the same name.',
  verdict: 'any_time',
  verdict_reason: 'Air fryers are on offer in nearly every sale, so no single date matters.',
  specs: [
    { name: 'Capacity', value: '9.5 litres in two drawers' },
    { name: 'Power', value: '2,470 W' },
    { name: 'Functions', value: 'air fry, max crisp, roast, bake, reheat, dehydrate' },
    { name: 'Dishwasher', value: 'drawers and crisper plates, Ninja says' },
  ],
  variants: [
    {
      name: 'AF400UK MAX Dual Zone',
      specs: {
        'Choose this if': 'you cook for a family and need no probe',
        Capacity: '9.5 litres (2 × 4.75 litres)',
        Power: '2,470 W',
        'Cooking probe': 'no',
      },
    },
    {
      name: 'AF300UK Dual Zone',
      specs: {
        'Choose this if': '7.6 litres are enough for you',
        Capacity: '7.6 litres (2 × 3.8 litres)',
        Power: '2,400 W',
        'Cooking probe': 'no',
      },
    },
    {
      name: 'AF451UK MAX Dual Zone with Smart Cook System',
      specs: {
        'Choose this if': 'you cook meat or fish by temperature',
        Capacity: '9.5 litres (2 × 4.75 litres)',
        Power: '2,470 W',
        'Cooking probe': 'yes, digital',
      },
    },
  ],
  price_range: '£149 – £249',
  price_checked_on: null,
  price_source_name: null,
  price_source_url: null,
  recommended_retailers: ['ninja', 'argos', 'currys', 'ao', 'amazon', 'john-lewis', 'very'],
  retailer_links: [],
  faqs: [
    {
      question: 'What is the difference between the AF300UK and the AF400UK?',
      answer:
        'Size, above all: 7.6 litres against 9.5. The functions and the two-drawer principle are the same. The larger one needs more worktop and clearance behind and above it, so measure first; the smaller is enough for two or three people and usually costs less.',
    },
    {
      question: 'Can the drawers go in the dishwasher?',
      answer:
        'Ninja states that the drawers and crisper plates are dishwasher-safe. Washing them by hand with a soft sponge keeps the non-stick coating in better order. Never put the main unit in water, and check the price of a spare plate if you are buying a used machine.',
    },
    {
      question: 'Is an air fryer cheaper to run than an oven?',
      answer:
        'For small amounts usually, because it heats less space and preheats quickly. For a full roast or several trays the difference shrinks or disappears. Air fryers have no energy label, so compare power in watts and cooking time with what your own oven needs for the same dish.',
    },
    {
      question: 'Can I return an air fryer that I have used?',
      answer:
        'If you bought it online you can cancel within 14 days of delivery, but the seller may deduct for use that goes beyond inspecting it, and a cooked-in air fryer is hard to resell. Some makers offer a trial period of their own. A faulty one is covered by law in any case.',
    },
  ],
  buying_tips: [
    'Search for the exact code, AF400UK, as well as the name: colours and retailer editions add letters at the end.',
    'Measure the worktop and leave the clearance that the manual asks for behind and above the machine.',
    'Compare sets by what is included, such as tongs, racks or a probe, and price those extras separately.',
    'Check whether you must register with Ninja for the full guarantee, and do so on the day the machine arrives.',
    'Look for refurbished machines in the maker’s and retailers’ outlets, and check the guarantee that comes with them.',
  ],
  is_published: true,
  meta_title: 'Ninja MAX Dual Zone AF400UK in the Boxing Day Sales',
  meta_description:
    'Ninja MAX Dual Zone AF400UK compared with similar models: capacity, UK price range, retailers and what to check before you buy in the sales.',
};

import type { ProductRow } from '../../schema/rows.ts';

export const ps5: ProductRow = {
  slug: 'ps5',
  name: 'PlayStation 5',
  brand: 'Sony',
  category: 'gaming',
  subcategory: 'consoles',
  image: '🕹️',
  image_url: null,
  description:
    'Sony’s PlayStation 5 is sold in three forms: with a disc drive, as the Digital Edition without one, and as the more powerful PS5 Pro, which has double the storage of the disc model and takes a drive as an extra. All three play the same PS5 games and almost all PS4 games. Recommended prices have gone up rather than down over the console’s life, so don’t count on a large reduction. A bundle usually adds a game or a second controller.',
  verdict: 'any_time',
  verdict_reason: 'Expect bundles, not price cuts; games and controllers are where you save.',
  specs: [],
  variants: [
    {
      name: 'PS5 (with disc drive)',
      specs: {
        'Choose this if': 'you buy second-hand, own PS4 discs or watch Blu-rays',
        Storage: '1 TB SSD',
        'Disc drive': 'Ultra HD Blu-ray',
        'Wi-Fi': 'Wi-Fi 6',
        'Storage upgrade': 'M.2 SSD slot',
      },
    },
    {
      name: 'PS5 Digital Edition',
      specs: {
        'Choose this if': 'you buy every game as a download',
        Storage: '1 TB or 825 GB SSD, depending on the model number',
        'Disc drive': 'none; can be added',
        'Wi-Fi': 'Wi-Fi 6',
        'Storage upgrade': 'M.2 SSD slot',
      },
    },
    {
      name: 'PS5 Pro',
      specs: {
        'Choose this if': 'you have a large 4K TV and want the sharpest picture',
        Storage: '2 TB SSD',
        'Disc drive': 'none; can be added',
        'Wi-Fi': 'Wi-Fi 7',
        'Storage upgrade': 'M.2 SSD slot',
      },
    },
  ],
  price_range: '£429 – £789',
  price_checked_on: null,
  price_source_name: null,
  price_source_url: null,
  recommended_retailers: ['argos', 'currys', 'smyths-toys', 'amazon', 'very', 'john-lewis', 'ao'],
  retailer_links: [],
  faqs: [
    {
      question: 'Should I buy the disc or the Digital Edition?',
      answer:
        'Choose the disc drive if you buy second-hand, borrow, resell or own PS4 discs, or want to watch Blu-rays. The Digital Edition ties you to the PlayStation Store and codes. You can add the drive later, so compare the price of the two together with that of the disc model.',
    },
    {
      question: 'Is the PS5 Pro worth the difference?',
      answer:
        'It plays the same games with sharper pictures or higher frame rates where the developer supports it, and has 2 TB of storage. On a small or 1080p TV the gain is hard to see. It has no disc drive and no vertical stand in the box.',
    },
    {
      question: 'Do PS4 games and controllers work on a PS5?',
      answer:
        'Almost all PS4 games run, on disc if the console has a drive. A PS4 controller works for PS4 games only; PS5 games need a DualSense or another controller made for the PS5. Saved games can be moved over the network, by USB or through cloud storage with a subscription.',
    },
    {
      question: 'Is PlayStation Plus necessary?',
      answer:
        'Playing alone needs no subscription, and several free-to-play games such as Fortnite do not either. Playing most paid games online does need PlayStation Plus. It renews automatically, so if a bundle includes some months of it, note the date and turn the renewal off in the settings.',
    },
  ],
  buying_tips: [
    'Check the model number that begins with CFI: it tells you the revision and, for the Digital Edition, the storage.',
    'Price a bundle’s game at what it costs alone that day, not at its launch price, before comparing offers.',
    'If you need more room, buy an M.2 SSD that meets Sony’s published requirements, with a heatsink that fits.',
    'Look at the refurbished and outlet pages of the large retailers, and compare the guarantee with that of a new console.',
    'Remember the extras: a vertical stand is sold separately, and a disc drive too for the Digital Edition and the Pro.',
  ],
  is_published: true,
  meta_title: 'PlayStation 5 in the Boxing Day Sales',
  meta_description:
    'PS5 with disc drive, Digital Edition or PS5 Pro: the differences, UK price range, retailers and how to judge a console bundle in the Boxing Day sales.',
};

import type { ProductRow } from '../../schema/rows.ts';

export const nintendoSwitch: ProductRow = {
  slug: 'nintendo-switch',
  name: 'Nintendo Switch',
  brand: 'Nintendo',
  category: 'gaming',
  subcategory: 'consoles',
  image: '🎮',
  image_url: null,
  description:
    'The Switch is Nintendo’s console for the TV and the train. The family has four members: the Switch Lite, which is handheld only; the Switch, which also docks to a TV; the Switch with an OLED screen; and the Switch 2, the faster successor that came out in June 2025 and also plays most games made for the first Switch. Choose by where you will play and which games you want, since titles made for the Switch 2 do not run on the older consoles.',
  verdict: 'any_time',
  verdict_reason: 'Older models come down or come with a game; the Switch 2 itself is rarely cut.',
  specs: [],
  variants: [
    {
      name: 'Nintendo Switch 2',
      specs: {
        'Choose this if': 'you want 4K on a TV and room for games',
        Screen: '7.9-inch LCD, 1080p',
        Storage: '256 GB',
        'Battery (Nintendo’s figure)': 'about 2 to 6.5 hours',
        'On a TV': 'up to 4K, with the dock',
        'Memory card': 'microSD Express',
      },
    },
    {
      name: 'Nintendo Switch – OLED Model',
      specs: {
        'Choose this if': 'you play handheld and want the best screen of the older models',
        Screen: '7-inch OLED, 720p',
        Storage: '64 GB',
        'Battery (Nintendo’s figure)': 'about 4.5 to 9 hours',
        'On a TV': 'up to 1080p, with the dock',
        'Memory card': 'microSD',
      },
    },
    {
      name: 'Nintendo Switch',
      specs: {
        'Choose this if': 'you want the standard model, for handheld play and on a TV',
        Screen: '6.2-inch LCD, 720p',
        Storage: '32 GB',
        'Battery (Nintendo’s figure)': 'about 4.5 to 9 hours (2019 revision)',
        'On a TV': 'up to 1080p, with the dock',
        'Memory card': 'microSD',
      },
    },
    {
      name: 'Nintendo Switch Lite',
      specs: {
        'Choose this if': 'you never play on a TV',
        Screen: '5.5-inch LCD, 720p',
        Storage: '32 GB',
        'Battery (Nintendo’s figure)': 'about 3 to 7 hours',
        'On a TV': 'no',
        'Memory card': 'microSD',
      },
    },
  ],
  price_range: '£179 – £429',
  price_checked_on: null,
  price_source_name: null,
  price_source_url: null,
  recommended_retailers: ['argos', 'smyths-toys', 'currys', 'amazon', 'very', 'john-lewis'],
  retailer_links: [],
  faqs: [
    {
      question: 'Does the Switch 2 play games for the first Switch?',
      answer:
        'Yes, most of them, both cartridges and downloads. A small number are not fully compatible, and some need a controller of the older kind; Nintendo lists them on its support pages. It does not work the other way round: games made for the Switch 2 do not run on older models.',
    },
    {
      question: 'Which Switch suits a young child?',
      answer:
        'The Lite is the smallest and lightest, and has no detachable controllers to lose, but it cannot be connected to a TV and is meant for one player. If brothers and sisters will play together, one of the docking models is better.',
    },
    {
      question: 'Can I use my old memory card in a Switch 2?',
      answer:
        'Not for storing games. The Switch 2 needs microSD Express cards for games; an ordinary microSD card can only be used to bring over screenshots and videos. The three older models use ordinary microSD cards, which cost less, so allow for the difference in your budget.',
    },
    {
      question: 'Is Nintendo Switch Online needed?',
      answer:
        'Not for playing alone or together in one room. Most online games, cloud saves and the libraries of classic titles need the paid membership. Bundles sometimes include some months of it; check whether it renews automatically and switch that off if you do not want it.',
    },
  ],
  buying_tips: [
    'Take a bundle apart: price the console, the game and the membership separately, and leave out what you would not have bought.',
    'Read the model name on the box carefully, because the Switch, the OLED Model and the Switch 2 look alike in a small picture.',
    'Look at the refurbished and outlet pages of the larger retailers, and compare the guarantee with that of a new console.',
    'Look for Nintendo’s own games separately: they rarely come down, so even a small reduction on the right one is worth having.',
    'Budget for a memory card, a case and a second controller, and confirm that each is made for your model.',
  ],
  is_published: true,
  meta_title: 'Nintendo Switch in the Boxing Day Sales',
  meta_description:
    'Switch Lite, Switch, Switch OLED and Switch 2 compared, with UK price range, retailers that sell them and how to judge a bundle in the Boxing Day sales.',
};

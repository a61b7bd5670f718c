import type { ProductRow } from '../../schema/rows.ts';

export const dysonAirwrap: ProductRow = {
  slug: 'dyson-airwrap',
  name: 'Dyson Airwrap',
  brand: 'Dyson',
  category: 'health-beauty',
  subcategory: 'hair-styling',
  image: '💇',
  image_url: null,
  description:
    'The Airwrap dries, curls and smooths hair with moving air instead of hot plates, drawing the hair around its barrel by the Coanda effect. There are several generations to choose from: the Airwrap multi-styler, the Airwrap i.d. with Bluetooth and an app, and the stronger Airwrap Co-anda 2x. Each is sold in several sets for different lengths and types of hair, in changing colours. Start with the attachments that you need, because a cheaper set with the wrong brushes soon costs more.',
  verdict: 'wait',
  verdict_reason: 'Gift colours and sets are cleared after Christmas; the newest generation rarely is.',
  specs: [],
  variants: [
    {
      name: 'Airwrap multi-styler',
      specs: {
        'Choose this if': 'you do not need the app',
        'Highest air temperature (Dyson’s figure)': '150 °C',
        App: 'no',
      },
    },
    {
      name: 'Airwrap i.d.',
      specs: {
        'Choose this if': 'you want settings kept in an app',
        'Highest air temperature (Dyson’s figure)': '150 °C',
        App: 'MyDyson, by Bluetooth',
        Sets: 'straight and wavy, or curly and coily hair',
      },
    },
    {
      name: 'Airwrap Co-anda 2x',
      specs: {
        'Choose this if': 'you want the faster motor',
        Motor: 'Hyperdymium 2, up to 150,000 rpm (Dyson’s figure)',
        App: 'MyDyson, by Bluetooth',
        Sets: 'straight and wavy, or curly and coily hair',
      },
    },
  ],
  price_range: '£349 – £579',
  price_checked_on: null,
  price_source_name: null,
  price_source_url: null,
  recommended_retailers: ['dyson', 'boots', 'john-lewis', 'currys', 'selfridges', 'very', 'amazon'],
  retailer_links: [],
  faqs: [
    {
      question: 'Which Airwrap set suits my hair?',
      answer:
        'Dyson names its sets after the hair: straight and wavy, or curly and coily, and offers longer barrels for long hair. The body is the same within a generation and the attachments differ, so choose the set by brushes and barrels rather than by its colour.',
    },
    {
      question: 'Do old attachments fit a new Airwrap?',
      answer:
        'Not always. Dyson changed the attachments in 2022, and the Co-anda 2x brought its own. Before you buy a newer body to use with what you have, or spare parts for an older one, enter the model on Dyson’s website, which lists the parts that fit.',
    },
    {
      question: 'Can I return an Airwrap after trying it?',
      answer:
        'If you bought it online, you have 14 days from delivery to cancel, but a styler is a personal item and a seller may deduct for use or rely on the hygiene exception for unsealed goods. Some sellers, at times Dyson itself, offer a trial period: read its terms first.',
    },
    {
      question: 'How do I avoid a counterfeit Airwrap?',
      answer:
        'Copies are common, and some are unsafe electrically. Buy from Dyson or an established retailer, and be wary of social-media shops and marketplace sellers with prices far below all others. Register the serial number with Dyson once it arrives; a false one will not be accepted.',
    },
  ],
  buying_tips: [
    'List the attachments you need, then compare sets by their contents, because names and colours change.',
    'Check the generation in the title: multi-styler, i.d. or Co-anda 2x, as pictures of them look alike.',
    'Look at Dyson’s refurbished outlet, and compare its guarantee with the one for a new styler.',
    'Ask what a gift edition’s case and comb are worth to you; the styler inside is usually the ordinary one.',
    'Pay by credit card: section 75 of the Consumer Credit Act 1974 covers a single item of more than £100 and up to £30,000.',
  ],
  is_published: true,
  meta_title: 'Dyson Airwrap in the Boxing Day Sales',
  meta_description:
    'Airwrap multi-styler, Airwrap i.d. and Co-anda 2x: which set suits which hair, UK price range, retailers that sell them and how to avoid copies.',
};

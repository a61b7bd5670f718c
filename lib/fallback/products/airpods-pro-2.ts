import type { ProductRow } from '../../schema/rows.ts';

export const airpodsPro2: ProductRow = {
  slug: 'airpods-pro-2',
  name: 'AirPods Pro 2',
  brand: 'Apple',
  category: 'electronics',
  subcategory: 'headphones',
  image: '🎧',
  image_url: null,
  description:
    'AirPods Pro 2 are Apple’s second generation of noise-cancelling earbuds, built around its H2 chip and sold from 2022 with a Lightning case and from 2023 with a USB-C one. The AirPods Pro 3 followed in September 2025, so the older pair now comes from retailers’ remaining supply and from refurbishers. The newer generation is likely to be supported for longer, so consider it if it costs little more. Beware of counterfeits of the older pair. AirPods work as ordinary Bluetooth earbuds with Android phones, but several features need an Apple device.',
  verdict: 'buy_early',
  verdict_reason: 'Replaced by the AirPods Pro 3: shops sell what’s left, so buy at a fair price.',
  specs: [
    { name: 'Kind', value: 'in-ear, wireless, with noise cancelling' },
    { name: 'Chip', value: 'Apple H2' },
    { name: 'Ear tips', value: 'four sizes, XS to L' },
    { name: 'Charging', value: 'by cable or wirelessly, in the case' },
  ],
  variants: [
    {
      name: 'AirPods Pro 2 with USB-C case',
      specs: {
        'Choose this if': 'you charge other things by USB-C, or want dust resistance',
        'Charging port': 'USB-C',
        Chip: 'Apple H2',
        'Listening time (Apple’s figure)': 'up to 6 hours, up to 30 with the case, noise cancelling on',
        'Dust and water resistance': 'IP54, earbuds and case',
        'Weight of one earbud': '5.3 g',
      },
    },
    {
      name: 'AirPods Pro 2 with Lightning case',
      specs: {
        'Choose this if': 'you still charge by Lightning and the price is lower',
        'Charging port': 'Lightning',
        Chip: 'Apple H2',
        'Listening time (Apple’s figure)': 'up to 6 hours, up to 30 with the case, noise cancelling on',
        'Dust and water resistance': 'IPX4 (water only), earbuds and case',
        'Weight of one earbud': '5.3 g',
      },
    },
  ],
  price_range: '£159 – £229',
  price_checked_on: null,
  price_source_name: null,
  price_source_url: null,
  recommended_retailers: ['currys', 'john-lewis', 'argos', 'amazon', 'very', 'ao'],
  retailer_links: [],
  faqs: [
    {
      question: 'How do I tell the USB-C from the Lightning version?',
      answer:
        'Look at the port on the case and the wording on the box: the later one says USB-C. The case can be charged by USB-C cable only in that version; both also charge wirelessly. Older listings often say just ‘2nd generation’, so ask the seller for the model number.',
    },
    {
      question: 'Do AirPods Pro 2 work with Android?',
      answer:
        'They pair as Bluetooth headphones, and noise cancelling and the stem controls work. Automatic switching, Find My, settings for the controls and firmware updates need an Apple device. If you have no iPhone, iPad or Mac, earbuds with an Android app may serve you better.',
    },
    {
      question: 'How can I check that a pair is genuine?',
      answer:
        'Buy from an established retailer, and on a marketplace look at who sells the item. Then enter the serial number from the case at checkcoverage.apple.com. A copied number can pass that check, so look too whether an iPhone identifies them and offers every setting.',
    },
    {
      question: 'Can a lost earbud or a worn battery be replaced?',
      answer:
        'Apple sells single replacement earbuds and cases and offers battery service for a charge, for the generations that it still supports. Ask for the current price before buying a used pair, because earbud batteries lose capacity with age and two new ones can cost more than the saving.',
    },
  ],
  buying_tips: [
    'Compare the price with the AirPods Pro 3 on the same day, and decide whether the difference is worth a generation.',
    'Check that it’s the USB-C version if your phone charges by USB-C, since both versions have the same product name.',
    'See whether Apple’s refurbished store or a retailer’s outlet lists them, and read whether the ear tips and battery are new.',
    'Make sure that all four sizes of ear tip, from XS to L, are in the box, because noise cancelling depends on the seal.',
    'Test fit and both microphones within the returns window: hygiene rules may limit returns once opened, unless they are faulty.',
  ],
  is_published: true,
  meta_title: 'AirPods Pro 2 in the Boxing Day Sales',
  meta_description:
    'AirPods Pro 2 with USB-C or Lightning: the differences, UK price range, how to avoid counterfeits and when the newer pair is the better buy.',
};

import type { ProductRow } from '../../schema/rows.ts';

export const dysonV15: ProductRow = {
  slug: 'dyson-v15',
  name: 'Dyson V15 Detect',
  brand: 'Dyson',
  category: 'appliances',
  subcategory: 'vacuum-cleaners',
  image: '🧹',
  image_url: null,
  description:
    'The V15 Detect is a cordless vacuum cleaner that lights up fine dust on hard floors, counts the particles that it picks up and raises its suction on dirtier patches. It is no longer Dyson’s newest machine: the Gen5detect ranks above it, and that is one reason why the V15 often appears in sales. It comes in several sets that share the same body and differ in colour and tools, and as the V15s Detect Submarine, which adds a wet roller head for hard floors. Compare the sets by the heads in the box, since tools bought later are expensive.',
  verdict: 'wait',
  verdict_reason: 'An older model that often appears in sales: compare prices before you pay full price.',
  specs: [
    { name: 'Kind', value: 'cordless stick cleaner' },
    { name: 'Running time (Dyson’s figure)', value: 'up to 60 minutes in Eco mode' },
    { name: 'Suction (Dyson’s figure)', value: 'up to 240 air watts in Boost mode' },
    { name: 'Charging time', value: 'about 4.5 hours' },
    { name: 'Battery', value: 'clicks out' },
  ],
  variants: [
    {
      name: 'V15 Detect Absolute',
      specs: {
        'Choose this if': 'you mostly vacuum and do not need wet cleaning',
        'Running time (Dyson’s figure)': 'up to 60 minutes in Eco mode',
        'Suction (Dyson’s figure)': 'up to 240 air watts in Boost mode',
        Weight: 'about 3.1 kg',
        'Charging time': 'about 4.5 hours',
        'Wet cleaning': 'no',
      },
    },
    {
      name: 'V15s Detect Submarine',
      specs: {
        'Choose this if': 'you also want to wash hard floors',
        'Running time (Dyson’s figure)': 'up to 60 minutes in Eco mode',
        'Suction (Dyson’s figure)': 'up to 240 air watts in Boost mode',
        'Charging time': 'about 4.5 hours',
        'Wet cleaning': 'Submarine wet roller head for hard floors',
      },
    },
  ],
  price_range: '£449 – £749',
  price_checked_on: null,
  price_source_name: null,
  price_source_url: null,
  recommended_retailers: ['dyson', 'currys', 'argos', 'ao', 'john-lewis', 'amazon', 'very'],
  retailer_links: [],
  faqs: [
    {
      question: 'How long does the battery of a V15 last in use?',
      answer:
        'Dyson states up to 60 minutes, which is for the Eco mode with a tool that has no motor. With the motorised floor head in automatic mode expect clearly less, and in Boost only some minutes. The battery clicks out, so a second one can be bought for a large home.',
    },
    {
      question: 'What is the difference between the V15 and the V15s?',
      answer:
        'The V15s Detect Submarine adds a roller head with its own water tank that wipes hard floors, alongside the usual dry heads. The wet head is used without suction. If your home is mostly carpet, the plain V15 does the same work.',
    },
    {
      question: 'Does it come with a guarantee?',
      answer:
        'Dyson gives two years on its cordless machines in the UK, parts and labour; check the terms for the set that you are buying. Your rights against the seller under the Consumer Rights Act 2015 come on top and can reach further, up to six years, or five in Scotland.',
    },
    {
      question: 'Is a refurbished V15 a sensible choice?',
      answer:
        'It can be, if the seller is Dyson itself or a retailer that states the grade, the tools included and the guarantee. Ask whether the battery is new, because it is the part that wears. You have the same 14 days to cancel an online order as with a new one.',
    },
  ],
  buying_tips: [
    'Compare the tools in each set line by line: Absolute, Animal and retailer editions share a body but not the heads.',
    'Look at Dyson’s own refurbished outlet before the retailers, and set its guarantee against that of a new machine.',
    'Check the price of the Gen5detect and the lighter V12 on the same day, because a sale can close the gap.',
    'Allow for a new battery and filter when you compare an older machine with a new one.',
    'Beware of online shops with the brand in their address and prices far below every known retailer: Dyson is often imitated.',
  ],
  is_published: true,
  meta_title: 'Dyson V15 Detect in the Boxing Day Sales',
  meta_description:
    'Dyson V15 Detect and V15s Submarine: what differs between the sets, UK price range, retailers that sell them and what to check before you buy.',
};

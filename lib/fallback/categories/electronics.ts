import type { CategoryRow } from '../../schema/rows.ts';

export const electronics: CategoryRow = {
  slug: 'electronics',
  name: 'Tech & Electronics',
  icon: '📺',
  description:
    'TVs, laptops, headphones and smart-home kit make up a large part of the Boxing Day sales, online and in store. The deepest cuts usually fall on outgoing ranges: last year’s TVs, laptops with an older processor, headphones that already have a successor. Speakers, smart plugs and video doorbells are promoted often through the year, so a sale price on them is rarely your last chance. The newest phones, tablets and laptops from the biggest brands rarely fall far, and are more often sold with a bundle or a trade-in than with a plain reduction.',
  image_url: null,
  verdict: 'Look at last year’s models first.',
  falls: [
    'Last year’s TVs',
    'Laptops with an older processor',
    'Headphones that have a successor',
    'Ex-display pieces and unopened returns',
  ],
  holds: ['The newest phones and tablets', 'This year’s flagship TVs', 'Apple’s current MacBooks'],
  buy_early: ['Popular sizes of an outgoing TV'],
  wait: ['Open-box laptops, plentiful in January'],
  any_time: ['Speakers, smart plugs and video doorbells'],
  top_products: ['airpods-pro-2', 'ps5', 'nintendo-switch'],
  top_retailers: ['currys', 'amazon', 'argos', 'john-lewis', 'ao', 'very'],
  faqs: [
    {
      question: 'When do electronics sales start around Boxing Day?',
      answer:
        'Many UK electronics retailers open their sale online on Christmas Eve or Christmas Day and in store on Boxing Day, or on 27 December where shops stay shut. Some prices simply carry over from Black Friday. For the exact hour, only the retailer’s own page is reliable.',
    },
    {
      question: 'Is Black Friday or Boxing Day better for tech?',
      answer:
        'Neither always wins. Black Friday tends to cover more current tech, while Boxing Day is stronger on clearance: end-of-line TVs, ex-display stock and goods returned unopened. If you need one particular model, note its price in November and buy when it is low enough, whatever the date.',
    },
    {
      question: 'Can I return electronics bought online in a sale?',
      answer:
        'Yes. Under the Consumer Contracts Regulations 2013 you have 14 days from delivery to tell the seller that you are cancelling, and 14 more to send the item back, sale price or not. Handle it as you would in a shop: heavier use may reduce the refund.',
    },
    {
      question: 'Are refurbished electronics covered by the same rights?',
      answer:
        'Refurbished goods bought from a trader are covered by the Consumer Rights Act 2015: they must be as described, fit for purpose and of satisfactory quality for their age and price. Check the grade, the battery’s condition and the length of the guarantee before comparing the price with a new one.',
    },
  ],
  buying_tips: [
    'Search for the full model number, not just the name: two TVs of one size and brand can differ in panel, brightness and number of HDMI 2.1 inputs.',
    'Compare guarantees as well as prices; on TVs some retailers include five years where others give one.',
    'For a laptop, settle the memory and storage first, because on many thin models neither can be upgraded later.',
    'Read the energy label of a TV: it runs from A to G and shows the use per 1,000 hours, with and without HDR.',
    'Check how long the maker promises security updates for phones, tablets and smart-home devices before buying an older model.',
    'Paying by credit card for a single item that costs more than £100 and up to £30,000 means that you can also claim from the card company, under section 75 of the Consumer Credit Act 1974.',
  ],
  is_published: true,
  meta_title: 'Tech & Electronics in the Boxing Day Sales',
  meta_description:
    'What usually comes down in the Boxing Day electronics sales and what rarely does: TVs, laptops, headphones and smart home, with UK retailers and advice.',
};

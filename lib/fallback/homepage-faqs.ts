import type { Faq } from '../schema/rows.ts';

export const homepageFaqs: Faq[] = [
  {
    question: 'When do the Boxing Day sales start?',
    answer:
      'Boxing Day is 26 December, but many UK retailers open their sale online on Christmas Eve or Christmas Day, and in shops when they reopen. Some stores stay closed until 27 December to give staff the day off. Each retailer’s page here says what is known about its own sale.',
  },
  {
    question: 'How long do the sales last?',
    answer:
      'Most run on into the January sales, often with further reductions on clothing and homeware as sizes and colours run out. Offers on electronics and toys tend to end sooner or to change from week to week. Where a retailer gives an end date, go by the retailer’s own page.',
  },
  {
    question: 'Is Boxing Day better than Black Friday?',
    answer:
      'Neither is always cheaper. Black Friday leans towards electronics and beauty before Christmas; Boxing Day is stronger on clothing, homeware, gift sets and anything seasonal. For a particular product, follow its price from November, and treat the lowest one you have seen as the figure to beat.',
  },
  {
    question: 'Do I have the same rights on sale goods?',
    answer:
      'Yes. Under the Consumer Rights Act 2015 sale goods must be as described, fit for purpose and of satisfactory quality, and faulty ones can be rejected within 30 days. Online orders can usually be cancelled within 14 days of delivery. The law excepts faults that were pointed out to you before you bought, or that your own examination of the goods or a sample should have shown.',
  },
  {
    question: 'How does this site earn money?',
    answer:
      'Some links to retailers are affiliate links: if you buy after following one, the retailer may pay a commission. You pay the retailer’s own price. Such links are marked as ads beside the button, and the page ‘How We Make Money’ explains the arrangement.',
  },
  {
    question: 'Are the prices and discounts shown here guaranteed?',
    answer:
      'No. Price ranges are a guide, and a discount shown here is one that its source reported for the year beside it. Prices can change at any hour during the sales, and only the retailer’s own page is binding. Where a date of last verification is shown, it is the day on which the details were checked.',
  },
];

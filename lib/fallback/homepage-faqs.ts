import type { Faq } from '../schema/rows.ts';

export const homepageFaqs: Faq[] = [
  {
    question: 'When do the Boxing Day sales start?',
    answer:
      'Boxing Day is 26 December, but many UK retailers open their sale online on Christmas Eve or Christmas Day, and in shops when they reopen. Some stores stay closed until 27 December to give staff the day off. Look up your shop to see what we know about its sale.',
  },
  {
    question: 'How long do the sales last?',
    answer:
      'Most run on into the January sales, often with further reductions on clothing and homeware as sizes and colours run out. Offers on electronics and toys tend to end sooner or to change from week to week. If a retailer gives an end date, trust its own page.',
  },
  {
    question: 'Boxing Day or Black Friday?',
    answer:
      'Neither is always cheaper. Black Friday leans towards electronics and beauty before Christmas; Boxing Day is stronger on clothing, homeware, gift sets and anything seasonal. Want one product? Follow its price from November, and treat the lowest you’ve seen as the one to beat.',
  },
  {
    question: 'Do sale items carry full rights?',
    answer:
      'Yes. Under the Consumer Rights Act 2015 they must be as described, fit for purpose and of satisfactory quality, and faulty ones can be rejected within 30 days. Online orders can usually be cancelled within 14 days of delivery. The law doesn’t cover faults that were pointed out before you bought, or that you should have noticed when you examined the goods or a sample.',
  },
  {
    question: 'How does this site earn money?',
    answer:
      'Some links to retailers are affiliate links: if you buy after following one, the retailer may pay a commission. You pay the retailer’s own price. Each such link says ‘Ad’. The page ‘How We Make Money’ explains more.',
  },
  {
    question: 'Are prices shown here guaranteed?',
    answer:
      'No. Price ranges are a guide. A discount shown here is what a source reported for the year stated. Prices can change at any hour during the sales, and only the retailer’s own page is binding. ‘Last verified’ is the day on which we checked the details.',
  },
];

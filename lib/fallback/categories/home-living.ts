import type { CategoryRow } from '../../schema/rows.ts';

export const homeLiving: CategoryRow = {
  slug: 'home-living',
  name: 'Home & Living',
  icon: '🛋️',
  description:
    'Home departments go straight from Boxing Day into the January sales, long known for their ‘white sales’ of bed linen and towels. Duvets, bedding, towels and cookware are still among the things most often reduced, with Christmas decorations, candles and tableware cleared quickly once the day is past. Sofas and beds are promoted for much of the year, so compare several weeks of prices before treating a furniture offer as special. Designer lighting and made-to-order pieces in the current range rarely come down, except ex-display.',
  image_url: null,
  verdict: 'Bed linen now; a sofa offer will come again.',
  falls: [
    'Duvets, bed linen and towels',
    'Cookware',
    'Christmas decorations and candles',
    'Ex-display furniture',
  ],
  holds: ['Made-to-order pieces', 'Designer lighting in the current range'],
  buy_early: ['An ex-display piece that you have measured'],
  wait: ['Festive lights, from Boxing Day to New Year', 'Seasonal prints, cheaper as January goes on'],
  any_time: ['Sofas and mattresses, on offer all year'],
  top_products: ['dyson-v15', 'ninja-af400'],
  top_retailers: ['dunelm', 'john-lewis', 'next', 'marks-spencer', 'argos', 'very'],
  faqs: [
    {
      question: 'What homeware is usually cheapest after Christmas?',
      answer:
        'Anything festive goes first: decorations, artificial trees, wrapping paper, scented candles and Christmas bedding. Plain bed linen, towels and duvets usually follow in the January sales. Choose plain designs, which you can use all year.',
    },
    {
      question: 'Can I cancel a sofa that I ordered online?',
      answer:
        'If it is a standard sofa, normally yes: until 14 days after delivery, under the Consumer Contracts Regulations 2013, though you may have to pay to return it. If it is made to your own specification, the right to cancel usually does not apply, so ask before ordering.',
    },
    {
      question: 'What does ex-display mean for my rights?',
      answer:
        'Ex-display furniture must still be of satisfactory quality and as described under the Consumer Rights Act 2015. You can’t complain about marks that were pointed out to you, or that you should have seen when you looked it over, but you can about anything hidden, such as a broken frame. Ask for known faults in writing.',
    },
    {
      question: 'How long does sale furniture take to arrive?',
      answer:
        'Stock items may come within days, but made-to-order furniture often takes several weeks or more. Unless you agree otherwise, the Consumer Rights Act 2015 requires delivery without undue delay and within 30 days, so the longer date should be stated plainly on your order.',
    },
  ],
  buying_tips: [
    'Measure the doorway, stairs and lift as well as the room before ordering furniture; a sofa that will not go in is not faulty.',
    'Match sheets to the mattress: a UK double mattress is 135 × 190 cm and a king 150 × 200 cm. Duvets have sizes of their own, and European sizes differ.',
    'Compare duvets by tog, filling and weight, not by thread count, which describes only the fabric.',
    'Look for the permanent fire-safety label on upholstered furniture, second-hand and ex-display pieces included.',
    'Add delivery, assembly and the removal of the old piece to the price before comparing two retailers.',
  ],
  is_published: true,
  meta_title: 'Home & Living in the Boxing Day Sales',
  meta_description:
    'Bedding, furniture and lighting in the UK Boxing Day sales: what tends to be reduced, how to judge a sofa offer, delivery times and your rights.',
};

import type { CategoryRow } from '../../schema/rows.ts';

export const groceries: CategoryRow = {
  slug: 'groceries',
  name: 'Groceries',
  icon: '🛒',
  description:
    'Food has no Boxing Day sale in the department-store sense, but the days after Christmas are when supermarkets clear what was made for it: puddings, mince pies, cheese selections, chocolate tins, hampers and party food with short dates. Much of it freezes or keeps for months. Gift packs of drinks come down, while plain bottles may have been on offer before Christmas. Everyday staples rarely change, and the law bars price promotions on first infant formula. Check shop hours first, since many stores open late or stay shut.',
  image_url: null,
  verdict: 'Christmas food is cleared; everyday food isn’t.',
  falls: [
    'Puddings and mince pies',
    'Cheese selections and party food',
    'Chocolate tins and hampers',
    'Drinks in gift packs',
  ],
  holds: ['Everyday staples', 'Fine chocolate and good olive oil'],
  buy_early: ['Prosecco and champagne, before New Year’s Eve'],
  wait: ['Chocolate tins and hampers', 'Drinks gift sets, once Christmas is over'],
  any_time: ['Everyday wine', 'Chocolate without a Christmas wrapper'],
  top_products: [],
  top_retailers: ['tesco', 'asda', 'marks-spencer', 'selfridges', 'amazon'],
  faqs: [
    {
      question: 'Which Christmas foods are reduced after Christmas?',
      answer:
        'Those with a season or a short date: mince pies, puddings, stollen, cheese boards, party platters, chocolate gifts and fresh turkeys or joints. Reductions usually deepen towards closing time. Buy what you will eat or can freeze before the use-by date, and leave the rest.',
    },
    {
      question: 'Is it safe to eat food after its date?',
      answer:
        'A use-by date is about safety: do not eat the food after it, though most food can be frozen up to that day. A best-before date is about quality, so chocolate, biscuits and puddings are generally fine afterwards if they look and smell right.',
    },
    {
      question: 'Are supermarkets open on Boxing Day?',
      answer:
        'Many are, often with shorter hours, while some chains close to give staff the day off. Large shops in England and Wales must stay shut on Christmas Day itself, and if Boxing Day falls on a Sunday they may open for six hours at most. Check the store’s own page.',
    },
    {
      question: 'Can I return a food hamper?',
      answer:
        'Food that spoils quickly is outside the 14-day right to cancel an online order, and sealed food may be too once opened, so a hamper often cannot simply be sent back. If something is missing, spoiled or not as described, the Consumer Rights Act 2015 entitles you to a remedy.',
    },
  ],
  buying_tips: [
    'Compare the unit price on the shelf label, per 100 g or per litre, because large packs are not always cheaper.',
    'Read the date before the price, and freeze what you cannot eat by its use-by date.',
    'Check what is in a hamper, in grams and centilitres; the basket and the straw are part of what you pay for.',
    'Have your loyalty card or app with you, as many supermarkets keep their lower shelf price for members.',
    'Expect rules on drink to differ by nation: Scotland and Wales set a minimum price per unit of alcohol, and Scotland does not allow multibuys.',
  ],
  is_published: true,
  meta_title: 'Groceries in the Boxing Day Sales',
  meta_description:
    'Food, hampers, wine and spirits around Boxing Day: what UK supermarkets clear after Christmas, what rarely changes, dates, shop hours and unit prices.',
};

import { retailer } from './retailer.ts';

export const supermarkets = [
  retailer({
    slug: 'asda',
    name: 'Asda',
    description:
      'Asda combines a weekly food shop with the George label, which supplies clothing, school uniform, bedding, furniture and kitchenware at low prices. The big superstores also sell toys, games and Christmas decorations. After Christmas, gift packs, wrapping paper, chocolate tins and George partywear are cleared in store and at George online. Supermarket reductions are local: staff mark down what their own branch has left. The Asda Rewards app returns pounds to a cashpot when you buy featured products or complete missions.',
    key_categories: ['groceries', 'fashion', 'home-living', 'toys-games'],
    top_products: ['lego'],
    faqs: {
      'Is Asda open on Boxing Day?':
        'Most large branches have opened for reduced hours, although Asda closed everywhere on 26 December in some past years to give staff time off. Hours may be different in Scotland, at petrol stations and in smaller convenience stores. Use the store locator in Christmas week.',
      'Where do I find the George sale?':
        'On the George pages of the Asda site and on rails near the clothing entrance. Online has the wider size range, including school and baby wear. Orders can be delivered, or picked up in most superstores when you next shop for groceries.',
      'What should I buy in a supermarket after Christmas?':
        'Things that keep: wrapping paper, cards, crackers, candles, long-dated chocolate and children’s pyjamas for next winter. Check the best-before date on food. Fresh party food at a yellow-sticker price is a saving only if you will eat or freeze it in time.',
    },
    cta_url: 'https://www.asda.com/',
    terms_snippet:
      'In-store reductions differ by branch and end when the shelf is empty. George online has its own delivery charges and returns terms.',
    highlights: {
      'Best Categories': [
        'Children’s clothes, bedding',
        'Gift packs, decorations, toys',
        'Stock up on what keeps',
      ],
      'Sale Start Time': ['George: usually around Christmas', 'Boxing Day where branches open', ''],
      Membership: ['Asda Rewards app', 'Scan before paying', 'Cashpot turns into vouchers'],
    },
    meta_title: 'Asda & George Boxing Day Sale: Gifts and Partywear',
    meta_description:
      'George clothing, toys and leftover Christmas stock at Asda: how local reductions work, Boxing Day opening, Asda Rewards and collection.',
  }),
  retailer({
    slug: 'tesco',
    name: 'Tesco',
    description:
      'Tesco is a supermarket chain with F&F clothing, toys, homeware, small electricals, beers and wines in its Extra stores and superstores, and a marketplace of outside sellers on its website. Much of its pricing runs through Clubcard: without the card or app you pay the higher of the two shelf prices. After Christmas it cuts party food, gift sets, toys, lights and F&F winter wear, and offers on spirits often run to New Year. Express shops stock little of this.',
    key_categories: ['groceries', 'fashion', 'toys-games', 'home-living'],
    top_products: ['lego'],
    faqs: {
      'Do I need a Clubcard for Tesco’s offers?':
        'For most promotions, yes. Clubcard Prices are printed beside the standard price. To get them, use the card or the app at the till, or link it to your online account. A Clubcard is free and can be added to your phone in a few minutes before you shop.',
      'What are Tesco’s Boxing Day hours?':
        'Large stores in England and Wales have normally opened for a shorter day, and Express branches vary. Scottish and Northern Irish hours can differ. This Boxing Day is a Saturday, so no law limits the hours; on Sunday 27 December stores above 280 square metres in England and Wales may trade for six hours only.',
      'Can I return an unwanted toy or jumper?':
        'Tesco has taken back unused goods with a receipt, but not food. Its policy says how long you have, and F&F has its own dates. Anything from a marketplace seller goes back to that seller. You can cancel an online order within 14 days by law, except for food that spoils quickly.',
    },
    cta_url: 'https://www.tesco.com/',
    terms_snippet:
      'Clubcard Prices need a card or app. Offers vary between Extra, superstore and Express formats. Alcohol promotions are subject to local law and age checks.',
    highlights: {
      'Best Categories': [
        'Marketplace home and toys',
        'Gift sets, F&F, wine and spirits',
        'Extra stores have most stock',
      ],
      'Sale Start Time': ['Usually by Boxing Day', 'Usually Boxing Day, with shorter hours', ''],
      'Returns Window': ['14-day right to cancel non-food by law', '', 'Not for food that spoils quickly'],
    },
    meta_title: 'Tesco Boxing Day Sale: Clubcard, F&F and Toys',
    meta_description:
      'What Tesco clears after Christmas, why a Clubcard matters, which store formats have F&F and toys, Boxing Day hours and returning non-food.',
  }),
];

import type { CategoryRow } from '../../schema/rows.ts';

export const toysGames: CategoryRow = {
  slug: 'toys-games',
  name: 'Toys & Games',
  icon: '🧸',
  description:
    'Toy shops are busiest before Christmas, and what remains on Boxing Day is cleared to make room for spring lines. Large playsets, character toys from last year’s films, craft kits and board games are commonly reduced. The toy that everyone wanted in December rarely is, if it can be found at all, and building sets that are still in production tend to come down modestly. Outdoor toys can be cheaper out of season, if you have somewhere dry to keep them. It is a sensible week to buy ahead for birthdays.',
  image_url: null,
  verdict: 'A good week to buy ahead for birthdays.',
  falls: [
    'Large playsets',
    'Character toys from last year’s films',
    'Craft kits and board games',
    'Outdoor toys, out of season',
  ],
  holds: ['The toy that everyone wanted in December', 'Building sets still in production'],
  buy_early: ['Building sets about to retire'],
  wait: ['Party games and jigsaws', 'Trampolines and climbing frames'],
  any_time: ['Strategy games'],
  top_products: ['lego', 'nintendo-switch'],
  top_retailers: ['smyths-toys', 'argos', 'amazon', 'john-lewis', 'very', 'tesco', 'asda'],
  faqs: [
    {
      question: 'Do toy prices fall after Christmas?',
      answer:
        'Seasonal stock and bulky sets often do, because shops would rather not store them. Steady sellers, collectables and whatever was scarce in December usually stay at full price. Supermarkets and toy chains also run large toy sales in summer, so Boxing Day is not the only chance in the year.',
    },
    {
      question: 'Can I exchange a toy that was a present?',
      answer:
        'With a gift receipt most retailers will exchange an unopened toy or give a credit, and many extend the time into January. That is goodwill. The legal rights over a faulty toy belong to the person who bought it, so the buyer may have to raise a fault unless the receipt says otherwise.',
    },
    {
      question: 'Which safety marks should a toy carry?',
      answer:
        'Toys sold in Great Britain must carry the UKCA or CE mark, and the name and address of the maker or importer. A symbol of a crossed-out 0–3 means it is not suitable for children under three. Check the government’s Product Recalls and Alerts page before buying unfamiliar brands.',
    },
    {
      question: 'Are marketplace toys safe to buy?',
      answer:
        'Many are, but third-party sellers abroad do not always meet UK rules. Check who the seller is, where it is based and whether the maker’s name is given. Be most careful with magnets, button batteries and very cheap copies of well-known toys, which recur in recall notices.',
    },
  ],
  buying_tips: [
    'Search for the set or item number on the box rather than the name, since similar sets differ in pieces and in what is included.',
    'Check the age mark for safety, not ability: a warning about small parts for under-threes is not a suggestion.',
    'See whether batteries, an app or a subscription are needed before the toy does what the box shows.',
    'Ask for a gift receipt on anything bought ahead for a birthday, and note the last day for returning it.',
    'Compare price per piece only between building sets of the same kind and brick size.',
  ],
  is_published: true,
  meta_title: 'Toys & Games in the Boxing Day Sales',
  meta_description:
    'Building sets, board games and outdoor toys in the UK Boxing Day sales: what shops usually clear, what rarely comes down, safety marks and gift receipts.',
};

import type { ProductRow } from '../../schema/rows.ts';

export const lego: ProductRow = {
  slug: 'lego',
  name: 'LEGO Sets',
  brand: 'LEGO',
  category: 'toys-games',
  subcategory: 'building-sets',
  image: '🧱',
  image_url: null,
  description:
    'LEGO sets run from DUPLO for toddlers to models of several thousand pieces for adults. They keep their price better than most toys, because each set is made for a limited time and many collectors are waiting. In the sales the modest reductions fall on sets that are close to leaving the range and on large boxes that shops would rather not store; new releases and sets sold only by LEGO itself rarely take part. The number of a set is the same at every shop.',
  verdict: 'any_time',
  verdict_reason: 'Prices differ between shops all year: compare by set number; no single date matters.',
  specs: [],
  variants: [
    {
      name: 'LEGO DUPLO',
      specs: {
        'Choose this if': 'the child is a toddler',
        'For ages': 'from 18 months for most sets',
        Bricks: 'twice the size of ordinary ones in each direction',
        'Works with': 'ordinary LEGO bricks',
      },
    },
    {
      name: 'LEGO Classic',
      specs: {
        'Choose this if': 'the child builds without instructions',
        'For ages': 'from 4 for most sets',
        Kind: 'loose bricks for free building',
        Example: '10698 Large Creative Brick Box, 790 pieces',
      },
    },
    {
      name: 'LEGO Technic',
      specs: {
        'Choose this if': 'the child likes gears and machines',
        'For ages': 'from 7 for the simplest sets, 18 for the largest',
        Kind: 'working gears, axles and, in some sets, motors',
      },
    },
    {
      name: 'LEGO Icons',
      specs: {
        'Choose this if': 'the present is for an adult',
        'For ages': '18 and over for most sets',
        Kind: 'display models for adults',
        Example: '10307 Eiffel Tower, 10,001 pieces',
      },
    },
  ],
  price_range: '£5 – £900',
  price_checked_on: null,
  price_source_name: null,
  price_source_url: null,
  recommended_retailers: ['smyths-toys', 'argos', 'amazon', 'john-lewis', 'very', 'tesco', 'asda'],
  retailer_links: [],
  faqs: [
    {
      question: 'Which LEGO sets are usually reduced after Christmas?',
      answer:
        'Sets near the end of their production, seasonal sets, and large boxes that remain on the shelf. New themes released in January, and sets sold only in LEGO’s own shops, are rarely among them. Retailers set their own prices, so compare by set number rather than by theme.',
    },
    {
      question: 'Is price per piece a good measure?',
      answer:
        'Only between sets of the same kind. Licensed themes, large plates, motors and minifigures raise it, while hundreds of tiny parts lower it. Use it to compare two Classic boxes or two versions of a model, and look at the finished size and the age mark for the rest.',
    },
    {
      question: 'What happens if a piece is missing?',
      answer:
        'LEGO sends missing or broken parts free of charge through its customer service, if you name the set and the piece. You need not return the box. A set that was sold as sealed and is clearly incomplete can also be taken up with the seller under the Consumer Rights Act 2015.',
    },
    {
      question: 'How do I spot fake LEGO sets?',
      answer:
        'Look for the LEGO name on the box and on every stud, a set number that LEGO’s own site knows, and a seller that you know. Online shops that offer discontinued sets at a fraction of the usual price are a familiar fraud, especially when they accept only bank transfers.',
    },
  ],
  buying_tips: [
    'Search by the set number, usually five digits, and compare at least three retailers on the same day.',
    'Check the age mark: ordinary LEGO bricks are not for children under three, for whom DUPLO is made.',
    'Look at the number of pieces and the finished size in centimetres, because box sizes mislead.',
    'Count the reward points or vouchers of a retailer’s own scheme only if you would shop there again anyway.',
    'For a present, keep the bags sealed and ask for a gift receipt: opened sets are rarely exchanged.',
  ],
  is_published: true,
  meta_title: 'LEGO Sets in the Boxing Day Sales',
  meta_description:
    'DUPLO, Classic, Technic and Icons: which LEGO sets usually come down after Christmas, UK price range, retailers and how to compare by set number.',
};

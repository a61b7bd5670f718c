import type { CategoryRow } from '../../schema/rows.ts';

export const gaming: CategoryRow = {
  slug: 'gaming',
  name: 'Gaming',
  icon: '🎮',
  description:
    'In the gaming sales, look at what goes with the console rather than at the console itself. Games that came out in the autumn, controllers, headsets, storage and gift bundles are usually cheaper on Boxing Day, and the digital stores of PlayStation, Xbox and Nintendo have their own sales over the holidays. New hardware rarely drops far; look for a bundle with a game that you want or for certified refurbished machines. Nintendo’s own games rarely come down, while yearly sports titles do so quickly.',
  image_url: null,
  verdict: 'Buy the games, not the console.',
  falls: [
    'Games from the autumn',
    'Controllers and headsets',
    'Storage and gift bundles',
    'Yearly sports titles',
  ],
  holds: ['New consoles', 'Nintendo’s own games'],
  buy_early: [],
  wait: ['Autumn’s games on disc', 'Headsets and controllers', 'Refurbished consoles'],
  any_time: ['A console bundled with a game you want', 'Storage'],
  top_products: ['ps5', 'nintendo-switch'],
  top_retailers: ['currys', 'argos', 'smyths-toys', 'amazon', 'very', 'john-lewis'],
  faqs: [
    {
      question: 'Do consoles get cheaper on Boxing Day?',
      answer:
        'Sometimes, but more often they come with something: a game, a second controller or a subscription. Add the usual price of the console to the price of the extras that you’d have bought anyway. Unless the bundle costs less than that, it is no saving.',
    },
    {
      question: 'Are disc or digital games cheaper?',
      answer:
        'Discs often cost less at release and can be sold or lent later; downloads have frequent sales and need no drive. If you buy a console without one, every game must come from its maker’s shop or as a code, so count that in.',
    },
    {
      question: 'Can I return a game that I have opened or downloaded?',
      answer:
        'If bought online, a sealed disc can be returned within 14 days, but the right to cancel ends once you unseal it. For downloads it ends when the download begins, if you agreed to that. Faulty digital content must be repaired or replaced under the Consumer Rights Act 2015.',
    },
    {
      question: 'How do I choose a game for a child?',
      answer:
        'Use the PEGI age on the box. In the UK it is against the law for a shop to sell a disc rated 12, 16 or 18 to someone younger. Set up the console’s parental controls for spending and online chat before it is wrapped, as updates can take an hour.',
    },
  ],
  buying_tips: [
    'Price the parts of a bundle separately, leaving out what you would not have bought, before calling it a reduction.',
    'Check the model number and storage on the box: older and newer versions of a console look much alike.',
    'Confirm whether the console has a disc drive before buying games on disc for it.',
    'Buy storage that the maker lists as compatible; the Switch 2, for one, needs microSD Express cards, and a PS5 needs a fast M.2 SSD.',
    'Check the region and platform of a download code, because codes are rarely refunded once shown.',
    'Look at the maker’s and the larger retailers’ refurbished pages, and compare the guarantee with that of a new machine.',
  ],
  is_published: true,
  meta_title: 'Gaming in the Boxing Day Sales',
  meta_description:
    'Consoles, video games and accessories in the UK Boxing Day sales: how to price a bundle, what rarely drops, disc or digital, and which rights you have.',
};

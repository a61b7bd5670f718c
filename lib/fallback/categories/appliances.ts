import type { CategoryRow } from '../../schema/rows.ts';

export const appliances: CategoryRow = {
  slug: 'appliances',
  name: 'Appliances',
  icon: '🧺',
  description:
    'Vacuum cleaners, air fryers, coffee machines and washing machines are steady Boxing Day lines. Small appliances tend to be reduced most when a newer model has already arrived, and the same offers often return at Easter and on Black Friday. Among large appliances, outgoing models, cancelled orders and ex-display pieces are discounted, and cashback from the maker may be worth more than the reduction. Built-in ranges sold with kitchens, spare parts and current premium models rarely move far. Running costs count: a cheap machine with a poor energy label can cost you more within a few years.',
  image_url: null,
  verdict: 'Buy the outgoing model; offers come round again.',
  falls: [
    'Small appliances with a newer version',
    'Outgoing large appliances',
    'Ex-display pieces and cancelled orders',
  ],
  holds: ['Current premium models', 'Built-in ranges sold with kitchens', 'Spare parts'],
  buy_early: ['A washing machine, if yours has failed'],
  wait: ['A vacuum cleaner, if yours still runs', 'Bean-to-cup coffee machines'],
  any_time: ['Air fryers', 'Pod coffee machines'],
  top_products: ['dyson-v15', 'ninja-af400', 'dyson-airwrap'],
  top_retailers: ['ao', 'currys', 'john-lewis', 'argos', 'very', 'amazon', 'dyson', 'ninja'],
  faqs: [
    {
      question: 'Which appliances have an energy label?',
      answer:
        'Washing machines, washer-dryers, dishwashers, fridges and freezers carry one from A to G, with the yearly or per-cycle use printed on it. Vacuum cleaners, air fryers and coffee machines do not have one. Compare the kilowatt-hours rather than the letter when two models differ in size.',
    },
    {
      question: 'What happens if an appliance fails after the guarantee ends?',
      answer:
        'The guarantee comes on top of your legal rights. Under the Consumer Rights Act 2015 goods must last a reasonable time, and you can bring a claim against the seller for up to six years, five in Scotland. After the first six months you have to show that the fault was there from the start.',
    },
    {
      question: 'Can I return an air fryer or vacuum after trying it?',
      answer:
        'If you bought it online, you may inspect it as you would in a shop and cancel within 14 days of delivery. Cooking in it or vacuuming the house goes further than that, and the seller may deduct for the loss in value. A machine that does not work is a different matter: that is a fault.',
    },
    {
      question: 'Is delivery of large appliances guaranteed around New Year?',
      answer:
        'No. Delivery teams do not all work on bank holidays, and sale orders build up. Book a delivery day, check that installation and removal of the old machine are on the order, and look at the machine before the crew leaves, because dents are easier to report at once.',
    },
  ],
  buying_tips: [
    'Write down the full model number: retailers sell near-identical machines under codes that differ by one letter.',
    'Measure height, width and depth with the door open and the hoses connected, and check which side the hinge is on.',
    'Compare energy by the kilowatt-hours on the label, and multiply by your own unit rate to see the cost of a year.',
    'Ask what delivery, connection and taking away the old machine cost before comparing two prices.',
    'Register the appliance within the time stated, since some longer guarantees begin only when you do.',
    'Weigh an extended warranty against the Consumer Rights Act 2015, which already covers faults that were present from the start.',
  ],
  is_published: true,
  meta_title: 'Appliances in the Boxing Day Sales',
  meta_description:
    'Vacuums, air fryers, coffee machines and washing machines in the UK Boxing Day sales: what is usually reduced, energy labels, delivery and guarantees.',
};

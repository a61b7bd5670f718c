import type { CategoryRow } from '../../schema/rows.ts';

export const sportsOutdoors: CategoryRow = {
  slug: 'sports-outdoors',
  name: 'Sports & Outdoors',
  icon: '⚽',
  description:
    'Sportswear follows fashion: last season’s trainers, football shirts in the middle of their year and winter running layers are usually reduced on Boxing Day, often in fewer sizes and louder colours than before. Home fitness equipment is promoted heavily from Boxing Day into January, when resolutions bring buyers in. Bicycles from the outgoing model year and winter accessories are common in the sales too. The newest boots and running shoes, numbered limited releases and this season’s technical jackets rarely fall far. Older versions of a running shoe are often the sensible purchase.',
  image_url: null,
  verdict: 'Last season’s version is often the one to buy.',
  falls: [
    'Last season’s trainers',
    'Football shirts in mid-season',
    'Winter running layers',
    'Bikes of the outgoing model year',
  ],
  holds: ['The newest boots and running shoes', 'Limited releases', 'This season’s technical jackets'],
  buy_early: ['Trainers in common sizes', 'Fitness kit you need by early January'],
  wait: ['Trainers in less common sizes', 'Bikes of the outgoing model year'],
  any_time: ['Chains, tyres and brake pads'],
  top_products: [],
  top_retailers: ['sports-direct', 'jd-sports', 'nike', 'adidas', 'halfords', 'argos', 'amazon'],
  faqs: [
    {
      question: 'Are last season’s running shoes worth buying?',
      answer:
        'Usually, if the model suited you. Yearly versions often change little beyond the upper, and unworn shoes keep for a good while when stored cool and dry. Look up what changed between versions, and check the returns terms, because worn shoes are rarely taken back unless faulty.',
    },
    {
      question: 'When is home fitness equipment cheapest?',
      answer:
        'Retailers promote it from Boxing Day through January, when demand is highest, and again when they clear it in late spring. If you can wait, the second-hand market is full of barely used machines by then. Compare the delivered price, as heavy machines can cost a good deal to bring in.',
    },
    {
      question: 'What should I check before buying a bicycle online?',
      answer:
        'Check the frame size against your inside leg on the maker’s chart, whether the bicycle comes fully built, and who does the first service. Under the Consumer Contracts Regulations 2013 you can cancel within 14 days of delivery, but you may have to pay to return a large box.',
    },
    {
      question: 'What are my rights if sports equipment breaks?',
      answer:
        'Under the Consumer Rights Act 2015 you may reject faulty goods within 30 days. After that the seller gets one chance to repair or replace, and in the first six months a fault is presumed to have been there from the start. Normal wear is not a fault.',
    },
  ],
  buying_tips: [
    'Note the version number of a running shoe and compare it with the current one before judging the reduction.',
    'Try shoes on a clean floor indoors, late in the day, and keep the tags on until you are sure of the size.',
    'Check a treadmill’s or bike’s maximum user weight, folded size and noise before its list of programmes.',
    'Look for EN 1078 on a cycle helmet, and buy helmets new, because damage to the foam does not show.',
    'Judge a waterproof by its hydrostatic head and taped seams; ‘water resistant’ means that it will let rain in eventually.',
    'Read the guarantee on fitness machines: frame, motor, parts and labour often have different lengths.',
  ],
  is_published: true,
  meta_title: 'Sports & Outdoors in the Boxing Day Sales',
  meta_description:
    'Trainers, fitness equipment and cycling in the UK Boxing Day sales: what usually comes down, why last season’s version is often enough, and your rights.',
};

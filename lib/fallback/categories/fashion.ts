import type { CategoryRow } from '../../schema/rows.ts';

export const fashion: CategoryRow = {
  slug: 'fashion',
  name: 'Fashion',
  icon: '👗',
  description:
    'Clothing is among the most widely reduced of all goods on Boxing Day. Shops need the room for spring ranges, so winter coats, knitwear, boots and partywear are usually marked down first, and further as January goes on, while sizes run out. Everyday basics, underwear, school uniform and anything from the new season rarely join in. Designer labels and permanent lines, such as a brand’s classic jeans, tend to be left out or reduced only in odd colours. Go in the first hours for popular sizes, and in the later weeks for lower prices.',
  image_url: null,
  verdict: 'Go early for your size, late for the lowest price.',
  falls: ['Winter coats and knitwear', 'Boots', 'Partywear'],
  holds: ['Everyday basics and underwear', 'School uniform', 'New-season pieces', 'A brand’s classic jeans'],
  buy_early: ['Common sizes, such as women’s 10 to 14', 'The one colour you want'],
  wait: ['Unusual sizes and colours, cheaper in January'],
  any_time: ['Shirts, offered in bundles all year'],
  top_products: [],
  top_retailers: [
    'next',
    'marks-spencer',
    'asos',
    'river-island',
    'hm',
    'uniqlo',
    'john-lewis',
    'selfridges',
  ],
  faqs: [
    {
      question: 'Should I buy clothes on Boxing Day or wait for January?',
      answer:
        'It depends on your size. Many retailers take a second or third reduction in January, but common sizes sell through first. If you need one size in one colour, buy early and keep the receipt; if you are flexible, waiting often costs less.',
    },
    {
      question: 'Do shops have to take back sale clothes that do not fit?',
      answer:
        'Not if you bought them in a shop and nothing is wrong with them: then it depends on the shop’s own policy. If you bought them online, you normally have 14 days from delivery to cancel under the Consumer Contracts Regulations 2013, whatever the price. Made-to-measure items are an exception.',
    },
    {
      question: 'What if a sale garment turns out to be faulty?',
      answer:
        'Sale items carry full rights. Under the Consumer Rights Act 2015 you may reject a faulty garment within 30 days for a full refund. The exception is a defect that was pointed out before you bought, such as a mark named on the ticket, or that you should have noticed when you tried it on or saw a sample.',
    },
    {
      question: 'Is outlet clothing the same as sale clothing?',
      answer:
        'Not always. Outlets sell past-season stock, but several brands also make lines specially for their outlets. If it matters to you, look for the style code on the label and search for it on the brand’s main site; if it never appeared there, don’t trust the higher comparison price.',
    },
  ],
  buying_tips: [
    'Know your measurements in centimetres and use each brand’s own size chart, since a UK 12 is not one fixed size.',
    'Read the fibre label: wool, down and leather are better buys in a sale than high-street acrylic at the same price.',
    'Check the returns window and any fee for returning by post before you order several sizes.',
    'Search for the style code from the label to see whether another retailer sells the same garment for less.',
    'Ask for a gift receipt if you are buying ahead for a birthday, so that the size can be exchanged.',
  ],
  is_published: true,
  meta_title: 'Fashion in the Boxing Day Sales',
  meta_description:
    'Coats, knitwear, shoes and partywear in the UK Boxing Day sales: what is usually reduced, when sizes run out and what your rights are on sale clothes.',
};

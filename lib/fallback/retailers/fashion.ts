import { retailer } from './retailer.ts';

export const fashion = [
  retailer({
    slug: 'river-island',
    name: 'River Island',
    description:
      'River Island is a British, family-owned fashion chain selling women’s, men’s and children’s clothes, with particular strength in denim, going-out dresses, jackets, handbags and boots. It has fewer shops than it used to, and many orders now go through the website and app. In the winter sale, sequins, faux fur and heavy knits are cleared first; new spring lines stay at full price.',
    key_categories: ['fashion'],
    top_products: [],
    faqs: {
      'Is my local River Island still open?':
        'The company has shut a number of branches, so check the store finder before you travel. If your branch has closed, you can order on the website for delivery to your home or a parcel shop. You can use a River Island gift card in its other shops or online, within its terms.',
      'When does the sale reach the shops?':
        'In past years the online sale has opened just before Christmas, and stores have followed on Boxing Day if their shopping centre was open. Prices have often dropped again in the first week of January, when there are fewer sizes left.',
      'What if a party dress does not fit?':
        'Send it back unworn, with the tags attached, inside the period shown on the River Island returns page, or take it to a branch. If you bought it online, you can cancel within 14 days of its arrival. Pierced jewellery and underwear are the usual exclusions.',
    },
    cta_url: 'https://www.riverisland.com/',
    terms_snippet:
      'Reductions apply to chosen styles and sizes. Returns by post may carry a fee, so see riverisland.com for the current cost.',
    highlights: {
      'Best Categories': ['Partywear, denim, outerwear', 'Boots and bags', 'Children’s range often included'],
      'Sale Start Time': [
        'Usually just before Christmas',
        'Usually Boxing Day',
        'Hours follow the shopping centre',
      ],
      'Returns Window': ['14-day right to cancel by law', '', ''],
    },
    meta_title: 'River Island Boxing Day Sale: Dates and Returns',
    meta_description:
      'When River Island tends to cut prices online and in its shops, which winter pieces are cleared first, and how to return a dress that does not fit.',
  }),
  retailer({
    slug: 'hm',
    name: 'H&M',
    description:
      'H&M is a Swedish chain with low-priced fashion for adults, teenagers and babies, and with separate Home and Beauty ranges. Its seasonal sale covers basics as well as partywear, so it suits parents replacing outgrown clothes and anyone after inexpensive bedding, cushions or candles. Members join free, collect points and vouchers, and occasionally get early access. The price of one piece may drop more than once over the winter, but the most common sizes rarely last that long.',
    key_categories: ['fashion', 'home-living', 'health-beauty'],
    top_products: [],
    faqs: {
      'Do H&M members shop the sale first?':
        'In some seasons members have had a head start in the app. Joining is free of charge and takes a minute, so sign up before Christmas if you plan to buy. Member vouchers often exclude items that are already reduced; the small print says which.',
      'Can I return online orders in an H&M store?':
        'Most clothing can go back to a UK store, which is generally the way to avoid the fee that H&M may take for a parcel return. Bring the order number. Large home items and beauty follow different rules, and hygiene seals need to be intact.',
      'How long do I have to change my mind?':
        'H&M has given 30 days for unworn goods, which is more than the 14 days that the law gives you online. Around Christmas it sometimes extends that period. The receipt or the purchase history in the app is enough as proof, so take a photo of a paper receipt.',
    },
    cta_url: 'https://www2.hm.com/en_gb/index.html',
    terms_snippet:
      'Sale prices last as long as the sizes do, and may differ between shop and website. Delivery and return fees depend on membership; see H&M for details.',
    highlights: {
      'Best Categories': [
        'Children’s basics, knitwear, H&M Home',
        'Accessories and nightwear',
        'Home lines are not in every branch',
      ],
      'Sale Start Time': ['Usually around Christmas', '', 'Members may get access sooner'],
      'Returns Window': ['30 days', '30 days', 'A parcel return may cost extra'],
      Membership: ['Free to join in the app', 'Scan your code at the till', 'Points turn into vouchers'],
    },
    meta_title: 'H&M Boxing Day Sale: Fashion, Children and Home',
    meta_description:
      'A short guide to the H&M winter sale: staged price cuts, member access, children’s clothes and H&M Home, and how to avoid a returns fee.',
  }),
  retailer({
    slug: 'uniqlo',
    name: 'Uniqlo',
    description:
      'Uniqlo sells plain, well-made everyday clothing under ranges such as HEATTECH thermals, Ultra Light Down jackets, cashmere, fleece and denim. Its British shops are concentrated in London and other large cities, and the website serves the rest. Rather than a single giant sale, the company rotates limited-time offers and marks down colours or sizes being discontinued. Late December is a fair time to look for down, knitwear and thermals, while core lines in black and navy often keep their usual price.',
    has_sale: false,
    key_categories: ['fashion'],
    top_products: [],
    faqs: {
      'Does Uniqlo do Boxing Day discounts?':
        'It tends to have end-of-year offers without a big event on the day. There are two kinds: limited offers, after which the old price returns, and permanent markdowns. The label under each product says which it is.',
      'Can Uniqlo shorten sale trousers?':
        'Many stores offer hemming on trousers and jeans, in some cases free and otherwise for a small charge. Altered garments cannot normally be returned, so try them on carefully with the shoes that you will wear before you agree to the new length.',
      'How do I send something back?':
        'Register the return in your account or visit a shop with the receipt. Uniqlo has accepted unworn goods up to 30 days from purchase or dispatch; there are limits on underwear for hygiene reasons. Uniqlo may charge for the postage label, so see its help pages.',
    },
    cta_url: 'https://www.uniqlo.com/uk/en/',
    terms_snippet:
      'Limited offers end on the date printed beside the price. Check fabric, size and delivery charge on uniqlo.com before ordering.',
    highlights: {
      'Best Categories': [
        'Down jackets, HEATTECH, cashmere',
        'Thermals and socks',
        'Measure against a garment that fits you',
      ],
      'Sale Start Time': ['No fixed date', '', 'Offers change often'],
      'Returns Window': ['30 days', '30 days', 'Altered items are not returnable'],
    },
    meta_title: 'Uniqlo After Christmas: Down, Thermals, Knitwear',
    meta_description:
      'Uniqlo rotates limited offers instead of one big sale. Learn how to read them, what is reduced in late December, and about hemming and returns.',
  }),
];

import { retailer } from './retailer.ts';

export const applianceBrands = [
  retailer({
    slug: 'dyson',
    name: 'Dyson',
    description:
      'Dyson designs cordless vacuum cleaners, hair stylers and dryers, purifying fans, desk lamps and headphones, and sells them on its own site and in Dyson stores. Buying direct gives a wide choice of colours, some exclusive bundles and a refurbished range. Reductions are usually fixed amounts on chosen models, and the newest machines are often left out. Because department stores and electrical chains stock the same products, it pays to check two or three of them too.',
    key_categories: ['appliances', 'health-beauty', 'home-living'],
    top_products: ['dyson-v15', 'dyson-airwrap'],
    faqs: {
      'Does Dyson take part in the Boxing Day sales?':
        'Dyson normally has seasonal offers on its UK site between Black Friday and January. Which machines are included changes each time, and Dyson sometimes adds free tools or a stand instead of cutting the price, so compare what is in the box as well as the figure.',
      'Is it better to buy from Dyson or from a shop?':
        'The price is frequently identical. Dyson may have extra colours, attachments or a gift; a shop may add loyalty points, a store card or quicker collection. Either way, the law gives you rights against the seller, and Dyson’s own guarantee comes on top.',
      'What is a refurbished Dyson?':
        'It is a returned or ex-display machine that Dyson has inspected, repaired where needed and tested before resale. The outlet price is lower and a guarantee is included, though it may be shorter than for a new one, so look at the length stated on the listing.',
    },
    cta_url: 'https://www.dyson.co.uk/',
    terms_snippet:
      'Offers cover named models and colours. Check the contents of the box, the length of the guarantee and the returns terms on dyson.co.uk.',
    highlights: {
      'Best Categories': [
        'Cordless vacuums, hair stylers, purifiers',
        'Demonstrations in Dyson stores',
        'Older generations are reduced most often',
      ],
      'Sale Start Time': ['', '', 'Offers may change week by week'],
      'Returns Window': ['14-day right to cancel by law', '', ''],
      'Good Alternatives': [
        'Refurbished machines from Dyson’s outlet',
        '',
        'The same models are sold by large electrical chains',
      ],
    },
    meta_title: 'Dyson Boxing Day Sale: Vacuums and Hair Stylers',
    meta_description:
      'Buying a Dyson after Christmas: how the brand’s own offers work, refurbished machines, guarantees and when another retailer may suit you better.',
  }),
  retailer({
    slug: 'ninja',
    name: 'Ninja',
    description:
      'Ninja is the SharkNinja kitchen brand behind dual-drawer air fryers, multicookers, blenders, ice-cream makers, coffee machines, outdoor ovens and pans. Its UK website sells the whole range, including spare drawers, blades and accessories that shops rarely stock. Ninja has no shops of its own: to see a machine before you buy, visit a store such as Currys, Argos or John Lewis. Seasonal promotions rotate between products, and a bundle with extra accessories is as common as a plain reduction, so decide beforehand which model and capacity you need.',
    key_categories: ['appliances', 'home-living'],
    top_products: ['ninja-af400'],
    faqs: {
      'Are Ninja air fryers reduced on Boxing Day?':
        'Air fryers have been a regular part of Ninja’s winter promotions, but not every capacity or colour is included. Larger dual-zone models and older versions tend to be reduced. Note the full model number, since similar names can hide a different size, power or number of functions.',
      'Should I register the appliance?':
        'Yes. Register on Ninja’s site soon after delivery and keep the receipt, because the length of the maker’s guarantee can depend on it. That guarantee comes on top of your rights under the Consumer Rights Act 2015, which you have against the shop that sold it to you.',
      'Can I return an air fryer that I have cooked with?':
        'If you ordered online, you have 14 days to cancel, but you should only handle it as you would in a shop: you may get less back for a used fryer. After that it is up to the seller. A fault is different: within 30 days you can reject the fryer and get your money back.',
    },
    cta_url: 'https://ninjakitchen.co.uk/',
    terms_snippet:
      'Promotions change frequently and may include bundles or codes that cannot be combined. Confirm the model number and the guarantee on Ninja’s UK site.',
    highlights: {
      'Best Categories': [
        'Air fryers, multicookers, blenders',
        'See them at electrical and department stores',
        'Spare parts are sold direct',
      ],
      'Sale Start Time': ['Rolling offers through December', '', ''],
      'Returns Window': ['14-day right to cancel by law', '', 'Food-contact parts should be unused'],
    },
    meta_title: 'Ninja Boxing Day Sale: Air Fryers and Blenders',
    meta_description:
      'What to look for when Ninja air fryers, blenders and ice-cream makers are reduced: model numbers, bundles, registration and your return rights.',
  }),
];

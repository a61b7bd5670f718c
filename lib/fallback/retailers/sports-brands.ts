import { retailer } from './retailer.ts';

export const sportsBrands = [
  retailer({
    slug: 'nike',
    name: 'Nike',
    description:
      'Nike’s British site and app sell the brand’s full line of running, football, basketball and lifestyle shoes and clothing, along with custom Nike By You pairs. It also has city flagships, and factory stores at outlet centres such as Cheshire Oaks. A winter sale clears older colours, with an additional code for members in some years. Jordan retros, the newest running models and customised pairs normally stay at full price, so check last season’s version of the shoe that you already wear.',
    key_categories: ['sports-outdoors', 'fashion'],
    top_products: [],
    faqs: {
      'Do I need to be a Nike Member?':
        'For delivery benefits, some early prices and the SNKRS launches, yes; membership is free. You can order ordinary sale items as a guest. Offers with a code usually require signing in first, and the code may not apply to products marked as excluded.',
      'Is a Nike outlet better value than the website?':
        'It depends on what you want. Factory stores carry earlier seasons and some products made for outlets, at lower prices all year. The site has more sizes. If you live an hour away, allow for travel and parking before you decide.',
      'Can worn shoes be sent back?':
        'Nike has accepted unworn products for 30 days after delivery. If you’ve worn shoes outdoors and have only changed your mind, expect a lower refund or none; a manufacturing fault is covered by law. Members print a label or show a code at the drop-off point.',
    },
    cta_url: 'https://www.nike.com/gb/',
    terms_snippet:
      'Launch products and custom shoes are excluded from most offers. Member codes have their own terms, shown at the checkout on nike.com.',
    highlights: {
      'Best Categories': [
        'Running shoes, fleece, football',
        'Kids’ shoes at outlets',
        'Last year’s model is the bargain',
      ],
      'Sale Start Time': ['Usually before or on Boxing Day', '', ''],
      'Returns Window': ['30 days, unworn', '30 days, unworn', 'Custom pairs have other rules'],
      Membership: ['Free account', 'Show the app', 'Some codes are for members only'],
    },
    meta_title: 'Nike Boxing Day Sale: Member Offers and Outlets',
    meta_description:
      'What Nike UK reduces at the end of December, what stays at full price, whether membership or an outlet trip pays off, and how returns work.',
  }),
  retailer({
    slug: 'adidas',
    name: 'adidas',
    description:
      'The adidas UK shop sells the three-stripe range direct: Originals such as Samba and Gazelle, running and gym shoes, football boots, club shirts and children’s tracksuits. Its outlet runs all year; a winter sale adds newer stock. adiClub, the free membership, gives points, birthday vouchers and earlier access. Sought-after Originals colours can stay at full price until spring, so patience pays if your heart is not set on one pair.',
    key_categories: ['sports-outdoors', 'fashion'],
    top_products: [],
    faqs: {
      'How do adiClub offers combine with the sale?':
        'Members are sometimes given an extra percentage on outlet or sale products through a code. Usually one code can be used per order, and football shirts, collaborations and new releases are the usual exceptions. Sign in before adding items, so that the right price is shown.',
      'Are football shirts reduced in winter?':
        'Club shirts of the current season are reduced less often in December than when the next kit is announced, mostly from late spring. On Boxing Day you’re likelier to find training wear, older shirts and shirts with printed names that didn’t sell. A shirt personalised for you can’t normally be returned.',
      'How do returns to adidas work?':
        'adidas has given 30 days from receipt of the order to create a free return online or, in many cases, hand the goods to an adidas shop. They must be unworn and in the original packaging. If there’s a fault, contact adidas even after the 30 days.',
    },
    cta_url: 'https://www.adidas.co.uk/',
    terms_snippet:
      'Codes often exclude certain products, and usually only one is allowed per order. Personalised shirts can’t normally be returned unless faulty. See adidas.co.uk for the rest.',
    highlights: {
      'Best Categories': [
        'Running, Originals, kids',
        'Outlet villages for basics',
        'Look at both the ‘sale’ and ‘outlet’ pages',
      ],
      'Sale Start Time': ['Usually in the days around Christmas', '', 'Members may start sooner'],
      'Returns Window': ['30 days', '', 'Personalised goods excluded'],
    },
    meta_title: 'adidas Boxing Day Sale: Outlet and adiClub Codes',
    meta_description:
      'How the adidas UK winter sale and outlet fit together, adiClub codes and exclusions, when football shirts drop, and how returns work.',
  }),
];

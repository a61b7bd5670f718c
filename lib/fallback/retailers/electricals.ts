import { retailer } from './retailer.ts';

export const electricals = [
  retailer({
    slug: 'currys',
    name: 'Currys',
    description:
      'Currys is a specialist electricals chain with stores in retail parks. It sells TVs, laptops, phones, headphones, consoles, coffee machines, vacuum cleaners and full-size kitchen appliances. Its Boxing Day sale is strongest on large-screen TVs, laptops and washing machines, often with last year’s models cleared to make room for new ones. Offers are shown in pounds off each model rather than as one sale percentage, and staff in store can arrange installation and recycling of the old appliance.',
    key_categories: ['electronics', 'appliances', 'gaming'],
    top_products: ['ps5', 'nintendo-switch', 'airpods-pro-2', 'dyson-v15', 'ninja-af400', 'dyson-airwrap'],
    faqs: {
      'When does the Currys sale normally begin?':
        'Online, usually on Christmas Eve. The stores follow when they reopen after Christmas Day. The exact time has varied from early morning to evening. Deals are generally the same in both places, so you can order online and collect later.',
      'Will Currys match a lower price elsewhere?':
        'Often, yes. Its price promise has long covered identical products that are in stock at other UK retailers, in store and online. There are conditions, for instance on marketplace sellers and on clearance or damaged stock. Read the current terms and have the other shop’s page open when you ask.',
      'Can I open a TV or laptop and still return it?':
        'If you bought online you may unpack and inspect it as you would in a shop and cancel within 14 days of delivery. If you use it more than that, you may get less back, and software that you’ve unsealed can’t go back. If you bought it in a store and change your mind, Currys’ own policy decides.',
      'Will Currys take my old appliance?':
        'Yes. Retailers must provide a way to recycle an old electrical item when selling its replacement, and Currys offers collection with many large-appliance deliveries, sometimes for a fee. Disconnect a washing machine or fridge beforehand unless you have booked the full service.',
    },
    cta_url: 'https://www.currys.co.uk/',
    terms_snippet:
      'Offers are for named models and depend on stock in the warehouse or your store. Confirm the model number, delivery fee and returns terms at Currys before you buy.',
    highlights: {
      'Best Categories': [
        'TVs, laptops, washing machines',
        'Ex-display and clearance stock',
        'New TV ranges arrive in spring',
      ],
      'Sale Start Time': ['Usually Christmas Eve', 'Usually from Boxing Day', ''],
      'Price Match': ['Yes, conditions apply', 'Yes, ask at the till', 'Keep proof of the other price'],
      'Returns Window': ['14-day right to cancel by law', '', 'Keep all packaging and accessories'],
      'Delivery & Collection': [
        'Home delivery and order & collect',
        'Collect from most stores',
        'Installation is extra',
      ],
    },
    meta_title: 'Currys Boxing Day Sale: TVs, Laptops and Appliances',
    meta_description:
      'When the Currys Boxing Day sale tends to start, how its price promise works, order & collect, and your rights on TVs, laptops and appliances.',
  }),
  retailer({
    slug: 'ao',
    name: 'AO',
    description:
      'AO, based in Bolton, made its name delivering washing machines and fridges. The range also includes TVs, laptops, vacuum cleaners, air fryers and games consoles. It can connect the new machine and take the old one away, which may cost extra. Its December and January offers are strongest on washing machines, fridges and cookers, often with a lower price for paying members. You order on the website or by phone.',
    key_categories: ['appliances', 'electronics', 'gaming'],
    top_products: ['dyson-v15', 'ninja-af400', 'ps5'],
    faqs: {
      'Is an AO membership worth paying for in the sale?':
        'Work it out for your basket. Members pay a yearly fee and see lower prices on many lines as well as delivery benefits. On one large appliance you can save more than the fee; on a kettle you rarely will. Note the renewal date if you join for a single order.',
      'How soon can AO deliver after Christmas?':
        'Slots reopen quickly once the bank holidays are over, and large items have often been available the next day in much of the country. The product page shows the first free date for your postcode, which is a better guide than any general promise at this time of year.',
      'What if the machine does not fit?':
        'Measure the space, the doorway and any turn on the stairs before ordering. If you change your mind, you can cancel an online order up to 14 days after it arrives. You may get less back for an appliance that was used or installed, and collecting a bulky one may cost a fee.',
    },
    cta_url: 'https://ao.com/',
    terms_snippet:
      'Member prices require a paid membership. Installation, disposal and timed delivery may cost extra, so compare the full basket on AO’s site.',
    highlights: {
      'Best Categories': [
        'Washing machines, fridge freezers, cookers',
        'No shops: order online or by phone',
        'Large appliances are cleared when ranges change',
      ],
      'Sale Start Time': ['Usually before Boxing Day', 'Online only', 'Offers tend to continue into January'],
      'Returns Window': [
        '14-day right to cancel by law; AO may allow longer',
        'Online only',
        'Keep the packaging of small electricals',
      ],
      'Delivery & Collection': [
        'Own delivery teams for large items',
        'Online only',
        'Connection and removal can be added at the checkout',
      ],
    },
    meta_title: 'AO Boxing Day Sale: Appliances, Offers and Delivery',
    meta_description:
      'Thinking of a new washing machine or fridge? What AO reduces after Christmas, how member prices, delivery, installation and returns work.',
  }),
  retailer({
    slug: 'argos',
    name: 'Argos',
    description:
      'Argos, part of the Sainsbury’s group, is a general store where you order first and then collect. Its catalogue covers toys, games consoles, TVs, small kitchen appliances, furniture, Habitat homeware, jewellery and garden goods. There are collection counters inside Sainsbury’s supermarkets and on retail parks. After Christmas the clearance pages fill with toys, fitness kit, bedding and furniture, and each branch has its own stock, so an item that is gone in one town may be waiting in the next.',
    key_categories: ['toys-games', 'electronics', 'home-living', 'gaming', 'appliances'],
    top_products: ['nintendo-switch', 'ps5', 'lego', 'airpods-pro-2', 'ninja-af400', 'dyson-v15'],
    faqs: {
      'What time does the Argos sale go live?':
        'The website has usually switched to sale prices on Christmas Day, with the stores following on Boxing Day. Argos does not always announce the hour in advance. You can reserve stock from the sofa on the 25th and collect once your branch opens again.',
      'Can I collect on Boxing Day?':
        'Many branches open on 26 December, though hours are shorter, and a counter inside a Sainsbury’s keeps that supermarket’s times. The checkout shows the earliest collection slot at your branch, so trust that rather than a general list.',
      'How do returns work at Argos?':
        'Unused goods in their original packaging can usually be taken back within 30 days with proof of purchase. Earrings, opened toiletries, unsealed games and some other lines can only go back if they are faulty. If Argos delivers to your home, you can also cancel within 14 days by law.',
      'Is same-day delivery available in the sale?':
        'Argos offers Fast Track home delivery on many small items for a fee, if there is a slot and your branch has the item. Bulky furniture, TVs and exercise equipment go on separate vehicles and are booked for a date. Services are limited over the bank holidays.',
    },
    cta_url: 'https://www.argos.co.uk/',
    terms_snippet:
      'Reductions apply to selected lines and stock differs from branch to branch. See the price, collection time and returns terms on argos.co.uk before you order.',
    highlights: {
      'Best Categories': [
        'Toys, homeware, small appliances',
        'Whatever your branch has',
        'Try a second branch nearby',
      ],
      'Sale Start Time': [
        'Usually Christmas Day',
        'Usually Boxing Day',
        'Some items are priced down earlier',
      ],
      'Returns Window': ['30 days, unused', '30 days, unused', 'Some products are excluded'],
      'Delivery & Collection': [
        'Fast Track or booked delivery',
        'Click & collect, also in Sainsbury’s',
        'Nectar points can be collected and spent',
      ],
    },
    meta_title: 'Argos Boxing Day Sale: Start Times and Collection',
    meta_description:
      'How the Argos Boxing Day sale runs: when it starts online and in store, click & collect, popular departments and how returns work.',
  }),
];

import type { SubcategoryRow } from '../schema/rows.ts';
import { withAliases } from './aliases.ts';

const rows: SubcategoryRow[] = [
  {
    slug: 'tvs',
    name: 'TVs',
    parent_category_slug: 'electronics',
    description:
      'Television ranges are renewed in spring and summer, so Boxing Day clears the outgoing sets. Compare the exact model code, the panel type, the number of HDMI 2.1 inputs and the guarantee, which ranges from one year to five depending on the retailer.',
  },
  {
    slug: 'laptops',
    name: 'Laptops',
    parent_category_slug: 'electronics',
    description:
      'Reductions usually fall on laptops with the previous generation of processor, which remain quick enough for most work. Settle memory, storage, screen and keyboard layout first, and check how long the maker and the operating system will provide updates.',
  },
  {
    slug: 'headphones',
    name: 'Headphones',
    parent_category_slug: 'electronics',
    description:
      'In-ear, on-ear and over-ear headphones, with and without noise cancelling. Models that already have a successor are the ones most often reduced. Compare battery hours with noise cancelling on, water resistance, and whether ear tips, pads and batteries can be replaced.',
  },
  {
    slug: 'smart-home',
    name: 'Smart Home',
    parent_category_slug: 'electronics',
    description:
      'Speakers, plugs, heating controls, cameras and doorbells. They are promoted many times a year, so there is no need to hurry. Check which system they work with, what needs a subscription, and how long security updates are promised.',
  },
  {
    slug: 'womens-fashion',
    name: 'Women’s Fashion',
    parent_category_slug: 'fashion',
    description:
      'Dresses, knitwear, partywear and denim, where winter stock usually comes down first and common sizes go soonest. Look at fibre, lining and seams before the percentage, and use each brand’s own size chart, because sizes differ.',
  },
  {
    slug: 'mens-fashion',
    name: 'Men’s Fashion',
    parent_category_slug: 'fashion',
    description:
      'Shirts, suits, knitwear and jeans. Seasonal colours and heavy cloth are usually reduced on Boxing Day, plain white shirts and navy suits less often. Check collar and chest against the shop’s own size chart, and keep the tags on until everything has been tried.',
  },
  {
    slug: 'shoes',
    name: 'Shoes',
    parent_category_slug: 'fashion',
    description:
      'Boots, formal shoes and heels for women, men and children. Winter boots are usually marked down after Christmas, in broken size runs. Try them on indoors, check whether they can be resoled, and compare UK with European sizes on the maker’s chart.',
  },
  {
    slug: 'coats-jackets',
    name: 'Coats & Jackets',
    parent_category_slug: 'fashion',
    description:
      'Coats are the classic Boxing Day purchase: there are months of cold weather left and shops need the rails. Check the wool or down content on the label, the shoulder fit over a jumper, and how the garment has to be cleaned.',
  },
  {
    slug: 'furniture',
    name: 'Furniture',
    parent_category_slug: 'home-living',
    description:
      'Sofas, beds, tables and storage. Furniture is on offer for much of the year, so follow the price for some weeks where you can. Measure doors and stairs, ask for the delivery date in writing, and look for the fire-safety label on upholstery.',
  },
  {
    slug: 'bedding',
    name: 'Bedding',
    parent_category_slug: 'home-living',
    description:
      'Duvets, pillows, sheets and covers are a mainstay of the sales from Boxing Day through January. Compare tog, filling and cloth, check the size in centimetres, and prefer plain designs, which can be matched again when one piece wears out.',
  },
  {
    slug: 'lighting',
    name: 'Lighting',
    parent_category_slug: 'home-living',
    description:
      'Lamps, ceiling lights and festive lights, the last of them cleared quickly after Christmas. Check the bulb fitting, such as B22, E27 or GU10, whether the light source can be replaced, and whether a fitting needs an electrician or is rated for a bathroom.',
  },
  {
    slug: 'skincare',
    name: 'Skincare',
    parent_category_slug: 'health-beauty',
    description:
      'Cleansers, moisturisers, serums and sun protection. Gift sets and advent calendars are reduced after Christmas, single bottles less often. Compare by the millilitre, check the period-after-opening symbol, and do not stock up on what will age on the shelf.',
  },
  {
    slug: 'fragrance',
    name: 'Fragrance',
    parent_category_slug: 'health-beauty',
    description:
      'Perfume and aftershave, sold before Christmas in boxes that shops then need to clear. Compare the price per 100 ml and the concentration, and buy from a stockist that the brand recognises. Once unsealed, a bottle bought online usually cannot be sent back.',
  },
  {
    slug: 'hair-styling',
    name: 'Hair Styling',
    parent_category_slug: 'health-beauty',
    description:
      'Dryers, straighteners, curlers and multi-stylers. Limited colours and gift editions tend to come down after Christmas. Check which attachments are in the box, whether they suit your length and type of hair, and how long the guarantee runs.',
  },
  {
    slug: 'electric-shavers',
    name: 'Electric Shavers',
    parent_category_slug: 'health-beauty',
    description:
      'Foil and rotary shavers, trimmers and grooming kits, which are promoted several times a year and again after Christmas. Add the price of replacement heads to the sum, and check wet use, charging time and whether the plug is a two-pin one.',
  },
  {
    slug: 'building-sets',
    name: 'Building Sets',
    parent_category_slug: 'toys-games',
    description:
      'Bricks and construction kits for toddlers, children and adults. Sets about to leave the range are reduced more often than new ones. Search by the set number, check the age mark and the number of pieces, and compare like with like.',
  },
  {
    slug: 'board-games',
    name: 'Board Games',
    parent_category_slug: 'toys-games',
    description:
      'Family, party and strategy games and puzzles. Shops carry far more of them in December than in spring, so the week after Christmas is a natural time to look. Check players, age and playing time, and whether it is a base game or an expansion.',
  },
  {
    slug: 'outdoor-toys',
    name: 'Outdoor Toys',
    parent_category_slug: 'toys-games',
    description:
      'Trampolines, slides, swings, scooters and garden games, bought out of season. Measure the garden including the free space around the toy, check the maximum weight and the safety standard named, and note when the guarantee starts if it will wait until spring.',
  },
  {
    slug: 'trainers',
    name: 'Trainers',
    parent_category_slug: 'sports-outdoors',
    description:
      'Running, training and everyday shoes. Last season’s versions and less usual colours are the ones that come down, limited releases seldom do. Note the version number, buy by the fit you know, and keep them clean until you have decided.',
  },
  {
    slug: 'fitness-equipment',
    name: 'Fitness Equipment',
    parent_category_slug: 'sports-outdoors',
    description:
      'Treadmills, exercise bikes, rowers, weights and mats, promoted from Boxing Day into January. Check the maximum user weight, folded size, noise and guarantee, whether an app subscription is needed, and what it costs to have a heavy box delivered or returned.',
  },
  {
    slug: 'cycling',
    name: 'Cycling',
    parent_category_slug: 'sports-outdoors',
    description:
      'Bicycles, helmets, lights, locks and clothing. Outgoing model years are usually the ones reduced. Check the frame size against your inside leg, look for EN 1078 on helmets, and make sure that an electric bicycle meets the UK limits of 250 watts and 15.5 mph.',
  },
  {
    slug: 'vacuum-cleaners',
    name: 'Vacuum Cleaners',
    parent_category_slug: 'appliances',
    description:
      'Cordless, upright, cylinder and robot cleaners. Models with a newer successor tend to be reduced. Compare running time in the mode that you would really use, bin size, weight, the tools in the box and the price of a new battery and filters.',
  },
  {
    slug: 'air-fryers',
    name: 'Air Fryers',
    parent_category_slug: 'appliances',
    description:
      'Single-drawer, dual-drawer and oven-style air fryers, which are on offer in most sales of the year. Match the capacity in litres to your household, measure the worktop and the space above it, and check whether drawers and plates go in the dishwasher.',
  },
  {
    slug: 'coffee-machines',
    name: 'Coffee Machines',
    parent_category_slug: 'appliances',
    description:
      'Pod, filter, espresso and bean-to-cup machines. The machine is only part of the price: add pods or beans, filters and descaler for a year. Check the tank, the height under the spout, the milk system and how it is cleaned.',
  },
  {
    slug: 'washing-machines',
    name: 'Washing Machines',
    parent_category_slug: 'appliances',
    description:
      'Freestanding and built-in machines and washer-dryers. Outgoing models come down most. Compare the energy label’s kilowatt-hours per 100 cycles, drum size, spin speed and noise, and ask what delivery, connection and removal of the old machine cost.',
  },
  {
    slug: 'consoles',
    name: 'Consoles',
    parent_category_slug: 'gaming',
    description:
      'PlayStation, Xbox and Nintendo machines. Plain reductions are rare and bundles common, so price the parts separately. Check the storage, whether there is a disc drive and which of your present games and accessories will work with it.',
  },
  {
    slug: 'video-games',
    name: 'Video Games',
    parent_category_slug: 'gaming',
    description:
      'Discs, cartridges and download codes. Autumn’s releases are often cheaper by Boxing Day, and the console makers’ own shops run holiday sales. Check the platform, the PEGI age and whether a box holds a game or only a code before you pay.',
  },
  {
    slug: 'gaming-accessories',
    name: 'Gaming Accessories',
    parent_category_slug: 'gaming',
    description:
      'Controllers, headsets, storage, chairs and steering wheels. These are reduced more often than the consoles themselves. Check that the maker lists them as compatible with your machine, and be wary of storage cards far below the usual price, which may be counterfeit.',
  },
  {
    slug: 'food-hampers',
    name: 'Food Hampers',
    parent_category_slug: 'groceries',
    description:
      'Christmas hampers, cheese boxes, biscuit tins and chocolate gifts, cleared by supermarkets and food halls after the day. Read the list of contents by weight, check the dates, and remember that food that spoils quickly cannot be sent back for a change of mind.',
  },
  {
    slug: 'wine-spirits',
    name: 'Wine & Spirits',
    parent_category_slug: 'groceries',
    description:
      'Wine, sparkling wine, whisky, gin and gift packs, sold to over-18s only. Offers are often keener before Christmas than after it. Compare by bottle size and strength, and note that minimum unit prices apply in Scotland and Wales.',
  },
];

export const subcategories = withAliases('subcategories', rows);

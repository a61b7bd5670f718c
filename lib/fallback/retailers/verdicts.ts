/**
 * The verdicts of the built-in retailers, by slug, in at most forty words: first the strength of the shop, then the
 * caveat. They repeat only what the descriptions of the retailers say.
 */
const VERDICTS: Record<string, string> = {
  amazon:
    'The widest range of all, with short Lightning Deals that end once they are claimed. Check who the seller is: returns and guarantees depend on it. Prime members at times see offers earlier.',
  argos:
    'Best for toys, fitness kit, bedding and furniture on clearance, often to collect within minutes. Each branch has its own stock, so what is gone in one town may be waiting in the next.',
  currys:
    'A main event for large-screen TVs, laptops and laundry machines, often last year’s models cleared to make room. Offers are pounds off each model, so compare prices model by model.',
  next: 'One large clearance of clothes, shoes and home furnishings, with a second cut later. Account customers may get an early online slot; many stores have opened at dawn on the first sale day.',
  'marks-spencer':
    'Go for knitwear, coats, pyjamas, gift sets and Christmas homeware. The shops have been closed on Boxing Day in recent years, so the sale reaches the tills when they reopen.',
  'john-lewis':
    'A clearance of bedding, towels, furniture, coats and decorations, with a two-year guarantee on electricals and five years on TVs. Most stores stay shut on 26 December, so start on the website.',
  boots:
    'Gift sets are the heart of it, from No7 to premium perfume, marked down one by one after the three-for-two offers. Advantage Card holders see member prices. Small pharmacies often stay shut on Boxing Day.',
  very: 'Clothing, toys and electricals are the busiest parts of this online store. Pay by card if you can: Very Pay credit charges interest unless you clear the balance under the plan’s terms.',
  ao: 'Strong on washing machines, fridges and cookers, delivered and connected if you ask, with the old one taken away. Paying members frequently get a lower price.',
  asos: 'Partywear, coats, knitwear and trainers, with markdowns that deepen around Boxing Day and again in January. Sizes thin out quickly, and the Outlet runs all year, so not every low price is seasonal.',
  tesco:
    'Party food, gift sets, toys, lights and F&F winter wear, cut after Christmas in the large stores. Bring the Clubcard or app: without it you pay the higher of two prices.',
  'smyths-toys':
    'Seasonal toys and overstocked lines are cleared once Christmas has passed; consoles fall only when the makers run an offer. Check stock by branch online and order ahead, because car parks fill up.',
  'jd-sports':
    'Tracksuits, puffer jackets, children’s sets and outgoing trainer colours, which make up most of the winter sale. New launches and the most sought-after retro shoes stay at full price.',
  dunelm:
    'The Winter Sale takes in every department: start with duvets, mattresses, sofas and Christmas décor. Check the stock of your branch online before you drive there.',
  asda: 'Gift packs, wrapping paper, chocolate tins and George partywear, cleared in store and online. Reductions are local: each branch marks down what it has left.',
  hm: 'Basics and partywear at low prices, good for outgrown children’s clothes, bedding and candles. Prices can drop two or three times; the common sizes rarely last that long.',
  'tk-maxx':
    'A clearance of branded clothes, shoes, homeware and toys, marked by coloured stickers. No two branches have the same goods, so go to rummage, not for one particular thing.',
  superdrug:
    'Cut-price gift sets, fragrance, advent leftovers and hair tools. Bring the free Health & Beautycard app for members’ prices, even for a small basket.',
  'sports-direct':
    'Walking boots, waterproofs, thermal layers and fitness equipment, worth a look before New Year. Percentages off are shown all year, so there’s no need to rush.',
  selfridges:
    'Designer clothing and shoes see most of the markdowns, with queues at Oxford Street each Boxing Day. Some fashion houses, cosmetics and classic bags tend to stay at full price.',
  halfords:
    'Leftover children’s bikes, turbo trainers, lights and tool chests, in late December. You can order a bike online and collect it from a store, built and checked.',
  debenhams:
    'Broadest for occasionwear, knitwear, fragrance sets, bedding and sofas. It is an online marketplace now, with discounts for much of the year, so compare with other shops.',
  nike: 'A winter sale of past colours, with an extra code for members in some years. Jordan retros and the newest running models normally stay at full price: look for last season’s version.',
  adidas:
    'The winter sale adds newer stock to the permanent outlet, and free adiClub members get in earlier. Sought-after Originals may be full price in December and reduced by spring.',
  uniqlo:
    'A fair time for down jackets, knitwear and thermals, in limited-time offers that rotate. Core lines in black and navy often keep their usual price.',
  'river-island':
    'Reductions normally start online a little before Christmas, and reach the shops on Boxing Day. Sequins, faux fur and heavy knits go first; new spring lines stay at full price.',
  sephora:
    'Boxed sets and advent calendars are the likeliest to be reduced in January. Best-selling single products are reduced less often, and then usually with a code.',
  dyson:
    'Buying direct gives the widest choice of colours, with exclusive bundles and guaranteed refurbished machines. Reductions are fixed amounts on chosen models, so check two or three other shops the same day.',
  ninja:
    'The whole range in one place, with spare drawers and accessories that shops rarely stock. Offers rotate, and bundles are as common as plain reductions: decide on model and capacity beforehand.',
  pandora:
    'Look for retiring designs and festive charms, rather than the core collection, on particular dates after Christmas. My Pandora members, who join free, have sometimes got in a day or two early.',
};

/** Returns the verdict of a built-in retailer; null if there is none. */
export const verdictOf = (slug: string): string | null => VERDICTS[slug] ?? null;

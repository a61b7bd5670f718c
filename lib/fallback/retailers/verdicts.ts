/**
 * The verdicts of the built-in retailers, by slug. Each verdict has at most forty words: first the strength of the
 * shop, then the caveat. The verdicts only repeat facts from the other texts of the retailers. They state no sale
 * start, no opening hours and no guarantee, because the large text of a verdict has no mark for facts that nobody has
 * checked.
 */
const VERDICTS: Record<string, string> = {
  amazon:
    'An enormous range, with short Lightning Deals that end once they are claimed. Check who the seller is: returns and guarantees depend on it. Some offers are for Prime members only.',
  argos:
    'Best for toys, fitness kit, bedding and furniture on clearance. Each branch has its own stock, so what is gone in one town may be waiting in the next.',
  currys:
    'Strongest on large-screen TVs, laptops and washing machines, often last year’s models cleared to make room. Offers take pounds off individual models, so compare prices model by model.',
  next: 'One large clearance of clothes, shoes and home furnishings, with a second cut later. Account customers may get an early online slot; most sizes are not restocked.',
  'marks-spencer':
    'Go for knitwear, coats, pyjamas, gift sets and Christmas homeware. Sparks, the free loyalty scheme, brings personal offers on top of some prices; not every store carries every department.',
  'john-lewis':
    'A clearance of bedding, towels, furniture, coats and decorations. Look early for your size or fabric: once sold out, it may not come back. You can collect orders from its shops or from Waitrose.',
  boots:
    'Gift sets are the heart of it, from No7 to premium perfume, marked down one by one once the Christmas offers end. Advantage Card holders see member prices, and large stores have the most choice.',
  very: 'Clothing, toys and electricals are the busiest parts of this online store. Pay by card if you can: Very Pay credit charges interest unless you clear the balance under the plan’s terms.',
  ao: 'Strong on washing machines, fridges and cookers, delivered and connected if you ask, with the old one taken away. Paying members frequently get a lower price.',
  asos: 'Partywear, coats, knitwear and trainers, with markdowns that deepen round by round. Sizes thin out quickly, and the Outlet runs all year, so not every low price is seasonal.',
  tesco:
    'Party food, gift sets, toys, lights and F&F winter wear, cleared in the large stores. Bring the Clubcard or app: without it you pay the higher of two prices.',
  'smyths-toys':
    'Seasonal toys and overstocked lines are cleared once Christmas has passed; consoles come down only when the makers run an offer. Check stock by branch online and order ahead, because car parks fill up.',
  'jd-sports':
    'Tracksuits, puffer jackets, children’s sets and older trainer colours, which make up most of the winter sale. New launches and the most sought-after retro shoes normally stay at full price.',
  dunelm:
    'The Winter Sale takes in every department: start with duvets, mattresses, sofas and Christmas décor. Check the stock of your branch online before you drive there.',
  asda: 'Gift packs, wrapping paper, chocolate tins and George partywear, cleared in store and online. Reductions are local: each branch marks down what it has left.',
  hm: 'Basics and partywear at low prices, good for outgrown children’s clothes, bedding and candles. Prices may drop more than once; the common sizes rarely last that long.',
  'tk-maxx':
    'A clearance of branded clothes, shoes, homeware and toys, marked by coloured stickers. No two branches have the same goods, so go to rummage, not for one particular thing.',
  superdrug:
    'Cut-price gift sets, fragrance, leftover advent calendars and hair tools. Bring the free Health & Beautycard or the app for members’ prices, even for a small basket.',
  'sports-direct':
    'Walking boots, waterproofs, thermal layers and fitness equipment, worth a look in winter. Percentages off are shown all year, so there’s no need to rush.',
  selfridges:
    'Designer clothing and shoes see most of the markdowns, with queues at Oxford Street. Some fashion houses, cosmetics and classic bags tend to stay at full price.',
  halfords:
    'Leftover children’s bikes, turbo trainers, lights and tool chests. You can order a bike online and collect it from a store, built and checked.',
  debenhams:
    'The widest choice is in occasionwear, knitwear, fragrance sets, bedding and sofas. It is an online marketplace now, and discounts are not only for sales, so compare with other shops.',
  nike: 'A winter sale of older colours, with an extra code for members in some years. Jordan retros and the newest running models normally stay at full price: look for last season’s version.',
  adidas:
    'The winter sale adds newer stock to the permanent outlet, and free adiClub members may get in earlier. Sought-after Originals may stay at full price until spring.',
  uniqlo:
    'A fair time for down jackets, knitwear and thermals, in limited-time offers that rotate. Core lines in black and navy often keep their usual price.',
  'river-island':
    'Sequins, faux fur and heavy knits are cleared first; new spring lines stay at full price. It has fewer shops than it used to, so check the store finder before a trip.',
  sephora:
    'Boxed sets and advent calendars are the likeliest to be reduced. Best-selling single products are reduced less often, and then usually with a code.',
  dyson:
    'Buying direct gives a wide choice of colours, with exclusive bundles and refurbished machines. Reductions are in pounds off chosen models, so check two or three other shops too.',
  ninja:
    'The whole range in one place, with spare drawers and accessories that shops rarely stock. Offers rotate, and bundles are as common as plain reductions: decide on model and capacity beforehand.',
  pandora:
    'Look for retiring designs and festive charms, rather than the core collection. My Pandora members, who join free, have sometimes got in early.',
};

/** Returns the verdict of a built-in retailer; null if there is none. */
export const verdictOf = (slug: string): string | null => VERDICTS[slug] ?? null;

import { type Draft, subcategoriesOf } from './subcategory.ts';

const vacuumCleaners: Draft = {
  slug: 'vacuum-cleaners',
  name: 'Vacuum Cleaners',
  description:
    'Cordless, upright, cylinder and robot cleaners. Models that a newer one has replaced tend to be reduced. Compare running time in the mode that you would really use, bin size, weight, the tools in the box and the price of a new battery and filters.',
  meta_description:
    'Vacuum cleaners in the Boxing Day sales: older cordless models come down most. Compare running time, bin size, weight, tools and spare batteries.',
  verdict: 'Buy a cordless model that a newer one has replaced.',
  falls: [
    'Cordless cleaners with a newer version',
    'Robot cleaners',
    'Uprights and cylinders, steadily',
    'Carpet washers after the holidays',
  ],
  holds: ['The current top model of a brand', 'Simple cleaners with a bag', 'Batteries, filters and heads'],
  buy_early: [],
  wait: ['Any cleaner, if yours still runs'],
  any_time: ['Last year’s model, if yours has given up', 'Refurbished cleaners from the maker'],
  body: `<p>Pine needles on the carpet are as good a reason as any, and the shops agree: vacuum cleaners are a fixture of the Boxing Day sales. Cordless models that were the newest thing two years ago still clean beautifully and cost far less than their replacements. You only have to know which tools you need in the box.</p>
<h2>Where the reductions are</h2>
<p>Cordless cleaners with a newer version come down most, and among them the sets in less popular colours. Robot cleaners follow, because new functions appear every few months and date the old ones. Uprights and cylinders from the big makers are reduced steadily, if not by much. Carpet washers come down after the holidays, when spills are fresh in everyone’s mind.</p>
<p>The current top model of a brand is reduced by a little or given an extra tool. Simple cleaners with a bag cost the same all year, since nothing about them changes. Batteries, filters and heads are hardly ever reduced. Refurbished cleaners from the maker can be the best value of all, with their guarantee in writing.</p>
<h2>How to choose a vacuum cleaner</h2>
<p>Begin with your floors and stairs. For a flat with hard floors, a light cordless stick is a joy. For a house full of carpet, an upright or a strong cylinder with a turbo head does more in less time. With pets, look for a motorised small tool for the sofa. For allergies, a sealed system with a HEPA filter, or a bag that traps the dust when you change it.</p>
<p>With cordless, read the running time twice. The figure on the front is for the gentlest mode with a tool that has no motor. In the mode you would use on carpet it may be a third of that. A click-out battery lets you own two. Lift it with your arm stretched out for half a minute: weight at the hand is what tires you.</p>
<ul>
<li>Compare bins in litres; small ones fill in one room.</li>
<li>Robots like clear floors. Count thresholds, cables and dark rugs first.</li>
<li>Look for a head that cleans up to the edge and does not wrap hair.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Compare sets line by line. One cleaner is sold under several endings, with more or fewer heads, and a set without the crevice tool is no saving if you buy it later. Find the price of a battery and of a year’s filters, and see whether both can be ordered easily. For bagged models, add the bags.</p>
<p>For robots, check what works without the app, where maps are stored and how long updates are promised. Stations that empty and wash the robot are convenient, but tall and not cheap to run. Ask how loud the station is: it empties in seconds, but it can roar.</p>
<p>Look at the guarantee, from one year to several, and whether it covers the battery. Cleaners ordered online may be tried on a carpet at home and cancelled within 14 days of delivery, though heavy use lowers the refund. Fake web shops like to borrow the names of famous brands, so <a href="/content/avoid-fake-shops">check the address</a> before you type in a card number.</p>
<h2>When the reductions come</h2>
<p>Prices dip around Black Friday, after Christmas, at Easter and in the summer events. Between these dates they climb back. If your old machine still runs, choose two candidates and buy at the next dip; if it has given up, take last year’s model today, as even its ordinary price tends to be fair.</p>
<p>New generations are usually shown in spring and autumn, and the previous ones leave in the weeks around. That is when an outgoing top set with all the tools is worth more than a new basic one. For one popular model and its sets, see our page on the <a href="/appliances/dyson-v15">Dyson V15 Detect</a>. And when it arrives, register it that day and keep the box until February.</p>`,
  picks: {
    dyson: 'All sets and spare parts, plus an outlet with machines that Dyson has refurbished.',
    currys: 'Many makes to lift and push in store, from uprights to cordless and robots.',
    argos: 'A large choice from simple to smart, with collection from a branch the same day.',
    ao: 'Clear comparison of weight, bin and running time, with quick delivery.',
    'john-lewis': 'Well-known makes to try in its shops, with advice if you want it.',
    amazon: 'Strong on robots and refurbished models; check who sells and who repairs.',
  },
  buying_tips: [
    'Ask for the running time on carpet with the motorised head, and ignore the headline figure.',
    'List the heads in each set before you compare two prices.',
    'Price a new battery and a year of filters together with the machine.',
    'Lift it at arm’s length for half a minute; your shoulder will tell you the rest.',
  ],
  faqs: {
    'Are cordless vacuum cleaners as good as corded ones?':
      'On hard floors and for daily crumbs, yes, and they are far handier. On thick carpet and in large houses, a corded machine has steadier power, a larger bin and a longer life. Many homes keep a simple cylinder and add a light cordless for every day.',
    'How long does the battery of a cordless cleaner last?':
      'In use, from ten minutes in the strongest mode to about an hour in the weakest. Over the years, a battery loses strength, often noticeably after three to five. Choose a model whose battery can be changed without tools, and find out today what a new one costs.',
    'Is a robot cleaner worth buying?':
      'It keeps clear floors tidy between proper cleans and is a help with pets. It does not do stairs, corners or deep carpet. If you have few thresholds and little on the floor, you will like it. Start with an outgoing model, as prices of these drop quickly.',
  },
};

const airFryers: Draft = {
  slug: 'air-fryers',
  name: 'Air Fryers',
  description:
    'Single-drawer, dual-drawer and oven-style air fryers, which are on offer in most sales of the year. Match the capacity in litres to your household, measure the worktop and the space above it, and check whether drawers and plates go in the dishwasher.',
  meta_description:
    'Air fryers in the Boxing Day sales: older dual-drawer models come down most. Match the capacity to your household and measure the worktop first.',
  verdict: 'Older dual-drawer models come down the furthest.',
  falls: [
    'Older versions of dual-drawer models',
    'Single-drawer supermarket machines',
    'Large oven-style models',
    'Sets with racks or a recipe book',
  ],
  holds: ['New models with stacked drawers', 'New models with a glass dish', 'Spare drawers and plates'],
  buy_early: [],
  wait: ['Large oven-style models, cleared after Christmas'],
  any_time: ['Drawer models: the same low prices return'],
  body: `<p>Air fryers are the easiest kitchen bargain there is. So many brands compete that one of them is always on offer, and Boxing Day just adds a few more. Choose the size and the shape, wait for a dip, and you will have crisp potatoes on a weeknight for a modest sum.</p>
<h2>Where the reductions are</h2>
<p>Older versions of well-known dual-drawer models fall the furthest, in particular when a maker has changed the colour or added a window. Single-drawer machines from supermarket brands are reduced often. Large oven-style models come down after Christmas, when worktops are full and shops want the boxes gone. Sets with tongs, racks or a recipe book are cleared with the gifts.</p>
<p>The newest models with stacked drawers or a glass dish keep their price for some months. Spare drawers and plates keep their price all year. And the recommended price printed next to an offer is a poor guide here, because hardly anyone ever pays it; compare with what the machine cost over the past few weeks.</p>
<h2>How to choose an air fryer</h2>
<p>Think in portions. Around 4 litres serve one or two people, 6 to 8 litres a family of three or four, and 9 litres and more a hungry household or a small chicken. Two drawers let you cook fish and chips at different temperatures and finish together. One large drawer suits a pizza or a joint. Some models have a divider and do both.</p>
<p>Next, the shape. Drawers pull out towards you and need depth; ovens open downwards and let you watch. Stacked models are narrow but tall, so measure below the wall units. Makers ask for a hand’s breadth of air behind and above, as the exhaust is hot. If the machine has to live in a cupboard, its weight matters more than its programmes.</p>
<ul>
<li>Manual control of time and temperature is all you need; programmes are shortcuts.</li>
<li>A window or light saves opening the drawer, which lets the heat out.</li>
<li>Look at the plates: flat and simple ones are quicker to clean than fine mesh.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Check the exact code, since letters at the end mark size, colour and shop editions. Two machines with one name can differ by a third in capacity. Compare litres for each drawer and for the whole, and see whether the figure includes the space that you cannot fill.</p>
<p>Look at power and plug: 2,400 watts and more should not share a socket or an extension lead with the kettle. Read whether drawers and plates go in the dishwasher and what a spare costs, because the non-stick coating is the part that wears. See how loud it is, if your kitchen is also your living room.</p>
<p>Most makers give one or two years of guarantee, some more after registration. If you ordered online, you can cancel within 14 days of delivery; for a machine that smells of bacon you’ll get less back, if the shop takes it at all. Unpack it, check it, and decide before the first supper. <a href="/content/return-rights-on-sale-goods">Faults are another matter</a> and always covered.</p>
<h2>When the reductions come</h2>
<p>There are dips on Black Friday, in the week after Christmas, in January’s healthy season, at Easter and in summer. The same machines return at about the same low points, so there is never a need to rush. If a price looks good, compare it with the last few weeks: <a href="/content/how-to-check-a-price">checking a price</a> takes no longer than heating one up.</p>
<p>If you cook for guests over New Year and would use it now, take the first fair offer. If you are only curious, try a friend’s. Refurbished machines from makers and large shops are another good road, mostly returns that were opened once. For a popular two-drawer model with its relatives, see the <a href="/appliances/ninja-af400">Ninja AF400UK</a>.</p>`,
  picks: {
    ninja: 'The whole family of sizes with spare parts, and refurbished machines from the maker.',
    argos: 'Many brands and sizes to collect the same day, often in more than one colour.',
    currys: 'See the drawers and the height in store, with several makes side by side.',
    ao: 'Good measurements and comparisons on each page, and fast delivery.',
    amazon: 'Useful for older codes and accessories; check that the seller is Amazon.',
    'john-lewis': 'A smaller, well-chosen range, with machines on show in its shops.',
  },
  buying_tips: [
    'Match litres to portions: about two litres for each person is a sensible start.',
    'Measure the height under your wall units and leave air behind the machine.',
    'Check the whole model number, including the letters at the end, before you compare two prices.',
    'Ask what a spare drawer or plate costs, because the coating wears first.',
  ],
  faqs: {
    'What size of air fryer do I need?':
      'For one or two people, about 4 litres. For three or four, 6 to 8 litres or two drawers. For more, or for a whole chicken, 9 litres and upwards. Food should lie in one layer to become crisp, so when in doubt choose the wider drawer over the deeper one.',
    'Is one drawer or two better?':
      'Two drawers cook different things at once and can finish together, which is ideal for meals with sides. One large drawer takes bigger pieces and is easier to clean. If you mostly warm up one thing, a single drawer is cheaper and takes less room.',
    'Does an air fryer save energy?':
      'For small portions, usually: it heats little space and is ready in minutes. For a full roast with several trays an oven makes better use of its heat. As air fryers have no energy label, compare watts and cooking time with what your oven needs.',
  },
};

const coffeeMachines: Draft = {
  slug: 'coffee-machines',
  name: 'Coffee Machines',
  description:
    'Pod, filter, espresso and bean-to-cup machines. The machine is only part of the price: add pods or beans, filters and descaler for a year. Check the tank, the height under the spout, the milk system and how it is cleaned.',
  meta_description:
    'Coffee machines in the Boxing Day sales: pod machines come down most. Add up a year of pods, beans and filters, and check the tank and the milk system.',
  verdict: 'Pod machines come down most; bean-to-cup is worth a wait.',
  falls: [
    'Pod machines and starter packs',
    'Mid-range bean-to-cup machines',
    'Filter machines in gift colours',
    'Gift boxes of pods and syrups',
  ],
  holds: ['Espresso machines for enthusiasts', 'The newest touch-screen models'],
  buy_early: ['A machine, if yours leaks'],
  wait: ['Bean-to-cup, from Christmas to late January'],
  any_time: ['Pod machines, often on offer'],
  body: `<p>A good cup at home costs a fraction of one on the high street, and after Christmas the machine that makes it costs less as well. Pod machines are sold cheaply by makers who earn from the pods, and last season’s bean-to-cup models make way for the next. All you need is an honest look at how you drink coffee.</p>
<h2>Where the reductions are</h2>
<p>Pod machines come down most and most often, with milk frothers and starter packs thrown in. Mid-range bean-to-cup machines come down around Boxing Day, especially those with an older display. Filter machines in gift colours, grinders and kettles with a thermometer follow. Gift boxes of pods and syrups are cleared as Christmas leftovers.</p>
<p>Espresso machines for enthusiasts rarely come down; they are made for many years and sold by specialists. The newest touch-screen models stay expensive until summer. Cashback offers from the makers are common in this group and can be worth more than the reduction on the ticket, provided you send in the form in time.</p>
<h2>How to choose a coffee machine</h2>
<p>Count the cups. Two a day, always the same and in a rush, is a case for pods. Four or more, from fresh beans, is a case for bean-to-cup. If you enjoy grinding, tamping and the occasional failure, an espresso machine with a separate grinder gives you the best coffee. For a pot on the breakfast table, nothing beats a plain filter machine with a thermos jug.</p>
<p>Then think about milk. Automatic systems are convenient and want cleaning every day; a steam wand is quick to wipe and needs a little practice. If you drink plant milk, check that the froth works with it. Black-coffee drinkers can skip the milk system and put the money into a better grinder.</p>
<ul>
<li>Measure the height under the spout with your favourite mug.</li>
<li>A tank of 1.5 litres or more saves constant refilling; see whether it lifts out at the front.</li>
<li>For beans, look for a ceramic or steel conical grinder and adjustable strength.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Work out a year. Pods cost several times what beans do for the same cup, and with five cups a day the machine is soon the smallest item. For pods, see how many makers produce them: an open system keeps prices down. For beans, add water filters, descaler and cleaning tablets. In a hard-water area these are not optional.</p>
<p>Check the depth and the lid: beans and water are often filled from above, which needs space below the cupboards. Ask how the brewing unit is cleaned. One that can be taken out and rinsed lasts longer in most kitchens. On marketplaces, make sure that the machine is a UK version with the right plug and guarantee.</p>
<p>Machines ordered online can go back within 14 days of delivery. Coffee in the tray counts as use, so unpack, look and measure before the first cup. Keep the packaging, because bean-to-cup machines travel badly without it. And <a href="/content/pay-safely-in-the-sales">pay by credit card</a> for an expensive one.</p>
<h2>When the reductions come</h2>
<p>Pod machines are on offer somewhere in almost any week, so don’t take the first price you see. Bean-to-cup models have their best weeks around Black Friday and from Christmas to the end of January, with further rounds before Father’s Day and in the autumn. New ranges tend to appear in early autumn.</p>
<p>If your machine only tastes stale, descale it first: a sachet may save you the whole outlay. If it leaks, replace it now, and look at refurbished machines from the makers as well. Ex-display models are tempting, but ask how often they brewed, and insist on new seals. A fresh bag of beans from a local roaster will do more for the taste than the next model up.</p>`,
  picks: {
    currys: 'All kinds from pod to bean-to-cup on show, so that you can compare their size.',
    'john-lewis': 'Advice on the more expensive machines, and its shops have some on show.',
    argos: 'Pod and filter machines to collect nearby, often with a starter pack.',
    ao: 'Detailed measurements of height and tank, with quick delivery of heavy boxes.',
    amazon: 'Good for pods, filters and descaler as well; check the machine is a UK version.',
    very: 'Stocks the main pod and bean-to-cup makers; judge the price without credit.',
  },
  buying_tips: [
    'Add a year of pods or beans, filters and descaler before you compare machines.',
    'Measure your tallest mug and the gap below the wall unit.',
    'Prefer a brewing unit that comes out for rinsing.',
    'Check for cashback from the maker, and put its closing date in your calendar.',
  ],
  faqs: {
    'Are pod machines cheaper than bean-to-cup?':
      'To buy, yes, by a wide margin. To run, no: a pod usually costs several times as much as the beans for one cup. At one or two cups a day, pods may still come out even over the years. From four cups a day, beans usually work out cheaper and give you more choice of coffee.',
    'How much cleaning does a bean-to-cup machine need?':
      'Empty the tray and the grounds most days, rinse the milk parts after use, and take out the brewing unit once a week if it can be removed. Descale when the machine asks. None of it takes long, and it helps the machine last.',
    'Should I buy a refurbished coffee machine?':
      'From the maker or a known shop, it is a good idea: seals and hoses are checked and there is a guarantee. Ask what was replaced, and run it through a descaling cycle first. You have rights against the seller on refurbished goods as well.',
  },
};

const washingMachines: Draft = {
  slug: 'washing-machines',
  name: 'Washing Machines',
  description:
    'Freestanding and built-in machines and washer-dryers. Outgoing models come down most. Compare the energy label’s kilowatt-hours per 100 cycles, drum size, spin speed and noise, and ask what delivery, connection and removal of the old machine cost.',
  meta_description:
    'Washing machines in the Boxing Day sales: outgoing freestanding models come down most. Compare energy use, drum, spin and noise, and ask about delivery.',
  verdict: 'White freestanding models about to be replaced are cheapest.',
  falls: [
    'Freestanding machines of the outgoing series',
    'White machines of eight or nine kilos',
    'Graphite and black finishes',
    'Graded stock with a scratch',
  ],
  holds: ['Built-in models', 'The top brands', 'Very cheap machines'],
  buy_early: ['A machine, if yours has failed'],
  wait: ['A machine, if yours only rattles'],
  any_time: [],
  body: `<p>A washing machine is bought once in ten years, usually in a bad mood and at short notice. If yours still works, you’re in luck: the weeks after Christmas are a good time to choose calmly. Warehouses are full, outgoing models have to go, and delivery slots open again as soon as the holidays are over.</p>
<h2>Where the reductions are</h2>
<p>Freestanding machines of the outgoing series come down most, in white and with middling drums of eight or nine kilos. Graphite and black finishes are reduced when they do not sell. Graded stock, with a scratch on the side or a dented box, is a fine saving for a machine that goes between two cupboards. Washer-dryers move along with the rest.</p>
<p>Built-in models come down less, since people need a particular size and shops know it. The top brands reduce little and offer cashback or longer guarantees instead. Very cheap machines are cheap every week, whatever the sale banner says.</p>
<h2>How to choose a washing machine</h2>
<p>Start with the drum. Seven kilos suit one or two people, eight or nine a family, and more than that only pays if you often wash duvets. A half-filled giant is neither clean nor thrifty. Then look at the depth: large drums stick out further than the usual 60 cm, and pipes need room behind.</p>
<p>Read the energy label. It shows kilowatt-hours for 100 cycles, litres for one, the noise of the spin and a class from A to G. For drying on a line indoors, a spin of 1,400 turns takes out noticeably more water than one of 1,200. A quick programme of half an hour and a true 20-degree wash are used more than all the others together.</p>
<ul>
<li>Washer-dryers dry less than they wash: look for both figures in kilos.</li>
<li>A quiet motor matters if the machine is next to a bedroom.</li>
<li>Automatic dosing is comfortable and uses less detergent over the years.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Ask for the full price. Delivery, carrying upstairs, connection, removal of transit bolts, taking the old machine away: each can be included or extra. Shops must offer a way to recycle your old appliance when you buy a new one. Check the width of the hall and the turn in the stairs, and disconnect the old machine beforehand unless you have booked that too.</p>
<p>Compare guarantees and what they cover. Some makers give five or ten years on the motor alone, while a pump or a door seal is far more likely to fail. A two-year guarantee on everything may be worth more. Look for spare parts and for a drum that can be opened for new bearings, if you like to keep things for long.</p>
<p>If you ordered the machine online, you can cancel within 14 days of delivery. Once it has been installed and has washed, expect a deduction and a collection fee, so check it while it’s still in the hall. Any damage belongs on the driver’s note and in a photograph. If it fails early, <a href="/content/return-rights-on-sale-goods">the seller has to put it right</a>.</p>
<h2>When the reductions come</h2>
<p>Prices tend to be friendly around Black Friday, from Boxing Day through January, and on the bank holidays in spring. If your machine has failed, buy within the week: a month at the launderette costs more than most reductions save. If it only rattles, watch two models and take the first dip.</p>
<p>Think about running costs over ten years, not about one afternoon. A thrifty machine can earn back its difference, in particular with several washes a week. Ask whether a maker’s cashback is running, and read when the form is due. For everything else in the kitchen, our page on <a href="/categories/appliances">appliances</a> says what is worth waiting for.</p>`,
  picks: {
    ao: 'Its own drivers deliver, connect and remove machines; member prices may lower the bill.',
    currys: 'Graded and outgoing machines, with installation and recycling of the old one.',
    'john-lewis': 'Careful installation, and a clear description of programmes, size and noise.',
    argos: 'Simple freestanding models with booked delivery to most addresses.',
    very: 'Many makers and finishes, including graphite and built-in; compare the full cash price.',
  },
  buying_tips: [
    'Compare the price with delivery, connection and removal included.',
    'Measure depth with pipes and door, and check that the drum door can open fully.',
    'Put the energy label of both machines side by side: kilowatt-hours, litres and noise.',
    'Check the machine in the hall and note damage before the driver leaves.',
  ],
  faqs: {
    'What drum size do I need?':
      'Seven kilos are enough for one or two people, eight or nine for a family of four. A larger drum is useful for duvets, but it is wasteful when half full. The figure is for dry cotton in a full drum; most daily loads are smaller.',
    'Will the shop take away my old machine?':
      'Retailers have to give you a way to recycle it when you buy a similar new one. Many collect it with the delivery, sometimes for a fee, if you book this at the checkout. Disconnect it and drain it first, unless connection is part of your order.',
    'Are graded washing machines a good buy?':
      'They can be. Grades describe marks on the casing or a damaged box, and the machine itself is new or checked. Read what the grade means at that shop, and whether the full guarantee applies. You can’t complain later about marks that you were shown.',
  },
};

export const appliances = subcategoriesOf('appliances', [
  vacuumCleaners,
  airFryers,
  coffeeMachines,
  washingMachines,
]);

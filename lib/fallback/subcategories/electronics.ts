import { type Draft, subcategoriesOf } from './subcategory.ts';

const tvs: Draft = {
  slug: 'tvs',
  name: 'TVs',
  description:
    'TV ranges are renewed in spring and summer, so Boxing Day clears the outgoing sets. Compare the exact model number, the panel type, the number of HDMI 2.1 inputs and the guarantee, which differs from retailer to retailer.',
  meta_description:
    'TVs in the Boxing Day sales: last year’s large sets come down, flagships rarely. What to check first: model number, panel, HDMI 2.1 inputs and guarantee.',
  verdict: 'Look at last year’s 55-inch sets first.',
  falls: [
    'Last year’s models of 55 inches and above',
    'Mid-range LCD sets, such as QLED',
    'Outgoing OLED ranges',
    'Ex-display and unopened returns',
  ],
  holds: ['This year’s flagship', 'Small sets for the kitchen', 'TVs designed to look like a picture'],
  buy_early: ['A popular size of an outgoing model'],
  wait: ['Any other outgoing TV, until the new range arrives'],
  any_time: ['A set whose price has been fair since Black Friday'],
  body: `<p>Boxing Day is a good moment for a big screen. Makers show next year’s TVs in January and bring them to the shops from spring, so the sets on the shelf today have to make room. They are the same TVs that sold at full price in the summer, and most people would never spot the difference from their successors.</p>
<h2>Where the reductions are</h2>
<p>The largest cuts fall on last year’s models in sizes of 55 inches and above, on ex-display sets, and on boxes that came back unopened after Christmas. Mid-range LCD TVs, often sold under names such as QLED, move more than budget ones, because there is more room in the price. OLED sets from the outgoing range come down too, though the smallest size of a range may not follow.</p>
<p>This year’s flagship, small sets for the kitchen and unusual designs that hang like a picture stay expensive for longer. A very cheap ‘sale’ TV that you cannot find anywhere before November was probably made for the season, and there is no earlier price to compare it with.</p>
<h2>How to choose a TV</h2>
<p>Start with the room. Measure the distance from sofa to wall and the space on the stand, feet included: some sets stand on feet at the far ends, wider than many tables. Then decide what you watch. A bright living room with daytime sport suits a good LCD set with strong brightness. Films in the evening look best on OLED, where black is truly black.</p>
<p>For a console, look for a 120 Hz panel and at least one HDMI 2.1 input; two if a soundbar will take the other. For everything else, 60 Hz is fine. The built-in software matters less than it seems, since a small streaming stick replaces it, but check that your usual apps are there.</p>
<ul>
<li>Find the full model number, not just the series name. One letter can mean another panel.</li>
<li>Look at the energy label on the product page, with and without HDR.</li>
<li>Think about sound: thin sets rarely have much bass, and a soundbar costs extra.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Compare the guarantee as well as the price. On TVs some shops include five years and others one, and five years can be worth more than a small saving elsewhere. Ask what delivery costs, whether the driver brings the set inside, and who takes the old one away. An ex-display TV should come with its feet, remote control and hours of use stated.</p>
<p>Your rights are the same on a reduced set. If you ordered it online, you can unpack it, look at it and <a href="/content/return-rights-on-sale-goods">cancel within 14 days</a> of delivery. Keep the carton flat until you are sure, because a large screen cannot travel safely without it.</p>
<h2>When the reductions come</h2>
<p>Prices tend to be good from late November and again from Christmas Eve into January. If the set you want is at a fair price in Black Friday week, there is no need to gamble on a lower one. If you missed it, Boxing Day is the next chance, and clearance goes on until the new range arrives. Popular sizes of an outgoing model sell out for good, so decide on a second choice in advance.</p>
<p>Big football tournaments bring offers in early summer as well. The new range is at its most expensive then, so look at last year’s TVs first. Use the price of the model over several weeks as your measure; our guide shows <a href="/content/how-to-check-a-price">how to check a price</a> in a few minutes.</p>`,
  picks: {
    'john-lewis': 'A smaller choice of well-known sets, to see in its shops before you order.',
    currys:
      'A wide range to see side by side in its stores, often with last year’s sets cleared to make room.',
    argos: 'Good for small and mid-size sets: see what your branch has and collect the same day.',
    ao: 'Brings large sets with its own delivery teams and can take the old TV away.',
    amazon: 'Useful for comparing older model numbers; check that Amazon itself is the seller.',
  },
  buying_tips: [
    'Write down the full model number, then search for that number alone.',
    'Set the guarantee against the price: five years included can beat a lower figure with one year.',
    'Measure between the feet of the stand as well as the screen, since many sets need a wide table.',
    'For a console, count the HDMI 2.1 inputs and look for 120 Hz before you look at the brand.',
  ],
  faqs: {
    'Is last year’s TV a worse buy than this year’s?':
      'Rarely. From one year to the next most ranges change little: a somewhat brighter panel, a newer processor, a refreshed menu. If the outgoing set has the size, panel and inputs that you want, the lower price is a good trade. Just ask how long the maker will update its apps.',
    'What size of TV should I buy?':
      'Measure how far your eyes are from the screen. For films and sport in 4K, a distance of about one and a half times the diagonal feels generous; twice the diagonal feels relaxed. Mark the outline on the wall with tape and live with it for a day.',
    'Can I return a TV bought in the Boxing Day sales?':
      'If you ordered it online, yes: you have 14 days from delivery to cancel and 14 more to send it back, reduced or not. Handle it as you would in a shop and keep the packaging. In a store, the shop’s own policy decides whether you can change your mind; it doesn’t decide about faults.',
  },
};

const laptops: Draft = {
  slug: 'laptops',
  name: 'Laptops',
  description:
    'Laptops with the previous generation of processor are the ones usually reduced, and they are quick enough for most work. Settle memory, storage, screen and keyboard layout first, and check how long the maker and the operating system will provide updates.',
  meta_description:
    'Laptops in the Boxing Day sales: older models come down, the newest rarely. Settle memory, storage, screen and keyboard layout before you compare.',
  verdict: 'Choose three models and take the first good price.',
  falls: [
    'Mid-range Windows laptops of the previous generation',
    'Gaming laptops with an older graphics chip',
    'Older Chromebooks',
    'Earlier MacBook generations',
  ],
  holds: ['The newest thin laptops', 'Apple’s current MacBooks', 'The very cheapest machines'],
  buy_early: [],
  wait: ['Older models, as new processors arrive', 'Open-box machines, plentiful in January'],
  any_time: ['Refurbished laptops, good value every month'],
  body: `<p>There are real bargains among laptops after Christmas, because last year’s processor is still quick enough for everyday work. The trick is to settle what you need before you look at a single reduction. Laptops come in hundreds of versions with nearly the same name, and a good price on the wrong one is no bargain.</p>
<h2>Where the reductions are</h2>
<p>Mid-range Windows laptops with the previous generation of processor come down most, together with gaming laptops whose graphics chip has a successor. Chromebooks are reduced often, in particular older ones. Business models that a shop ordered in quantity appear in outlet sections, and returned or open-box machines are plentiful in January.</p>
<p>The newest thin laptops and Apple’s current MacBooks move little, and when they do the drop is much the same at every large shop. Earlier MacBook generations are the exception: retailers clear them when a new chip arrives. The cheapest machines of all stay cheap the whole year, and usually for a reason, such as too little memory or a dull screen.</p>
<h2>How to choose a laptop</h2>
<p>Begin with memory, because on most thin laptops it is soldered in and can never be added. For general use, 16 GB is a comfortable amount, and 8 GB is enough for a Chromebook or light browsing. Next comes storage: 512 GB suits most homes, 256 GB if your photos live in the cloud. Make sure that it is an SSD, not slower eMMC memory.</p>
<p>Then look at the screen, which you will face for years. Full HD is the least to accept on 14 or 15 inches. Look for an IPS or OLED panel and for the brightness in nits, if the maker states it: around 300 is fine indoors, more is kinder beside a window. Only after that compare processors, and compare them by their full number.</p>
<ul>
<li><strong>For school and study:</strong> low weight, long battery life, a sturdy hinge.</li>
<li><strong>For the kitchen table:</strong> a good keyboard and a larger screen.</li>
<li><strong>For games:</strong> the graphics chip first, then cooling and the refresh rate.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Check that the keyboard has the UK layout, with the pound sign above the 3; marketplace sellers sometimes ship American or European ones. Count the ports and see whether USB-C also charges. Find out until when the operating system is supported: every Chromebook has a published date after which updates end, and older processors may be left out by future versions of Windows.</p>
<p>Read who the seller is, how long the guarantee runs, and what a refurbished grade means. Extras such as security software, setup services and insurance are offered at the till. You can say no to all of them and decide later. If you are unsure about the deal itself, <a href="/content/how-to-read-a-discount">read what the discount is measured against</a>.</p>
<h2>When the reductions come</h2>
<p>Good moments are Black Friday, the days from Christmas Eve to early January, and late summer before term starts. New processors are announced in January and reach the shops over the following months, which is why the older machines come down at that time. If your laptop has given up, do not wait for a date: open-box and refurbished machines are good value in every month.</p>
<p>Boxing Day suits you best if you can name three models that would do. Watch all three for a week or two and take the first that reaches your price. If you ordered online, you can send an unopened laptop back within 14 days. If you’ve set it up, remove your account first, and expect the shop to look for signs of use.</p>`,
  picks: {
    currys:
      'Try keyboards and screens in store, and look for the previous processor among the clearance machines.',
    'john-lewis': 'A well-chosen range, from study machines to MacBooks, to try in its shops.',
    amazon: 'Large choice of versions; check the seller and the UK keyboard before you order.',
    argos: 'Handy for Chromebooks and school laptops, with collection from a branch near you.',
    ao: 'Clear product pages with ports and memory spelled out, delivered to the door.',
    very: 'Sells the main brands in many versions; compare the cash price, without credit.',
  },
  buying_tips: [
    'Choose memory for the years ahead: on most thin laptops it cannot be added later.',
    'Compare the complete processor number, since the family name alone covers very different speeds.',
    'Look up the date on which updates end for any Chromebook before you compare prices.',
    'Check for the pound sign above the 3 in the picture: it tells you that the keyboard is British.',
    'Leave insurance and setup packages out of the basket until you’ve read what they cover.',
  ],
  faqs: {
    'How much memory does a laptop need?':
      'For Windows, 16 GB is comfortable for browsing, office work and light photo editing over several years. With 8 GB you will manage, but many open tabs slow things down. A Chromebook runs happily with 8 GB. Editing video or playing recent games asks for more.',
    'Is a refurbished laptop a good idea?':
      'It can be the best value of all. Buy from the maker or an established shop that states the grade, the health of the battery and the length of the guarantee. Your legal rights against the trader apply as they do for new goods, allowing for age and price.',
    'Should I wait for a newer processor?':
      'Not for everyday work. Each generation brings a little more speed and battery life, and the older machines drop when it arrives. Wait only if you edit video, play demanding games or want the longest possible support from the maker.',
  },
};

const headphones: Draft = {
  slug: 'headphones',
  name: 'Headphones',
  description:
    'In-ear, on-ear and over-ear headphones, with and without noise cancelling. Models that already have a newer version are the ones most often reduced. Compare battery hours with noise cancelling on, water resistance, and whether ear tips, pads and batteries can be replaced.',
  meta_description:
    'Headphones in the Boxing Day sales: the pair that has just been replaced comes down most. Compare battery hours, water resistance and replaceable parts.',
  verdict: 'The pair just replaced comes down most, while you can find it.',
  falls: [
    'Noise-cancelling models with a newer version',
    'Bright colours, before black and silver',
    'Sports earbuds and gaming headsets',
    'Bundles with a case or charger',
  ],
  holds: ['Brand-new flagships', 'Wired headphones for listening at home'],
  buy_early: ['An older pair in a colour you like, at a fair price'],
  wait: ['A pair that is expensive today'],
  any_time: ['Sports earbuds, on offer much of the year'],
  body: `<p>Headphones are among the easiest bargains of the season. Makers bring out a new version every two or three years, the old one sounds as good as it ever did, and shops would rather sell it than store it. With a little patience you can have last year’s best for the price of this year’s second best.</p>
<h2>Where the reductions are</h2>
<p>The deepest reductions go to well-known noise-cancelling models that have just been replaced. Bright colours drop before black and silver. Sports earbuds and gaming headsets are on offer for much of the year, and bundles with a case or a charger turn up around Christmas.</p>
<p>Brand-new flagships keep their price for their first months. Apple’s latest AirPods come down in small steps, at most shops at once. Serious wired headphones for listening at home are hardly ever reduced; they stay on sale for years at a steady price, so look for ex-display pairs.</p>
<h2>How to choose headphones</h2>
<p>Think about where you will wear them. On trains and planes, over-ear headphones with noise cancelling are the most restful. For walking, small earbuds with a good transparency mode let you hear traffic. For running, look for a secure fit and a water-resistance mark such as IPX4 or higher. At a desk, comfort over hours and a decent microphone count for more than bass.</p>
<p>Next, think about your phone. Some features work only within one family: instant switching, spatial sound, finding a lost bud. Any Bluetooth pair will play music on any phone, though, so treat these extras as a bonus. If you still like a cable, check for a 3.5 mm socket or for USB-C audio, because a cable is often not in the box.</p>
<ul>
<li>Compare the battery hours with noise cancelling switched on, which is the lower figure.</li>
<li>See whether they connect to two devices at once, such as a laptop and a phone.</li>
<li>Look for spare ear pads, tips and batteries; these decide how long the pair will last.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Check the generation. Names differ by one digit, and marketplace listings mix old and new versions under one picture. Popular earbuds are widely counterfeited, so buy from a shop you know and look at who sells the item. A price far below that of every other shop is a warning, not a stroke of luck.</p>
<p>Ask about returns before you open the box. Over-ear headphones can normally be tried and sent back like anything else bought online. In-ear models are different: some sellers rely on the hygiene rule for sealed goods and refuse them once unsealed, unless they are faulty. The page with the shop’s returns terms tells you in two minutes.</p>
<h2>When the reductions come</h2>
<p>Offers come round often: in spring, in summer, on Black Friday, and again from Christmas Eve into January. If a pair you like is expensive today, it will probably be reduced within weeks. That takes the pressure off, and it means that Boxing Day is a good date, but not a magic one.</p>
<p>The best time for a particular model is shortly after its successor is announced. Sales do not last for ever at that point, because production has ended and favourite colours go first. Note the usual price over a month, decide what it is worth to you, and buy when it gets there. For the finer points, see <a href="/content/what-is-worth-waiting-for">what is worth waiting for</a>.</p>`,
  picks: {
    currys: 'Several brands to try on in the larger stores, from earbuds to over-ear pairs.',
    'john-lewis': 'A careful choice of earbuds and over-ear models, to see in its shops or order online.',
    argos: 'Earbuds are quick to collect from a branch, and older colours turn up in clearance.',
    amazon: 'Outgoing versions stay listed for long; make sure that Amazon itself is the seller.',
    very: 'Sells well-known makes in many colours, so an older shade may be reduced.',
  },
  buying_tips: [
    'Check the exact generation in the listing’s title, its picture and its small print: all three should agree.',
    'Try the fit on the first day and walk about; most returns are about comfort, not sound.',
    'Add the price of replacement pads or tips when you compare two pairs.',
    'Register the serial number with the maker soon, because a fake will not be accepted.',
  ],
  faqs: {
    'Are noise-cancelling headphones worth it?':
      'If you travel, share an office or live on a busy road, yes: they take away the steady hum that makes you turn the volume up. They do less against voices. For a quiet room, a good pair without the feature gives you better sound for the same money.',
    'Can I return earbuds that I have opened?':
      'It depends on the seller. Once you break the seal on goods sealed for hygiene, you lose the right to cancel, and some shops apply that to in-ear models. Others accept them with fresh tips. Read the returns page first. Faulty earbuds are covered in any case.',
    'Do expensive headphones sound better on a phone?':
      'Up to a point. The step from the cheapest to the middle is easy to hear; beyond that you pay for comfort, noise cancelling and build. With music streamed over Bluetooth, a good fit improves the sound more than a higher price does.',
  },
};

const smartHome: Draft = {
  slug: 'smart-home',
  name: 'Smart Home',
  description:
    'Speakers, plugs, heating controls, cameras and doorbells. They are promoted many times a year, so there is no need to hurry. Check which system they work with, what needs a subscription, and how long security updates are promised.',
  meta_description:
    'Smart home in the Boxing Day sales: speakers, plugs and doorbells are often reduced. Check which system they work with and how long updates are promised.',
  verdict: 'Small gadgets are often reduced, so never pay full price.',
  falls: [
    'Smart speakers, displays, plugs and bulbs',
    'Video doorbells and older cameras',
    'Starter sets of lighting',
    'Bundles of several parts',
  ],
  holds: ['Heating controls', 'Smart locks, blinds and alarms', 'Brand-new versions'],
  buy_early: ['Heating controls, before the cold weeks'],
  wait: ['A gadget that cost less in November'],
  any_time: ['Plugs, bulbs and speakers'],
  body: `<p>Smart-home gadgets are nearly always on offer somewhere, and that is good news: you can build up slowly, one useful thing at a time, and never pay full price. The makers of voice assistants earn from the services around them, so speakers, doorbells and sticks are regular guests in every sale, Boxing Day included.</p>
<h2>Where the reductions are</h2>
<p>Smart speakers, displays, plugs, bulbs and video doorbells fall often and far, in particular the makers’ own brands at online shops. Starter sets of lighting and older cameras come down as well. Bundles are common: a doorbell with a speaker, or four plugs in one box. They are good value when you would use every part.</p>
<p>Heating controls come down less, because many people need them in cold weather. Smart locks, blinds and alarm systems move only a little. Brand-new versions keep their price for some months, while the version before is quietly cleared. It usually does the same job.</p>
<h2>How to choose smart-home devices</h2>
<p>Start with the system that you already use. Alexa, Google Home, Apple Home and SmartThings each have their own app, and the box says which of them will work. Devices with the Matter mark are built to work with all four, which keeps your options open. Choose one app for the household and stay with it; mixing is where the fun ends.</p>
<p>Then solve one problem at a time. A plug with a timer for the lamp in the hall. A doorbell, if parcels go missing. A thermostat, if nobody remembers to turn the heating down. Each should still work sensibly when the internet is off, and for guests who do not have your phone.</p>
<ul>
<li><strong>Doorbells:</strong> battery or wired, and whether your existing chime will ring.</li>
<li><strong>Bulbs:</strong> the fitting, B22 or E27, and what happens if someone uses the wall switch.</li>
<li><strong>Thermostats:</strong> whether your boiler is on the maker’s list, and whether a fitter is needed.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Look at the running costs first. Many cameras and doorbells record video only with a monthly plan, and the plan can cost more in two years than the device. See what works without one: live view, alerts, perhaps storage on a card. Write the yearly fee next to the price before you compare.</p>
<p>Next come updates. UK law asks makers to state for how long a connected product will get security updates, and you should find that period on the product page or with the instructions. An old camera with only months of support left isn’t worth buying at any price. Avoid nameless devices that want an account with an unknown company for a view of your front room.</p>
<p>Last, think of your neighbours’ privacy. Aim an outdoor camera at your own property, tell visitors that it is there, and look up how recordings are deleted before you need to.</p>
<h2>When the reductions come</h2>
<p>Because offers return so often, the calendar matters less here than in other parts of the sales. Makers’ own events in summer and autumn, Black Friday and the days after Christmas are all good. If a device costs more today than it did in November, simply wait: the lower price will be back.</p>
<p>Buy earlier where comfort is at stake. Heating controls pay their way from the first cold week, and fitters are busy in January. For the rest, keep a short list, <a href="/content/how-to-check-a-price">note the price now and then</a>, and add the next piece when it is reduced.</p>`,
  picks: {
    amazon: 'The home of Echo, Ring and Blink, which it reduces many times a year.',
    currys: 'Carries all the large systems, so you can compare them on one shelf before choosing.',
    argos: 'Plugs, bulbs and doorbells to collect nearby, often in ready-made bundles.',
    'john-lewis': 'Cameras, doorbells and speakers of the main systems, to look at in its shops.',
    very: 'Sells the main speakers, doorbells and cameras, sometimes as sets that other shops split.',
  },
  buying_tips: [
    'Decide on one app for the whole household before you buy the second device.',
    'Add two years of any subscription to the price of a camera or a doorbell.',
    'Look for the stated period of security updates, and prefer the device with the longer one.',
    'Pick devices with the Matter mark if you may change your phone or speaker one day.',
  ],
  faqs: {
    'Do smart doorbells need a subscription?':
      'Many show live video and ring your phone without one, but keep recordings only with a monthly plan. Others store clips on a card or a base station at home. Read what the free version does on the maker’s own page, and count the plan in when you compare prices.',
    'Will smart devices work if the internet goes down?':
      'Some will. Light switches, thermostats and devices on a local hub usually carry on, while voice control and video from outside stop. Ask what a device does on its own before you rely on it for heating or for getting into the house.',
    'What does the Matter mark mean?':
      'Matter is a common standard that lets devices from different makers work with Alexa, Google Home, Apple Home and SmartThings. It makes it easier to mix brands. Special features may still need the maker’s own app, so check the one that you care about.',
  },
};

export const electronics = subcategoriesOf('electronics', [tvs, laptops, headphones, smartHome]);

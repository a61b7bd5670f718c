import { type Draft, subcategoriesOf } from './subcategory.ts';

const consoles: Draft = {
  slug: 'consoles',
  name: 'Consoles',
  description:
    'PlayStation, Xbox and Nintendo machines. Plain reductions are rare and bundles common, so price the parts separately. Check the storage, whether there is a disc drive and which of your present games and accessories will work with it.',
  meta_description:
    'Consoles in the Boxing Day sales: bundles are common, plain reductions rare. Price the parts separately, and check storage, disc drive and old games.',
  verdict: 'Look for a bundle, or an older version.',
  falls: [
    'Older versions, once a newer one is out',
    'Special editions of last year',
    'Bundles with a game or controller',
    'VR headsets, in steps',
  ],
  holds: ['The current flagship of any maker'],
  buy_early: [],
  wait: ['Refurbished consoles'],
  any_time: ['A bundle with a game you want, even in November', 'A current console, which rarely comes down'],
  body: `<p>Consoles are the one present that nobody wants to be caught without, and makers know it. So do not expect the price of the machine itself to collapse. The bargains of Boxing Day are in the bundles, in the older members of a family, and in the games that come along. With a pencil and two minutes you can pick out the good ones.</p>
<h2>Where the reductions are</h2>
<p>Older versions come down when a newer one has arrived: the first Nintendo Switch family beside its successor, or a model with less storage. Special editions in the colours of last year’s game follow. Bundles with a game, a second controller or some months of membership are the usual form of offer, and refurbished consoles appear in January when returns have been checked.</p>
<p>The current flagship of any maker rarely comes down. Recommended prices have even gone up in recent years, so last Christmas is no guide to this one. Handheld gaming PCs move a little more freely, because several makers compete. Virtual-reality headsets are reduced in steps, most of all when a new version has been announced.</p>
<h2>How to choose a console</h2>
<p>Begin with the games and the friends. If the children’s friends all play on one system, that is the system. Exclusive series still decide for many: Nintendo for families and its own characters, PlayStation for its big adventures, Xbox for those who like a library by subscription. Everything else is detail.</p>
<p>Then comes the disc. A console with a drive plays second-hand games, gifts and films; a digital one costs less and ties you to one shop for its whole life. If you buy two or more used games a year, the drive soon pays for itself. Storage is next: large games take up a hundred gigabytes and more, and expansion differs from brand to brand. For a 1080p TV, the cheaper machine of a family is often all you need.</p>
<ul>
<li>For young players, look for a handheld or small model and for parental controls.</li>
<li>For four on the sofa, count the controllers and their price.</li>
<li>For a 4K TV, check its HDMI 2.1 input before you pay for the strongest console.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Take every bundle apart. Write down what the console costs alone today, what the game costs today, not at its launch, and what the months of membership would be worth to you. Add them up. If one part is something that you would not have bought, count it as nothing. Some bundles cost just as much as their parts.</p>
<p>Check the model number and the storage on the box. Ask which of your present games, controllers and headsets will work with it. Memberships included in a bundle renew automatically, so turn that off in the settings on the first evening. For refurbished machines, compare guarantee and accessories with those of a new one.</p>
<p>Buy from shops that you know. When a console is scarce, fake shops and doorstep deals flourish, often on social media. You can cancel an unopened console that you ordered online within 14 days of delivery, but not used codes and unsealed software. See <a href="/content/avoid-fake-shops">how to avoid fake shops</a> if a price looks too good.</p>
<h2>When the reductions come</h2>
<p>There are two seasons: Black Friday week and the days from Christmas to early January. Bundles in the two are often the same. If a console you want comes with a game you want in November, take it, because a better offer in December is far from certain. In spring and summer there are shorter promotions, usually run by the makers at every shop at once.</p>
<p>If you do not need it at Christmas, wait for January’s refurbished stock, or for the week after a new version is announced. And if someone finds one under the tree, the sales are the moment for the second controller and the games: see <a href="/categories/gaming/gaming-accessories">gaming accessories</a> and <a href="/categories/gaming/video-games">video games</a>, where the real reductions are.</p>`,
  picks: {
    argos: 'Reserve online and collect locally; bundles differ from those of other shops.',
    'smyths-toys': 'Consoles with stock shown for each branch, and good for a second controller.',
    currys: 'Pairs consoles with TVs and headsets, and has stores in many retail parks.',
    amazon: 'Fast delivery of single consoles; check that Amazon sells it and no third party.',
    very: 'Makes up bundles of its own; add the parts up at the cash price.',
    'john-lewis': 'Consoles beside TVs and headsets, with orders to collect from its shops or Waitrose.',
  },
  buying_tips: [
    'Price console, game and membership separately, at what each costs on that very day.',
    'Decide on disc drive or digital before you compare, because it decides what games will cost.',
    'Ask what works with it: games, controllers, headsets and memory cards that you own.',
    'Turn off the renewal of any included membership on the first evening.',
  ],
  faqs: {
    'Will consoles be cheaper on Boxing Day than on Black Friday?':
      'Not reliably. Both bring bundles, often the same ones, and plain cuts to current machines are uncommon on either date. If November’s offer contains a game that you want, it is reasonable to take it. Older versions and refurbished consoles are the better reason to wait.',
    'Is a digital console a good idea?':
      'It is if you buy downloads anyway, subscribe to a library of games, or have little space. It is not if you like second-hand games, lend them to friends or watch films on disc. Over several years, the price of games matters more than the difference in hardware.',
    'Do old games work on new consoles?':
      'Often, though never take it for granted. Current PlayStation and Xbox machines play most titles of the generation before, and the Switch 2 plays most games of the first Switch. Discs need a drive. The makers keep lists of exceptions on their support pages.',
  },
};

const videoGames: Draft = {
  slug: 'video-games',
  name: 'Video Games',
  description:
    'Discs, cartridges and download codes. Autumn’s releases are often cheaper by Boxing Day, and the console makers’ own shops run holiday sales. Check the platform, the PEGI age and whether a box contains a game or only a code before you pay.',
  meta_description:
    'Video games in the Boxing Day sales: autumn’s releases come down, Nintendo’s own rarely. Check platform, PEGI age and whether the box has only a code.',
  verdict: 'Games are where the sales are generous.',
  falls: [
    'Autumn’s yearly sports and shooter games',
    'Complete editions of older titles',
    'Whole series as downloads',
  ],
  holds: [
    'Nintendo’s own games',
    'Games due in January and February',
    'Small games that have just become hits',
  ],
  buy_early: ['A game to start together with friends'],
  wait: ['Autumn’s releases on disc', 'Anything you play alone'],
  any_time: ['Small reductions on Nintendo’s own games'],
  body: `<p>Consoles rarely come down in the sales, but games do. Titles that were full price in October are often far cheaper by New Year, and the digital shops of the console makers fill whole pages with holiday offers. With a little patience, you get three good games for the price of one.</p>
<h2>Where the reductions are</h2>
<p>The big yearly releases come down first: football, racing and shooters that came out in autumn and have sold to their keenest fans. Complete editions of older titles, with all the extras, follow. Games that disappointed their makers fall fastest of all, sometimes undeservedly. On disc, shops clear what they ordered too many of; as downloads, whole series go on sale together.</p>
<p>Nintendo’s own games stay expensive for years, so even a small reduction on one of them is worth having. Games due in January and February are full price, as are small hits that everyone has just discovered. Collectors’ editions either vanish or end in clearance, and nobody can tell which in advance.</p>
<h2>How to choose a video game</h2>
<p>Ask who plays, for how long and with whom. An open world of eighty hours is a poor gift for someone with twenty minutes in the evening. Games for two on one sofa are rarer than they used to be, so look for ‘local co-op’ on the box. For children, the PEGI mark states an age and the reasons for it, such as violence or spending inside the game.</p>
<p>Reviews from a few weeks after launch are more useful than those of the first day, because updates have been made and the noise has settled. If a game lives online, make sure that people still play it. Demos and trial hours with a membership cost nothing and save many a purchase. And look through the library that you already pay for: the game may be in it.</p>
<ul>
<li>Check the platform on the spine: cases look alike and do not fit each other’s machines.</li>
<li>See whether the box has a disc, a cartridge or only a code on paper.</li>
<li>Compare standard and complete editions; the fuller one is often the lower price a year on.</li>
</ul>
<h2>What to check before you pay</h2>
<p>To choose between disc and download, think about afterwards. Discs can be lent, sold and given away; downloads are tied to your account and arrive at once. Count that in: if you sell a disc in spring, it cost you less than its price. Remember that a console without a drive takes no discs, and that some cartridges still need a large download.</p>
<p>With codes, use the console maker’s own shop or a retailer you know. Key sellers that trade in codes from other countries can be cheaper and leave you without help if a code is refused. Once a code has been shown or a seal is broken, your right to cancel has normally gone, so check platform and region first. A faulty game, or one that is not as described, <a href="/content/return-rights-on-sale-goods">is covered by law</a>, downloads included.</p>
<p>Set a limit for spending inside games before a child starts one. Every console has a family setting for it. Gift cards for the digital shops make a good budget, since what is on the card is all there is.</p>
<h2>When the reductions come</h2>
<p>Holiday sales in the digital shops usually begin just before Christmas and run into the new year, with fresh titles added on the way. On disc, the week from Boxing Day is the best for autumn’s releases. Then it is quiet until spring. Put wanted titles on the wish list of each shop, and let it tell you about the drop.</p>
<p>As a rule of thumb, the longer you wait, the less you pay, with Nintendo as the exception. If friends are starting together, join them at full price and enjoy it; company is worth more than a reduction. If you play alone, stay a season behind. Everything is patched, complete and cheaper, and you will not notice the difference. Cards left over from Christmas? Read <a href="/content/gift-cards-in-the-sales">how to use gift cards in the sales</a>.</p>`,
  picks: {
    'smyths-toys': 'Family titles on disc and cartridge, with stock shown for each branch.',
    argos: 'New and older games to collect the same day, and gift cards for the digital shops.',
    amazon: 'Wide choice of older titles; check seller, platform and region.',
    currys: 'Current releases together with consoles, often as part of a bundle.',
    tesco: 'The larger stores carry big releases, at times with a Clubcard price.',
    very: 'Main releases on all platforms, delivered with the rest of the order.',
  },
  buying_tips: [
    'Check platform, region and PEGI age before you look at the price.',
    'See whether a box contains a game or a code; you can’t lend or sell a code.',
    'Put titles on a wish list in the console’s own shop and wait for the message.',
    'Look for the complete edition of games that are a year old.',
  ],
  faqs: {
    'When do video games drop in price?':
      'Many autumn releases are reduced by Christmas or soon after, and again in spring. Yearly sports titles drop early, since the next one is always coming. Nintendo’s own games hardly move, so take small reductions on those. Digital shops have sales several times a year.',
    'Are second-hand games safe to buy?':
      'On disc and cartridge, generally yes, from a shop that gives a guarantee. Check that the disc is clean, that the right case is used and that extra content does not depend on a used code. Your rights against a trader apply to second-hand goods too.',
    'Can I return a video game that I have opened?':
      'Once you break the seal on software, or a download has begun with your consent, you lose the right to cancel. Shops may exchange a faulty disc for the same title. If a game is not as described or does not work, the seller has to put it right.',
  },
};

const gamingAccessories: Draft = {
  slug: 'gaming-accessories',
  name: 'Gaming Accessories',
  description:
    'Controllers, headsets, storage, chairs and racing wheels. These are reduced more often than the consoles themselves. Check that the maker lists them as compatible with your machine, and be wary of storage cards far below the usual price, which may be counterfeit.',
  meta_description:
    'Gaming accessories in the Boxing Day sales: headsets come down most, standard controllers less. Check compatibility, and beware of fake storage cards.',
  verdict: 'Headsets come down most; check they fit your console.',
  falls: [
    'Headsets',
    'Controllers in special colours',
    'Keyboards, mice and microphones',
    'Gaming chairs and desks',
  ],
  holds: ['Standard black or white controllers', 'Premium controllers with paddles', 'Official memory cards'],
  buy_early: ['A good offer on a racing wheel'],
  wait: ['Headsets and controllers', 'An ex-display gaming chair'],
  any_time: ['Storage at a fair price'],
  body: `<p>The console stays expensive, but what goes with it doesn’t. Controllers, headsets, chairs and storage are what really comes down after Christmas, and anyone who has just unpacked a console will need at least one of them. Now is a fine time to buy the second controller before the cousins come again.</p>
<h2>Where the reductions are</h2>
<p>Headsets fall the most: there are many of them, new ones arrive all the time, and shops like them for a sale. Controllers in special colours follow, then keyboards, mice and microphones for PC players. Gaming chairs and desks are cleared when the warehouse is full. Storage comes down with the price of memory, often on the same day at every shop.</p>
<p>The standard black or white controller moves less, although the makers run their own promotions on it several times a year. Premium controllers with extra paddles rarely come down. Official memory cards with a console’s logo cost more than the same card without it. Racing wheels are rarely reduced, but then properly, so take a good offer.</p>
<h2>How to choose gaming accessories</h2>
<p>Compatibility before everything. A headset made for one console may have no voice chat on another. Wireless ones need a receiver for the right system, while a plain 3.5 mm plug works nearly everywhere. Controllers for an older generation often play only that generation’s games. The maker’s page, not the shop’s headline, is the place to look.</p>
<p>For a headset, comfort comes first: soft pads, light weight, room for glasses. Then the microphone, which your friends hear more of than you do. For a keyboard, decide on loud or quiet switches and whether you need the number block. For a chair, sit in it. Ordinary office chairs with a good back are often kinder to the spine than racing seats.</p>
<ul>
<li>Storage inside a console must meet its maker’s stated speed and size, heatsink included.</li>
<li>The Switch 2 needs microSD Express cards for games; older models take ordinary microSD.</li>
<li>Stands and chargers should name your exact console, since bodies changed over the years.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Be careful with cheap storage. Cards and drives with impossible sizes at tiny prices are a well-known fraud: they report a capacity that is not there and lose what you save. Buy a known brand from a shop that you know, and test it with a free program on the day it comes. The same goes for ‘original’ controllers on marketplaces, which are widely copied.</p>
<p>Count in the batteries. Some controllers take two AA cells and others have one built in, and rechargeable packs are extra. Look at the cable: length, connector, whether it can be replaced. With sticks that drift after heavy use, a longer guarantee is worth having, and so are models whose sticks can be changed.</p>
<p>Headsets and earbuds can be refused once their hygiene seal is broken, depending on the shop. You can try everything else that you ordered online as you would in a shop, and cancel within 14 days of delivery. For chairs, ask about the return of a parcel of twenty-five kilos before you build it. <a href="/content/return-rights-on-sale-goods">A fault is always the seller’s business</a>.</p>
<h2>When the reductions come</h2>
<p>The week after Christmas is strong, because shops have sold the consoles and are left with the rest. Black Friday, the makers’ own spring and summer events and back-to-school weeks for PC gear are the other dates. As offers return, you need not take a poor one.</p>
<p>Storage is special: its price follows the market for memory chips and can rise as well as fall. If you need more room and see a fair price, take it. For a chair, wait for an ex-display piece and save the assembly too. And before you replace a drifting controller, try a clean, an update and the maker’s repair service; the cheapest accessory is the one that works again.</p>`,
  picks: {
    currys: 'Headsets, keyboards and monitors to try in store before you decide.',
    argos: 'Controllers and headsets in many colours, to collect before the next game night.',
    amazon: 'Large choice of storage and PC gear; buy only where Amazon is the seller.',
    'smyths-toys': 'Official controllers, cases and headsets for younger players, with branch stock shown.',
    very: 'Gaming chairs, desks and headsets delivered to the door.',
  },
  buying_tips: [
    'Check the maker’s list of compatible consoles, down to the model number.',
    'Test any new card or drive for its true capacity on the first day.',
    'Try a headset with glasses on, for ten minutes, with the microphone down.',
    'Include batteries, receivers and cables before you compare two prices.',
  ],
  faqs: {
    'Will any headset work with my console?':
      'One with a 3.5 mm plug works with most controllers, chat included. Wireless headsets usually need a receiver made for that system, and Bluetooth is not supported everywhere. Look for your console by name on the maker’s page, because product titles in shops often promise too much.',
    'How can I spot a fake memory card?':
      'By its price and its promise: a huge capacity for very little money is not real. Buy known brands from a shop with a UK address. Then test the card with a free checking tool, which fills it and reads it back. Return it at once if the test fails.',
    'Can I use an old controller on a new console?':
      'It depends. Xbox controllers of the last generation work on the current one. A PlayStation 4 pad on a PlayStation 5 plays PS4 games but not PS5 titles. Older Switch controllers can be paired with a Switch 2 but do not attach to it.',
  },
};

export const gaming = subcategoriesOf('gaming', [consoles, videoGames, gamingAccessories]);

import { type Draft, subcategoriesOf } from './subcategory.ts';

const buildingSets: Draft = {
  slug: 'building-sets',
  name: 'Building Sets',
  description:
    'Bricks and construction kits for toddlers, children and adults. Sets about to leave the range are reduced more often than new ones. Search by the set number, check the age mark and the number of pieces, and compare like with like.',
  meta_description:
    'Building sets in the Boxing Day sales: sets about to retire come down, January’s new releases don’t. Search by set number and compare like with like.',
  verdict: 'Sets about to retire are the ones to catch.',
  falls: [
    'Sets near the end of their run',
    'Winter villages and advent calendars',
    'Themes of last year’s film',
    'Starter boxes of other systems',
  ],
  holds: ['January’s new releases', 'Sets that only the maker sells', 'Small pocket-money sets'],
  buy_early: ['Sets that are about to retire'],
  wait: ['Advent calendars, in the last days of December'],
  any_time: ['Sets that stay in the range'],
  body: `<p>Bricks are one of the few toys that keep their value, and that makes a good price in the sales even better. After Christmas shops count what is left, and large boxes that looked like a safe order in October now fill an aisle. With a set number in your pocket you can pick the right ones in minutes.</p>
<h2>Where the reductions are</h2>
<p>Sets that are near the end of their run come down first. Makers retire dozens each year, many of them around the turn of the year, and shops clear them before or shortly afterwards. Seasonal sets follow: winter villages, wreaths, advent calendars. Themes tied to last year’s film are next, and big boxes of several thousand pieces are reduced when a shop needs the space.</p>
<p>January’s new releases are full price, and so are sets that only the maker sells. Popular licences rarely come down, and neither do small pocket-money sets, because they sell every day. With magnetic tiles, marble runs and wooden systems, the starter boxes are reduced around Christmas, but not the extension packs.</p>
<h2>How to choose a building set</h2>
<p>Choose for the builder. Age marks describe difficulty as well as safety: a keen eight-year-old may manage a box marked ten, while a tired one will not. Toddlers need large bricks, and children under three must not have small parts at all. For adults, ask where the finished model will go, since many are wider than a bookshelf.</p>
<p>Think about what happens after the build. Some models are made to be played with, some to be looked at, and some to be taken apart again. A box of plain bricks lasts longer in a playroom than any spaceship. Sets with two or three alternative builds are a good middle way, and vehicles with motors are best for children who like to know how things work.</p>
<ul>
<li>Search by the number on the box, usually five digits, which is the same in every shop.</li>
<li>Look at the size of the finished model in centimetres; boxes are mostly air.</li>
<li>Count pieces per pound only between sets of the same kind.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Compare three shops on one day. Prices for the same set can differ a good deal, and the shop with the loudest banner is often not the lowest. Include delivery, and count loyalty points only if you would shop there anyway. Check that all boxes in a multi-buy are ones that you want.</p>
<p>Look closely at third-party sellers. Retired sets attract collectors, inflated prices and copies. A genuine box has clean print, the maker’s name on every stud and a number that the maker’s own site knows. If a web shop offers long-gone sets for next to nothing, <a href="/content/avoid-fake-shops">it is very likely a fake</a>.</p>
<p>For presents, keep the bags sealed and ask for a gift receipt: an opened set is rarely exchanged. A set that is missing a piece when you open it is no disaster, as the large makers send parts on request. A box that was clearly opened before is a matter for the shop.</p>
<h2>When the reductions come</h2>
<p>If a set is about to retire, buy it between November and early January; once it’s gone, it’s gone. For sets that stay in the range, be patient. They come round in spring, in summer and again in autumn, usually at the same few low points. You can follow one set for a month and learn its range of prices.</p>
<p>If a birthday falls in January or February, the week after Christmas is ideal. Put two or three sets aside and hide them well. Advent calendars for next year are at their lowest in the last days of December, although the surprise is smaller if the theme has changed by then. Our page on <a href="/toys-games/lego">LEGO sets</a> goes into the details of one maker.</p>`,
  picks: {
    'smyths-toys': 'A wide range with stock shown for each branch, including large boxes others skip.',
    argos: 'A long list of themes; each branch has its own stock, so look in more than one.',
    amazon: 'Good for comparing set numbers; make sure that Amazon sells the box itself.',
    'john-lewis': 'Carries the larger models for adults beside the sets for children.',
    asda: 'Its toy aisles shrink after Christmas, so look there for mid-size sets.',
    tesco: 'Clubcard prices include well-known sets at times; larger stores carry the most.',
  },
  buying_tips: [
    'Note the set number and compare three shops on the same day.',
    'Look up whether a set is due to retire; if so, do not count on a second chance.',
    'Choose by age mark and finished size, and ignore the size of the box.',
    'Put one or two reduced sets aside for birthdays, with the receipts in an envelope.',
  ],
  faqs: {
    'Which building sets are reduced after Christmas?':
      'Mostly sets close to leaving the range, seasonal ones, film themes of the past year and very large boxes. New releases from January and sets sold only by the maker stay at full price. The choice differs from shop to shop, so search by number.',
    'Are other brands compatible with LEGO bricks?':
      'Several makers produce bricks that fit in size, at lower prices and of mixed quality. For open-ended building they can be fine, if the safety mark and the maker’s address are on the box. Motors, tracks and special parts are often not compatible, so check first.',
    'What can I do if a piece is missing?':
      'Look in the bags and the box once more, then use the maker’s service page, where you can order a missing part by set and piece number, usually without charge. If the set was sold as new and had clearly been opened, take it back to the shop.',
  },
};

const boardGames: Draft = {
  slug: 'board-games',
  name: 'Board Games',
  description:
    'Family, party and strategy games and puzzles. Shops carry far more of them in December than in spring, so the week after Christmas is a natural time to look. Check players, age and playing time, and whether it is a base game or an expansion.',
  meta_description:
    'Board games in the Boxing Day sales: party games and quizzes come down in time for New Year’s Eve. Check players, age and playing time before you buy.',
  verdict: 'Party games come down just in time for New Year’s Eve.',
  falls: [
    'Party games and quizzes',
    'Games of TV shows and films',
    'Jigsaws with snow on them',
    'Children’s games with batteries',
  ],
  holds: ['Modern strategy classics', 'Expansions and small card games', 'The newest prize-winners'],
  buy_early: ['Party games: nothing is restocked'],
  wait: ['Family games, from Boxing Day'],
  any_time: ['Strategy games'],
  body: `<p>Board games fill whole aisles in December and a single shelf in February. In between lies a lovely week in which shops would rather sell a game than store it. Quiz and party games that were wanted for Christmas afternoon are cheap by New Year’s Eve, when they are just as much fun.</p>
<h2>Where the reductions are</h2>
<p>Party games and quizzes come down first, followed by games of TV shows and films and by family classics in special editions. Jigsaws with snow on them are cleared at once. Larger boxes with plastic figures are reduced when toy shops need room, and children’s games with batteries are reduced most of all.</p>
<p>Modern strategy classics come down less. They are printed in moderate numbers and sell all year, so a small reduction is already worth having. Expansions are hardly ever reduced, and small card games cost so little that nobody bothers. The newest prize-winners are scarce rather than cheap after Christmas, as everyone has just read about them.</p>
<h2>How to choose a board game</h2>
<p>Ask three questions before you read a single review. How many will play, most of the time? How old is the youngest? How long until someone wants supper? The box answers all three, though the stated playing time usually leaves out reading the rules. A game for three to five that plays well with two is worth more in most homes than one for twelve.</p>
<p>Think about temper as well. In co-operative games everyone plays against the board, which is kind to mixed ages and poor losers. Word and quiz games favour adults. Games with simultaneous turns keep children at the table; long waits send them off. If you are buying for people who play a lot, choose a well-reviewed title a step deeper than what they own, or ask.</p>
<ul>
<li>Make sure it is a complete base game, not an expansion for one.</li>
<li>Check the language of the rules and cards on imports.</li>
<li>For jigsaws, compare the finished size, since pieces in one of 1,000 can be large or tiny.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Look at the edition. A ‘junior’, ‘travel’ or ‘card game’ version has the same name and picture as the large one but is another game. Classic titles exist in dozens of themed boxes at very different prices, with the same rules inside. A film on the lid does not make the play better.</p>
<p>Check components in the photographs: wood, thick card and a tray last, thin card and loose bags do not. Games that need an app rely on it staying available, so see how old it is. On marketplaces, popular card games are counterfeited; blurred print, thin cards and a foreign sender give them away. Buy from a shop you would be able to find again.</p>
<p>Leave the film on if it is a present. Sealed games can be exchanged easily, opened ones are refused by many shops unless something is missing. For missing parts, write to the publisher, who often helps without a charge. If you ordered online, you can send an unopened game back within 14 days of delivery; see <a href="/content/return-rights-on-sale-goods">return rights on sale goods</a>.</p>
<h2>When the reductions come</h2>
<p>The best days lie between Boxing Day and the first weekend of January, when toy shops, supermarkets and bookshops clear at the same time. Choice shrinks fast, and there is no second delivery of a Christmas line. A game night on New Year’s Eve is an excellent reason to go early.</p>
<p>For strategy games there is less of a season. Online prices move all the time, so note what a title costs and wait for a dip. Summer brings travel games, and Black Friday the largest round of the year; if a game was much lower then, it may be lower again. Charity shops in January are worth a visit too: many boxes are opened once, counted, and given away complete.</p>`,
  picks: {
    'smyths-toys': 'A broad range of family games, cleared once Christmas is over.',
    argos: 'Classics, party games and puzzles to collect from a branch near you.',
    amazon: 'Strong on strategy games and expansions; check seller and language edition.',
    'john-lewis': 'A careful choice of family and strategy games, with wooden sets that last.',
    tesco: 'The larger stores clear their Christmas games to make room in January.',
    'marks-spencer': 'Its own quiz and party games are seasonal and sold off cheaply after Christmas.',
  },
  buying_tips: [
    'Choose by players, age and time on the box before you look at the theme.',
    'Check that the box is the base game: expansions look alike and are useless alone.',
    'Keep the wrapping on until you are sure, because opened games are rarely taken back.',
    'Put two reduced games aside for birthdays and rainy holidays.',
  ],
  faqs: {
    'When are board games cheapest?':
      'For party and family games, the days from Boxing Day to the first weekend of January. Strategy games follow the sales less closely and dip at odd times through the year, with Black Friday as the largest round. Watch one title for a few weeks to learn its range.',
    'Which games suit mixed ages?':
      'Look for short turns, little reading and a bit of luck. Co-operative games work well, since stronger players can help without spoiling things. A mark of 8 and over with a playing time under 45 minutes is a safe area for a family with grandparents at the table.',
    'Can I return a game that I have opened?':
      'If you bought it in a store and just changed your mind, shops don’t have to accept an opened game, and many won’t. If you bought it online, you may cancel within 14 days, but missing or used parts reduce the refund. If something is missing from a new box, ask the shop or the publisher.',
  },
};

const outdoorToys: Draft = {
  slug: 'outdoor-toys',
  name: 'Outdoor Toys',
  description:
    'Trampolines, slides, swings, scooters and garden games, bought out of season. Measure the garden including the free space around the toy, check the maximum weight and the safety standard named, and note when the guarantee starts if the toy will stay boxed until spring.',
  meta_description:
    'Outdoor toys in the Boxing Day sales: winter is the time for trampolines and climbing frames. Measure the garden, and check weight limit and standard.',
  verdict: 'Winter is the time for trampolines.',
  falls: [
    'Trampolines and climbing frames',
    'Playhouses, swings and inflatables',
    'Scooters in unusual colours',
    'Sand pits and water tables',
  ],
  holds: ['Nets, mats and springs', 'The best-known scooters', 'Wooden frames from specialists'],
  buy_early: [],
  wait: ['Scooters left over from Christmas', 'Large frames, until February'],
  any_time: [],
  body: `<p>Nobody dreams of a trampoline on a wet Boxing Day, which is why it’s a good day to buy one. Shops are glad to see large boxes leave before spring. If you have a dry corner in the garage and the patience to wait for April, you can save on the biggest toy in the garden.</p>
<h2>Where the reductions are</h2>
<p>Bulky things come down most: trampolines, climbing frames, playhouses, swing sets and inflatables, in particular last summer’s designs and display models. Scooters, balance bikes and roller skates are Christmas presents, and what is left over in unusual colours comes down on the day itself. Sand pits, water tables and garden games sit forgotten online, often at their lowest price of the year.</p>
<p>Replacement parts such as nets, mats and springs rarely come down, and neither do the best-known scooters and wooden frames from specialist makers. Electric ride-on cars are reduced after Christmas when too many were ordered, but their batteries age on the shelf, so ask how long they have been there.</p>
<h2>How to choose an outdoor toy</h2>
<p>Measure first. A trampoline needs free space all round, about two metres on every side, a level surface and no branches above. Slides should end on grass or another soft ground. Note the gate as well: a box of a hundred kilos has to come through it somehow.</p>
<p>Then choose by weight and age. Each toy has a maximum weight and an age range, and younger brothers and sisters will use it too. For trampolines, an enclosure net and padded springs are a must; the ladder should come off when the little ones are alone. For scooters, the height of the bar and the size of the wheels decide whether a child can steer safely. Buy a helmet with it.</p>
<ul>
<li>Look for the safety standard on the box, such as EN 71 for toys, and a UKCA or CE mark.</li>
<li>Galvanised steel and thick, treated timber last; painted thin tube rusts from the inside.</li>
<li>See whether the frame needs anchors or concrete, and whether they are included.</li>
</ul>
<h2>What to check before you pay</h2>
<p>Delivery first. Large toys come on a pallet or in several boxes, often only to the kerb, and sometimes on a weekday when you are out. Ask what it costs to send one back, because the collection of a climbing frame can eat up the saving. The law gives you 14 days after delivery to cancel an online order, but you may have to pay for the return.</p>
<p>Next the guarantee. It usually starts on the day you buy, not on the day you build it, and it may set different times for frame, mat and net. Open the boxes soon in any case and count the parts against the list; a missing bolt found in April is harder to explain. Keep the manual and the receipt together in the house, away from the damp.</p>
<p>On second-hand and display pieces, look at stitching, welds and sun damage. Nets and plastic grow brittle in a few summers. If something fails early although it was used properly, read <a href="/content/return-rights-on-sale-goods">what the law expects from the seller</a>, even if the toy was reduced.</p>
<h2>When the reductions come</h2>
<p>Autumn and the weeks after Christmas are the low season, while the first warm weekend of the year is the worst moment of all. Between Boxing Day and February, shops have space to gain and little demand, so prices for large frames are low. What you will not find is a full choice of colours and sizes.</p>
<p>Scooters and bikes follow Christmas: leftovers are reduced at once, and new models arrive in spring. Paddling pools and water toys are best bought in September. If you have nowhere to keep a box dry for three months, pay a little more in March and have it delivered when the ground is firm. Children do not mind. <a href="/categories/toys-games/board-games">Board games</a> will carry you through the rain.</p>`,
  picks: {
    'smyths-toys': 'Trampolines, playhouses and scooters with stock shown by branch all year round.',
    argos: 'Large garden toys with booked delivery, often in clearance during winter.',
    amazon: 'Handy for replacement nets, mats and covers; check maker and seller.',
    halfords: 'Scooters and children’s bikes, built and checked at the store before you take them home.',
    'sports-direct': 'Garden goals, nets and rackets at low prices whatever the season.',
  },
  buying_tips: [
    'Mark the toy and its safety margin on the lawn with string before you order.',
    'Count all parts on the day of delivery, even if you build in spring.',
    'Ask what it costs to send a heavy box back.',
    'Buy the helmet, the cover and the anchors together with the toy.',
  ],
  faqs: {
    'Is winter a good time to buy a trampoline?':
      'For the price, yes: demand is low and shops want the space. Check that you can store the boxes dry, that all parts are there, and when the guarantee begins. If you need a particular size for a small garden, the choice is wider in early spring.',
    'How much space does a trampoline need?':
      'Makers usually ask for about two metres of free space on every side and clear air above. The ground should be level and soft, with no walls, fences, washing lines or branches in reach. The manual of the model states its own figures, and those come first.',
    'What should I check on a scooter for a child?':
      'The weight limit, the height of the bar, the size of the wheels and a brake that the child can work. Look for the safety mark and for a folding joint that locks firmly. Buy a helmet that meets EN 1078 at the same time.',
  },
};

export const toysGames = subcategoriesOf('toys-games', [buildingSets, boardGames, outdoorToys]);

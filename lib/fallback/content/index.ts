import type { ContentRow } from '../../schema/rows.ts';
import { withAliases } from '../aliases.ts';
import { avoidFakeShops } from './avoid-fake-shops.ts';
import { boxingDayOpeningHours } from './boxing-day-opening-hours.ts';
import { boxingDayOrJanuarySales } from './boxing-day-or-january-sales.ts';
import { deliveryCutOffsAfterChristmas } from './delivery-cut-offs-after-christmas.ts';
import { giftCardsInTheSales } from './gift-cards-in-the-sales.ts';
import { howToBuyACoffeeMachine } from './how-to-buy-a-coffee-machine.ts';
import { howToBuyAGamesConsole } from './how-to-buy-a-games-console.ts';
import { howToBuyALaptop } from './how-to-buy-a-laptop.ts';
import { howToBuyAMattress } from './how-to-buy-a-mattress.ts';
import { howToBuyATv } from './how-to-buy-a-tv.ts';
import { howToBuyAVacuumCleaner } from './how-to-buy-a-vacuum-cleaner.ts';
import { howToBuyAWinterCoat } from './how-to-buy-a-winter-coat.ts';
import { howToBuyAnAirFryer } from './how-to-buy-an-air-fryer.ts';
import { howToBuyHeadphones } from './how-to-buy-headphones.ts';
import { howToBuyLegoSets } from './how-to-buy-lego-sets.ts';
import { howToBuyPerfume } from './how-to-buy-perfume.ts';
import { howToBuyRunningShoesAndTrainers } from './how-to-buy-running-shoes-and-trainers.ts';
import { howToCheckAPrice } from './how-to-check-a-price.ts';
import { howToReadADiscount } from './how-to-read-a-discount.ts';
import { paySafelyInTheSales } from './pay-safely-in-the-sales.ts';
import { returnRightsOnSaleGoods } from './return-rights-on-sale-goods.ts';
import { withSources } from './sources.ts';
import { whatIsWorthWaitingFor } from './what-is-worth-waiting-for.ts';
import { whenDoBoxingDaySalesStart } from './when-do-boxing-day-sales-start.ts';

const rows: ContentRow[] = [
  whenDoBoxingDaySalesStart,
  howToReadADiscount,
  returnRightsOnSaleGoods,
  howToBuyATv,
  howToBuyALaptop,
  howToBuyHeadphones,
  howToBuyAnAirFryer,
  howToBuyAVacuumCleaner,
  howToBuyACoffeeMachine,
  howToBuyAGamesConsole,
  howToBuyRunningShoesAndTrainers,
  howToBuyAWinterCoat,
  howToBuyAMattress,
  howToBuyLegoSets,
  howToBuyPerfume,
  boxingDayOpeningHours,
  howToCheckAPrice,
  avoidFakeShops,
  paySafelyInTheSales,
  deliveryCutOffsAfterChristmas,
  boxingDayOrJanuarySales,
  giftCardsInTheSales,
  whatIsWorthWaitingFor,
];

/** The built-in guides and articles, in the order in which the list of all content shows them. */
export const content = withAliases('content', rows.map(withSources));

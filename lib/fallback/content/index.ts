import type { ContentRow } from '../../schema/rows.ts';
import { withAliases } from '../aliases.ts';
import { avoidFakeShops } from './avoid-fake-shops.ts';
import { boxingDayOpeningHours } from './boxing-day-opening-hours.ts';
import { boxingDayOrJanuarySales } from './boxing-day-or-january-sales.ts';
import { deliveryCutOffsAfterChristmas } from './delivery-cut-offs-after-christmas.ts';
import { giftCardsInTheSales } from './gift-cards-in-the-sales.ts';
import { howToCheckAPrice } from './how-to-check-a-price.ts';
import { howToReadADiscount } from './how-to-read-a-discount.ts';
import { paySafelyInTheSales } from './pay-safely-in-the-sales.ts';
import { returnRightsOnSaleGoods } from './return-rights-on-sale-goods.ts';
import { whatIsWorthWaitingFor } from './what-is-worth-waiting-for.ts';
import { whenDoBoxingDaySalesStart } from './when-do-boxing-day-sales-start.ts';

const rows: ContentRow[] = [
  whenDoBoxingDaySalesStart,
  howToReadADiscount,
  returnRightsOnSaleGoods,
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
export const content = withAliases('content', rows);

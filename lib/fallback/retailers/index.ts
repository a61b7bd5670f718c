import { byDisplayRank } from '../../lists/ranking.ts';
import type { RetailerRow } from '../../schema/rows.ts';
import { withAliases } from '../aliases.ts';
import { applianceBrands } from './appliance-brands.ts';
import { beauty } from './beauty.ts';
import { departmentStores } from './department-stores.ts';
import { electricals } from './electricals.ts';
import { fashion } from './fashion.ts';
import { highStreet } from './high-street.ts';
import { onlineShops } from './online-shops.ts';
import { specialists } from './specialists.ts';
import { sportsBrands } from './sports-brands.ts';
import { sportsShops } from './sports-shops.ts';
import { supermarkets } from './supermarkets.ts';

const rows: RetailerRow[] = [
  ...applianceBrands,
  ...beauty,
  ...departmentStores,
  ...electricals,
  ...fashion,
  ...highStreet,
  ...onlineShops,
  ...specialists,
  ...sportsBrands,
  ...sportsShops,
  ...supermarkets,
].sort(byDisplayRank);

/** The built-in retailers, sorted as in the database: by rank, then by name. */
export const retailers = withAliases('retailers', rows);

import type { RetailerRow } from '../types.ts';
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

/** The built-in retailers, in alphabetical order of their names, as the database lists them. */
export const retailers: RetailerRow[] = [
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
].sort((a, b) => a.name.localeCompare(b.name, 'en-GB'));

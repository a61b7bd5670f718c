import type { CategoryRow } from '../../schema/rows.ts';
import { withAliases } from '../aliases.ts';
import { appliances } from './appliances.ts';
import { electronics } from './electronics.ts';
import { fashion } from './fashion.ts';
import { gaming } from './gaming.ts';
import { groceries } from './groceries.ts';
import { healthBeauty } from './health-beauty.ts';
import { homeLiving } from './home-living.ts';
import { sportsOutdoors } from './sports-outdoors.ts';
import { toysGames } from './toys-games.ts';

const rows: CategoryRow[] = [
  electronics,
  fashion,
  homeLiving,
  healthBeauty,
  toysGames,
  sportsOutdoors,
  appliances,
  gaming,
  groceries,
];

export const categories = withAliases('categories', rows);

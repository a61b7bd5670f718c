import type { SubcategoryRow } from '../../schema/rows.ts';
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

const rows: SubcategoryRow[] = [
  ...electronics,
  ...fashion,
  ...homeLiving,
  ...healthBeauty,
  ...toysGames,
  ...sportsOutdoors,
  ...appliances,
  ...gaming,
  ...groceries,
];

/** The built-in subcategories, in the order of their categories. */
export const subcategories = withAliases('subcategories', rows);

import type { ProductRow } from '../../schema/rows.ts';
import { withAliases } from '../aliases.ts';
import { airpodsPro2 } from './airpods-pro-2.ts';
import { dysonAirwrap } from './dyson-airwrap.ts';
import { dysonV15 } from './dyson-v15.ts';
import { lego } from './lego.ts';
import { ninjaAf400 } from './ninja-af400.ts';
import { nintendoSwitch } from './nintendo-switch.ts';
import { ps5 } from './ps5.ts';

const rows: ProductRow[] = [nintendoSwitch, airpodsPro2, ps5, dysonV15, ninjaAf400, dysonAirwrap, lego];

export const products = withAliases('products', rows);

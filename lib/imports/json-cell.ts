import { z } from 'zod';
import type { Json } from '@/lib/schema/database.types';

/** The cells of a row are nested less deeply than this. */
const DEPTH = 12;

const isShallow = (value: unknown, depth = DEPTH): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((item) => isShallow(item, depth - 1)));

/** The value of a cell in JSON. A value that is nested too deeply is refused before anything descends into it. */
export const jsonCell: z.ZodType<Json, Json> = z
  .custom<Json>((value) => isShallow(value), 'A cell is nested too deeply')
  .pipe(z.json() as z.ZodType<Json, Json>);

import { z } from 'zod';
import type { Json } from '@/lib/schema/database.types';

/** The maximum depth of nested lists and objects in a cell. */
const DEPTH = 12;

const isShallow = (value: unknown, depth = DEPTH): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((item) => isShallow(item, depth - 1)));

/**
 * The schema of a cell's value in JSON. The depth is checked first, so that the recursive schema never descends into a
 * value that is nested too deeply.
 */
export const jsonCell: z.ZodType<Json, Json> = z
  .custom<Json>((value) => isShallow(value), 'A cell is nested too deeply')
  .pipe(z.json() as z.ZodType<Json, Json>);

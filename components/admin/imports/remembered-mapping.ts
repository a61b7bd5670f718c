import { z } from 'zod';
import type { Mapping } from '@/lib/imports/mapping';

const keyOf = (entity: string) => `import-columns-${entity}`;
const mappingSchema = z.record(z.string(), z.string());

/** Returns which column led to which field when this browser last imported the entity. */
export function recallMapping(entity: string): Mapping {
  try {
    return mappingSchema.parse(JSON.parse(localStorage.getItem(keyOf(entity)) ?? '{}'));
  } catch {
    return {};
  }
}

/** Remembers the choice for the next import of the entity, besides columns of other files. */
export function rememberMapping(entity: string, mapping: Mapping): void {
  try {
    localStorage.setItem(keyOf(entity), JSON.stringify({ ...recallMapping(entity), ...mapping }));
  } catch {
    // Without storage, the columns are guessed again.
  }
}

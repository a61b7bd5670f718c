import { z } from 'zod';
import type { Mapping } from '@/lib/imports/mapping';

const keyOf = (entity: string) => `import-columns-${entity}`;
const mappingSchema = z.record(z.string(), z.string());

/** Returns the field that was chosen for each column when this browser last imported the entity. */
export function storedMapping(entity: string): Mapping {
  try {
    return mappingSchema.parse(JSON.parse(localStorage.getItem(keyOf(entity)) ?? '{}'));
  } catch {
    return {};
  }
}

/** Stores the choice for the next import of the entity. Stored choices for the columns of other files are kept. */
export function storeMapping(entity: string, mapping: Mapping): void {
  try {
    localStorage.setItem(keyOf(entity), JSON.stringify({ ...storedMapping(entity), ...mapping }));
  } catch {
    // The browser forbids storage, so the next import guesses the field of each column.
  }
}

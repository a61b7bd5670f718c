import { z } from 'zod';
import type { Mapping } from '@/lib/imports/mapping';

const keyOf = (entity: string) => `import-columns-${entity}`;
const mappingSchema = z.record(z.string(), z.string());

/** Returns the field last chosen in this browser for each column of the entity's files; `{}` if none is stored. */
export function storedMapping(entity: string): Mapping {
  try {
    return mappingSchema.parse(JSON.parse(localStorage.getItem(keyOf(entity)) ?? '{}'));
  } catch {
    return {};
  }
}

/**
 * Stores the chosen fields for the next import of the entity. Keeps stored choices for columns that only other files
 * have.
 */
export function storeMapping(entity: string, mapping: Mapping): void {
  try {
    localStorage.setItem(keyOf(entity), JSON.stringify({ ...storedMapping(entity), ...mapping }));
  } catch {
    // The browser forbids storage, so the next import guesses the field of each column.
  }
}

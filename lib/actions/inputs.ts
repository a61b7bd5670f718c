import { z } from 'zod';
import { editableOf, resourceOf } from '@/lib/resources';
import type { Resource } from '@/lib/resources/resource';

const named = (find: (key: string) => Resource | undefined) =>
  z.string().transform((key, context) => {
    const found = find(key);
    if (found) return found;
    context.addIssue({ code: 'custom', message: 'Unknown entity' });
    return z.NEVER;
  });

/** Accepts the key of an entity that has a list in the admin area, and returns the entity's definition. */
export const resourceInput = named(resourceOf);

const written = [({ isReadOnly }: Resource) => !isReadOnly, 'These rows can’t be edited here'] as const;
/** Accepts the key of an entity whose rows may be written in the admin area. */
export const editable = resourceInput.refine(...written);
/** Like `editable`, but also accepts settings, which have one row that is neither created nor deleted. */
export const editableRow = named(editableOf).refine(...written);
// The id of a row. z.uuid() would reject the fixed id of the settings row, because its UUID version is not valid.
export const rowId = z.guid();

/** The ids of the rows that an action reads or writes. */
export const idsInput = z.array(z.uuid()).min(1, 'Nothing is selected').max(200, 'At most 200 at once');

import { z } from 'zod';
import { editableOf, resourceOf } from '@/lib/resources';
import type { Resource } from '@/lib/resources/resource';

const named = (find: (key: string) => Resource | undefined) =>
  z.string().transform((key, context) => {
    const found = find(key);
    if (found) return found;
    context.addIssue({ code: 'custom', message: 'There is no such entity' });
    return z.NEVER;
  });

/** The entity that an action is asked to work on. */
export const resourceInput = named(resourceOf);

const written = [({ isReadOnly }: Resource) => !isReadOnly, 'These rows are not written here'] as const;
/** The entity whose rows an action writes. */
export const editable = resourceInput.refine(...written);
/** Settings too, whose one row is neither made nor deleted. */
export const editableRow = named(editableOf).refine(...written);
// Not z.uuid(): the fixed id of settings is none by its version.
export const rowId = z.guid();

/** The rows that it is asked to work on. */
export const idsInput = z.array(z.uuid()).min(1, 'Nothing is selected').max(200, 'At most 200 at once');

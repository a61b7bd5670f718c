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

/** The entity that an action works on. */
export const resourceInput = named(resourceOf);

const written = [({ isReadOnly }: Resource) => !isReadOnly, 'These rows can’t be edited here'] as const;
/** The entity whose rows an action writes. */
export const editable = resourceInput.refine(...written);
/** Also allows settings, whose one row is neither created nor deleted. */
export const editableRow = named(editableOf).refine(...written);
// Not z.uuid(), because the fixed id of settings has no valid version.
export const rowId = z.guid();

/** The ids of the rows that an action works on. */
export const idsInput = z.array(z.uuid()).min(1, 'Nothing is selected').max(200, 'At most 200 at once');

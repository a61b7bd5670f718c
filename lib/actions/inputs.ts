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
/** The same, settings included. */
export const editableInput = named(editableOf);

/** The rows that it is asked to work on. */
export const idsInput = z.array(z.uuid()).min(1, 'Nothing is selected').max(200, 'At most 200 at once');

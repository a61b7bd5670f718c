import { z } from 'zod';
import { resourceOf } from '@/lib/resources';

/** The entity that an action is asked to work on. */
export const resourceInput = z.string().transform((key, context) => {
  const found = resourceOf(key);
  if (found) return found;
  context.addIssue({ code: 'custom', message: 'There is no such entity' });
  return z.NEVER;
});

/** The rows that it is asked to work on. */
export const idsInput = z.array(z.uuid()).min(1, 'Nothing is selected').max(200, 'At most 200 at once');

import { z } from 'zod';

/**
 * An event that is sent while a model writes a draft: the texts so far, the id of the finished generation, or an error
 * message.
 */
export const draftEvent = z.object({
  partial: z.record(z.string(), z.unknown()).optional(),
  done: z.string().optional(),
  error: z.string().optional(),
});

export type DraftEvent = z.output<typeof draftEvent>;

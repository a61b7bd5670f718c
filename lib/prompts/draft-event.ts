import { z } from 'zod';

/** An event of a draft: the texts so far, then the id of the proposal, or the error. */
export const draftEvent = z.object({
  partial: z.record(z.string(), z.unknown()).optional(),
  done: z.string().optional(),
  error: z.string().optional(),
});

export type DraftEvent = z.output<typeof draftEvent>;

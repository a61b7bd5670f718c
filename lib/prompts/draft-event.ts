import { z } from 'zod';

/** What the server sends while a model drafts: the texts so far, then the id of the proposal, or what went wrong. */
export const draftEvent = z.object({
  partial: z.record(z.string(), z.unknown()).optional(),
  done: z.string().optional(),
  error: z.string().optional(),
});

export type DraftEvent = z.output<typeof draftEvent>;

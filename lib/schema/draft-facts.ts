import { z } from 'zod';

const fact = z.object({
  /** A name that is unique among the facts, such as 'retailers:<id>:returns_days'. */
  id: z.string().max(300),
  label: z.string().max(300),
  value: z.string(),
  /** The entity, row id and column from which the fact comes, if it comes from a row. */
  entity: z.string().optional(),
  rowId: z.string().optional(),
  field: z.string().optional(),
});

/** The facts about the subject of a text. The model may use only these facts. */
export const draftFacts = z.object({
  /** The name of the row, or the title of a guide or article. */
  name: z.string().max(200),
  /** The category of a guide or article. */
  topic: z.string().optional(),
  /** The present text of the row. */
  text: z.string().optional(),
  lines: z.array(fact),
});

export type DraftFact = z.output<typeof fact>;
export type DraftFacts = z.output<typeof draftFacts>;

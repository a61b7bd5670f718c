import { z } from 'zod';
import { MEASUREMENTS } from './measurements';

/** The size limit of a request with events, in bytes. */
export const BATCH_BYTES = 16 * 1024;
/** The maximum number of events in a request. */
const BATCH_EVENTS = 20;

/**
 * Returns the schema of a text that the database can store: 1 to `max` characters, without control characters and lone
 * surrogates.
 */
const text = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);
/**
 * Returns the schema of a part of a URL. It accepts only ASCII, which browsers send, because other characters take more
 * bytes and might not fit into a database index.
 */
const url = (max: number) => text(max).regex(/^[!-~]*$/);
const path = url(300).regex(/^\/(?!admin(?:\/|$)|auth(?:\/|$))/);
const query = text(100);
const position = z.int().min(1).max(10_000);

const eventSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('view'), path }),
  z.strictObject({
    ...{ kind: z.literal('click'), path, link: url(500).regex(/^https?:\/\/./), position },
    /** The id of the offer widget that contains the link. */
    widget: z.uuid().optional(),
  }),
  z.strictObject({ kind: z.literal('search'), path, query, results: z.int().min(0).max(1_000_000) }),
  z.strictObject({ kind: z.literal('choice'), path, query, chosen: path, position }),
  z.strictObject({ kind: z.literal('sign-up'), path }),
  z.strictObject({
    kind: z.literal('vital'),
    path,
    metric: z.enum(MEASUREMENTS),
    value: z.number().min(0).max(600_000),
  }),
]);

/**
 * The body of a request to /api/events. `source`, `medium` and `campaign` say where the visit came from; without a
 * source, the visitor came from another page of this site.
 */
export const batchSchema = z.strictObject({
  source: text(100).optional(),
  medium: text(100).optional(),
  campaign: text(100).optional(),
  events: z.array(eventSchema).min(1).max(BATCH_EVENTS),
});

export type EventBatch = z.output<typeof batchSchema>;
export type VisitEvent = EventBatch['events'][number];

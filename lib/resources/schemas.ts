import { z } from 'zod';
import { isSlug } from '@/lib/routing/slug';
import type { Json } from '@/lib/schema/database.types';

// The limits and forms are those of the checks in supabase/migrations; here they get words.

/** Control characters but tab and line feeds; Postgres refuses a null byte, and no text needs the others. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/** Marks that turn the direction of a text around, so that it reads as something else than it is. */
const BIDI = /[\u202a-\u202e\u2066-\u2069]/;

/** Text of at most `max` characters, as Postgres counts them; trimmed; may be empty. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .refine((value) => [...value].length <= max, `At most ${max.toLocaleString('en-GB')} characters`)
    // Half of an emoji is no text to the database.
    .refine(
      (value) => !CONTROL.test(value) && value.isWellFormed(),
      'Contains a character that cannot be stored',
    )
    .refine((value) => !BIDI.test(value), 'Contains a mark that reverses the direction of the text');

/** The same, not empty. */
export const required = (max: number, label = 'This') => text(max).min(1, `${label} is required`);

/** What may be left empty, and is kept as null then. */
export const optional = <Schema extends z.ZodType<Json>>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullable(),
  );

export const slug = z
  .string()
  .trim()
  .min(1, 'A slug is required')
  .refine(isSlug, 'Only small letters a to z, digits and single hyphens between them, at most 120');

// private.is_http_url, is_site_path and is_link of the migrations.
const HTTP_URL =
  /^https?:\/\/[^\][\u0001-\u0020\u007f"<>\\^`{|}/?#@:]+(:[0-9]{1,5})?([/?#][^\u0001-\u0020\u007f"<>\\^`{|}]*)?$/i;
const SITE_PATH = /^\/([^/\u0001-\u0020\u007f"<>\\][^\u0001-\u0020\u007f"<>\\]*)?$/;
const OTHER_LINK = /^(?=.{1,200}$)(#|mailto:)[^\u0001-\u0020\u007f"<>\\]*$/;

export const httpUrl = text(2048).refine(
  (value) => HTTP_URL.test(value),
  'An address that begins with https:// or http://',
);
export const pictureUrl = text(2048).refine(
  (value) => HTTP_URL.test(value) || SITE_PATH.test(value),
  'An address that begins with https:// or http://, or a path of this site',
);
export const link = text(2048).refine(
  (value) => HTTP_URL.test(value) || SITE_PATH.test(value) || OTHER_LINK.test(value),
  'A path of this site (/retailers), or an address that begins with https:// or http://',
);

const EMOJI = /^[^\u0001-\u007f]+$/;
export const isEmoji = (value: string, length: number) => [...value].length <= length && EMOJI.test(value);
export const isHttpUrl = (value: string) => HTTP_URL.test(value);
export const isSitePath = (value: string) => SITE_PATH.test(value);

/** A picture's address, or an emoji of at most `length` characters in its place. */
export const pictureOrEmoji = (length: number, { isPathToo }: { isPathToo: boolean }) =>
  text(2048).refine(
    (value) => isHttpUrl(value) || isEmoji(value, length) || (isPathToo && isSitePath(value)),
    `An emoji, or an address that begins with https://${isPathToo ? ' or is a path of this site' : ''}`,
  );

/** Digits count as the number that they write, an empty text as none: `z.coerce` would make it zero. */
export const whole = (min: number, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
    z
      .number('A whole number')
      .int('A whole number')
      .min(min, `At least ${min}`)
      .max(max, `At most ${max.toLocaleString('en-GB')}`),
  );

export const oneOf = (values: [string, ...string[]]) => z.enum(values, 'One of the choices');
/** A number that a list of choices gives as text. */
export const oneOfNumbers = (values: number[]) =>
  z.coerce.number('One of the choices').refine((value) => values.includes(value), 'One of the choices');

/** A calendar day, YYYY-MM-DD. */
export const day = z.iso.date('A date');
/** A moment with its offset from UTC. */
export const moment = z.iso.datetime({ offset: true, error: 'A date and a time' });

export const slugList = (max: number) =>
  z
    .array(slug)
    .max(max, `At most ${max}`)
    .refine((slugs) => new Set(slugs).size === slugs.length, 'One of them stands there twice');

export const lines = (max: number, length: number) => z.array(required(length)).max(max, `At most ${max}`);

export const faqs = z
  .array(z.strictObject({ question: required(300, 'A question'), answer: required(5000, 'An answer') }))
  .max(50, 'At most 50');

export const highlights = z
  .array(
    z.strictObject({
      feature: required(100, 'A feature'),
      values: z.tuple([text(300), text(300), text(300)]),
    }),
  )
  .max(30, 'At most 30');

export interface SpecPair {
  label: string;
  text: string;
}

/** The properties of a variant as pairs, whichever way they come: stored as an object, or from a form. */
export const specPairs = (specs: unknown): SpecPair[] =>
  Array.isArray(specs)
    ? (specs as SpecPair[])
    : Object.entries((specs ?? {}) as Record<string, string>).map(([label, value]) => ({
        label,
        text: value,
      }));

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

const pair = z.strictObject({ label: required(100, 'The name of a property'), text: text(500) });

/** Checks pairs and gives the object that is stored. A label that stands there twice is told: an object would keep one of the two. */
const specs = z.preprocess(
  (value) => (isObject(value) ? specPairs(value) : value),
  z
    .array(pair)
    .superRefine((pairs, context) => {
      for (const [index, { label }] of pairs.entries()) {
        if (pairs.findIndex((other) => other.label === label) === index) continue;
        context.addIssue({
          code: 'custom',
          path: [index, 'label'],
          message: `“${label}” stands there twice`,
        });
      }
    })
    .transform((pairs) => Object.fromEntries(pairs.map(({ label, text: value }) => [label, value]))),
);

export const variants = z
  .array(z.strictObject({ name: required(120, 'A name'), specs }))
  .max(50, 'At most 50');

import { z } from 'zod';
import { formatPounds } from '@/lib/catalogue/pounds';
import { isSlug } from '@/lib/routing/slug';
import type { Json } from '@/lib/schema/database.types';

// The limits and formats in this file are the same as in the checks in supabase/migrations. Here they have messages for
// editors.

/**
 * Matches ASCII control characters other than tabs and line breaks. Postgres rejects null bytes, and texts need no
 * other control characters.
 */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/**
 * Matches invisible characters that change the direction of a text, so that people see a text other than the stored
 * one.
 */
const BIDI = /[\u202a-\u202e\u2066-\u2069]/;

/** The schema of a trimmed text of at most `max` characters, counted as Postgres counts them. It may be empty. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .refine((value) => [...value].length <= max, `At most ${max.toLocaleString('en-GB')} characters`)
    // Reject control characters and half an emoji, as the database does.
    .refine(
      (value) => !CONTROL.test(value) && value.isWellFormed(),
      'Contains a character that can’t be stored',
    )
    .refine((value) => !BIDI.test(value), 'Contains an invisible mark that reverses the text');

/** The schema of a text that must not be empty. */
export const required = (max: number, label = 'This') => text(max).min(1, `${label} is required`);

/** The schema of a value that may be empty. An empty value is stored as null. */
export const optional = <Schema extends z.ZodType<Json>>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullable(),
  );

export const slug = z
  .string()
  .trim()
  .min(1, 'A slug is required')
  .refine(
    isSlug,
    'Use only lower-case letters from a to z, digits and single hyphens between them, at most 120 characters',
  );

// The formats of URLs, paths and links, as in private.is_http_url, is_site_path and is_link in supabase/migrations.
const HTTP_URL =
  /^https?:\/\/[^\][\u0001-\u0020\u007f"<>\\^`{|}/?#@:]+(:[0-9]{1,5})?([/?#][^\u0001-\u0020\u007f"<>\\^`{|}]*)?$/i;
const SITE_PATH = /^\/([^/\u0001-\u0020\u007f"<>\\][^\u0001-\u0020\u007f"<>\\]*)?$/;
const OTHER_LINK = /^(?=.{1,200}$)(#|mailto:)[^\u0001-\u0020\u007f"<>\\]*$/;

export const httpUrl = text(2048).refine(
  (value) => HTTP_URL.test(value),
  'Enter a URL that starts with https:// or http://',
);
export const httpsUrl = httpUrl.refine(
  (value) => /^https:/i.test(value),
  'Enter a URL that starts with https://',
);
export const pictureUrl = text(2048).refine(
  (value) => HTTP_URL.test(value) || SITE_PATH.test(value),
  'Enter a URL that starts with https:// or http://, or a path on this site',
);
export const link = text(2048).refine(
  (value) => HTTP_URL.test(value) || SITE_PATH.test(value) || OTHER_LINK.test(value),
  'Enter a path on this site (/retailers), or a URL that starts with https:// or http://',
);

const EMOJI = /^[^\u0001-\u007f]+$/;
export const isEmoji = (value: string, length: number) => [...value].length <= length && EMOJI.test(value);
export const isHttpUrl = (value: string) => HTTP_URL.test(value);
export const isSitePath = (value: string) => SITE_PATH.test(value);

/**
 * The schema of a picture: a URL, an emoji of at most `length` characters or, with `isPathToo`, a path on this site.
 */
export const pictureOrEmoji = (length: number, { isPathToo }: { isPathToo: boolean }) =>
  text(2048).refine(
    (value) => isHttpUrl(value) || isEmoji(value, length) || (isPathToo && isSitePath(value)),
    `Enter an emoji, or a URL that starts with https://${isPathToo ? ', or a path on this site' : ''}`,
  );

/**
 * The schema of a whole number, which a form may submit as text. An empty text is invalid here; `z.coerce` would make
 * it zero.
 */
export const whole = (min: number, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
    z
      .number('Enter a whole number')
      .int('Enter a whole number')
      .min(min, `At least ${min}`)
      .max(max, `At most ${max.toLocaleString('en-GB')}`),
  );

/**
 * The schema of an amount in pence. A form converts an amount in pounds to pence. If a text is not an amount, the form
 * submits it unchanged, and this schema rejects it.
 */
export const pence = (min: number, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value),
    z
      .number('Enter an amount such as 249.99')
      .int('Enter an amount such as 249.99')
      .min(min, `At least ${formatPounds(min)}`)
      .max(max, `At most ${formatPounds(max)}`),
  );

/** The schema of several values from a list of choices, each at most once. */
export const choiceList = (values: [string, ...string[]]) =>
  z
    .array(oneOf(values))
    .max(values.length, `At most ${values.length}`)
    .refine((chosen) => new Set(chosen).size === chosen.length, 'The same item is listed twice');

export const oneOf = (values: [string, ...string[]]) => z.enum(values, 'Choose one of the options');
/** The schema of a number that a select submits as text. Only the numbers in `values` are valid. */
export const oneOfNumbers = (values: number[]) =>
  z.coerce
    .number('Choose one of the options')
    .refine((value) => values.includes(value), 'Choose one of the options');

/** The schema of a calendar day, YYYY-MM-DD. */
export const day = z.iso.date('Enter a date');
/** The schema of a time of day, HH:mm. The database stores it with seconds, which are always zero. */
export const clockTime = z
  .string('Enter a time')
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:00)?$/, 'Enter a time such as 20:00')
  .transform((value) => value.slice(0, 5));
/** The schema of a colour, as stored: '#4B1A8A'. */
export const colour = text(7)
  .refine((value) => /^#[0-9a-f]{6}$/i.test(value), 'Enter a colour such as #4B1A8A')
  .transform((value) => value.toUpperCase());
/** The schema of a nullable boolean, which a select submits as text. */
export const yesNoUnknown = z.preprocess(
  (value) => (value === '' ? null : value === 'true' || (value === 'false' ? false : value)),
  z.boolean('Choose one of the options').nullable(),
);
/** The schema of an ISO time with its offset from UTC. */
export const moment = z.iso.datetime({ offset: true, error: 'Enter a date and a time' });

export const slugList = (max: number) =>
  z
    .array(slug)
    .max(max, `At most ${max}`)
    .refine((slugs) => new Set(slugs).size === slugs.length, 'The same item is listed twice');

/** The schema of a list of ids of rows that have no slug. */
export const rowIds = (max: number) =>
  z
    .array(z.uuid('Choose a row'))
    .max(max, `At most ${max}`)
    .refine((ids) => new Set(ids).size === ids.length, 'The same item is listed twice');

export const lines = (max: number, length: number) => z.array(required(length)).max(max, `At most ${max}`);

export const faqs = z
  .array(z.strictObject({ question: required(300, 'A question'), answer: required(5000, 'An answer') }))
  .max(50, 'At most 50');

/** The schema of a list of objects with a `slug`. No slug may be listed twice. */
const slugRows = <Row extends z.ZodType<Json & { slug: string }>>(row: Row, max: number) =>
  z
    .array(row)
    .max(max, `At most ${max}`)
    .superRefine((rows, context) => {
      for (const [index, { slug: own }] of rows.entries()) {
        if (rows.findIndex((other) => other.slug === own) === index) continue;
        context.addIssue({ code: 'custom', path: [index, 'slug'], message: 'This one is listed twice' });
      }
    });

const chosenSlug = z.string().trim().min(1, 'Choose a retailer').pipe(slug);

export const retailerPicks = slugRows(
  z.strictObject({ slug: chosenSlug, reason: required(140, 'A reason') }),
  12,
);

export const retailerLinks = slugRows(z.strictObject({ slug: chosenSlug, url: httpUrl }), 50);

export const specList = z
  .array(z.strictObject({ name: required(100, 'A name'), value: required(500, 'A value') }))
  .max(40, 'At most 40');

export const sources = z
  .array(z.strictObject({ name: required(200, 'A name'), url: httpUrl, day }))
  .max(30, 'At most 30');

export const updates = z.array(z.strictObject({ day, text: required(300, 'A text') })).max(50, 'At most 50');

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

/**
 * Returns the properties of a product variant as a list of pairs. The database stores the properties as an object, but
 * a form submits them as pairs.
 */
export const specPairs = (specs: unknown): SpecPair[] =>
  Array.isArray(specs)
    ? (specs as SpecPair[])
    : Object.entries((specs ?? {}) as Record<string, string>).map(([label, value]) => ({
        label,
        text: value,
      }));

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

const pair = z.strictObject({ label: required(100, 'The name of a property'), text: text(500) });

/**
 * The schema of a product variant's properties. It validates pairs and returns the object to store. A repeated label is
 * an error, because an object can contain it only once.
 */
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
          message: `‘${label}’ is listed twice`,
        });
      }
    })
    .transform((pairs) => Object.fromEntries(pairs.map(({ label, text: value }) => [label, value]))),
);

export const variants = z
  .array(z.strictObject({ name: required(120, 'A name'), specs }))
  .max(50, 'At most 50');

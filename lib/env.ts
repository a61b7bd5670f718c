/**
 * The environment of every command, parsed once. Read by plain Node scripts and by the server's code; never by code
 * that reaches a browser, which would carry the parser along and has no business with the secrets.
 */
import { z } from 'zod';

const wholeNumber = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
};

const webAddress = (example: string) =>
  z
    .string()
    .regex(/^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/, `must be a web address like ${example}`)
    .transform((value) => value.replace(/\/+$/, ''));

/** A secret's value is never repeated in an error message; see `explain`. */
const secret = (least: number, most: number) =>
  z.string().regex(new RegExp(`^.{${least},${most}}$`), `must have ${least} to ${most} characters`);

const SECRETS = [
  'ADMIN_PASSWORD',
  'SUPABASE_SECRET_KEY',
  'REVALIDATE_SECRET',
  'MAILCHIMP_API_KEY',
  // Not one itself, but the variable into which a secret key is most easily pasted.
  'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY',
];

export const environmentSchema = z.object({
  HOST: z
    .string()
    .regex(/^[a-zA-Z0-9.:-]+$/, 'must be a host name or an IP address')
    .default('127.0.0.1'),
  PORT: wholeNumber(1, 65535).default(3000),
  SUPABASE_PORT: wholeNumber(0, 65535).default(54321),
  DATA_DIR: z.string().default('.data'),
  ADMIN_EMAIL: z.email('must be an email address').default('admin@example.com'),
  // bcrypt, which Supabase stores passwords with, reads no more than 72 bytes.
  ADMIN_PASSWORD: secret(8, 72).optional(),
  // Pages live at the root: an address with a path would make every canonical link wrong.
  SITE_URL: webAddress('https://www.example.co.uk')
    .refine((value) => URL.parse(value)?.origin === value.toLowerCase(), 'must be an address without a path')
    .optional(),
  NEXT_PUBLIC_SUPABASE_URL: webAddress('https://abc.supabase.co').optional(),
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^\S{8,}$/, 'must be the publishable key of the Supabase project')
    // The one value that would hand every row to every visitor.
    .refine((value) => !value.startsWith('sb_secret_'), 'must be the publishable key, not the secret one')
    .optional(),
  SUPABASE_SECRET_KEY: secret(8, 1000).optional(),
  REVALIDATE_SECRET: secret(16, 200).optional(),
  // Whose X-Forwarded-For counts when visitors are told apart by their address.
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  AFFILIATE_SCRIPT_URL: z
    .string()
    .regex(/^https:\/\/[^\s]+$/, 'must be a web address that begins with https://')
    .optional(),
  // For the function mailchimp-subscribe, which the embedded Supabase runs; a hosted project has them as its secrets.
  MAILCHIMP_API_KEY: z
    .string()
    .regex(/^[0-9a-zA-Z]+-[a-z]+\d+$/, 'must be a key of Mailchimp, which ends in its data centre like -us21')
    .optional(),
  MAILCHIMP_LIST_ID: z.string().regex(/^\w+$/, 'must be the id of an audience of Mailchimp').optional(),
  MAILCHIMP_UNSUBSCRIBE_FIELD: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]{0,9}$/, 'must be the tag of a text field of the audience, like UNSUBLINK')
    .optional(),
  // Shown where the operator settings give no address.
  CONTACT_EMAIL: z.email('must be an email address').optional(),
  // Tells search engines of changed pages at once (indexnow.org); without it they find them in the sitemap.
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits or hyphens')
    .optional(),
  INDEXNOW_ENDPOINT: webAddress('https://api.indexnow.org/indexnow').default(
    'https://api.indexnow.org/indexnow',
  ),
  // Whether links are checked within private networks too, which the server reaches and visitors do not.
  LINK_CHECK_ALLOW_PRIVATE: z
    .enum(['true', 'false'], 'must be true or false')
    .default('false')
    .transform((value) => value === 'true'),
  NEXT_DIST_DIR: z
    .string()
    .regex(/^\.next\/[\w.-]+$/, 'must be a folder directly under .next, like .next/site')
    .optional(),
  CHROMIUM_PATH: z.string().optional(),
});

export type Environment = z.output<typeof environmentSchema>;
type Source = Record<string, string | undefined>;

/** What is wrong with the environment, one line per variable. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

function explain(issue: z.core.$ZodIssue, source: Source): string {
  const name = String(issue.path[0]);
  const value = SECRETS.includes(name) ? '' : `, but is "${source[name]}"`;
  return `${name} ${issue.message}${value}`;
}

/** @throws {EnvironmentError} naming each wrong variable and what is expected of it */
export function parseEnvironment(source: Source): Environment {
  // `PORT=` in a .env file means: not set.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const { success, data, error } = environmentSchema.safeParse(given);
  const lines = success ? [] : [...new Set(error.issues.map((issue) => explain(issue, source)))];
  if (given.NEXT_PUBLIC_SUPABASE_URL && !given.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY) {
    lines.push('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY must be set when NEXT_PUBLIC_SUPABASE_URL is');
  }
  if (!success || lines.length > 0) throw new EnvironmentError(lines.join('\n'));
  return data;
}

let parsed: Environment | undefined;

/** The environment of the running server. Parsed at the first call, so that importing this module has no effect. */
export function serverEnv(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}

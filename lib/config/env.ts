/**
 * Parses the environment variables, once per process. Only Node scripts and server code may import this file. Browser
 * code does not need secrets, and the import would add the parser to the scripts that visitors load.
 */
import { z } from 'zod';
import { KEYRING, ONE_KEY } from '../secrets/keyring-format.ts';

const wholeNumber = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
};

const webUrl = (example: string) =>
  z
    .string()
    .regex(/^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/, `must be a URL like ${example}`)
    .transform((value) => value.replace(/\/+$/, ''));

const isOrigin = (text: string) => /^https?:/.test(text) && URL.parse(text)?.origin === text.toLowerCase();

/** Returns the schema of a secret. Its errors never repeat the secret's value; see `explain`. */
const secret = (least: number, most: number) =>
  z.string().regex(new RegExp(`^.{${least},${most}}$`), `must have ${least} to ${most} characters`);

/** The variables whose values are secret: no error message repeats the values, and a backup encrypts them. */
export const SECRETS = [
  'ADMIN_PASSWORD',
  'SUPABASE_SECRET_KEY',
  'REVALIDATE_SECRET',
  'JOBS_SECRET',
  'METRICS_SECRET',
  'REDIS_URL',
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
  'MAILCHIMP_API_KEY',
  'SECRETS_KEY',
  'DATABASE_URL',
  'BACKUP_PASSPHRASE',
  // This key is public, but people may paste a secret key here by mistake.
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
  // The maximum is 72, because Supabase hashes passwords with bcrypt, which ignores everything after 72 bytes.
  ADMIN_PASSWORD: secret(8, 72).optional(),
  // The URL must have no path. The site's pages are at the root, so a path here would break every canonical link.
  SITE_URL: webUrl('https://www.example.co.uk')
    .refine((value) => URL.parse(value)?.origin === value.toLowerCase(), 'must be a URL without a path')
    .optional(),
  NEXT_PUBLIC_SUPABASE_URL: webUrl('https://abc.supabase.co').optional(),
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^\S{8,}$/, 'must be the publishable key of the Supabase project')
    // This key is sent to every browser. A secret key here would give every visitor access to every row.
    .refine((value) => !value.startsWith('sb_secret_'), 'must be the publishable key, not the secret one')
    .optional(),
  SUPABASE_SECRET_KEY: secret(8, 1000).optional(),
  // The time in milliseconds that a page waits for the database while a visitor waits for the page. After that, the
  // page shows the last-known answer: the latest successful result of the same query.
  DATABASE_WAIT_MS: wholeNumber(100, 600_000).default(1_500),
  REVALIDATE_SECRET: secret(16, 200).optional(),
  // The secret for /api/jobs/run, which a host without long-lived processes calls to run the jobs.
  JOBS_SECRET: secret(16, 200).optional(),
  // The secret for /api/metrics, which a Prometheus server reads.
  METRICS_SECRET: secret(16, 200).optional(),
  // The collector to which servers and workers send the spans of requests and of chunks of jobs, and the share of these
  // spans that they send. The names are those of OpenTelemetry, whose packages read further variables (OTEL_…).
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl('http://127.0.0.1:4318').optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d{1,9})?|1)$/, 'must be a number from 0 to 1, like 0.05')
    .transform(Number)
    .default(1),
  // The least important level that is logged. 'debug' also logs every request.
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error').default('info'),
  // The origins at which the worker reaches the instances of the site. The default is SITE_URL.
  SITE_INSTANCES: z
    .string()
    .transform((value) => value.split(',').map((origin) => origin.trim().replace(/\/+$/, '')))
    .refine(
      (origins) => origins.every(isOrigin),
      'must be origins separated by commas, like http://10.0.0.1:3000',
    )
    .optional(),
  // The URL of the Redis server through which several instances of the site share stored pages and their expiry.
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/\S+$/, 'must be a URL like redis://127.0.0.1:6379')
    .optional(),
  // The key with which a build encrypts its server actions and derives their ids. Next reads this variable.
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: z.string().regex(ONE_KEY, 'must be 32 bytes in base64').optional(),
  // The number of our own proxies in front of the server. It determines which entry of the X-Forwarded-For header is
  // the visitor's IP address.
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  AFFILIATE_SCRIPT_URL: z
    .string()
    .regex(/^https:\/\/[^\s]+$/, 'must be a URL that starts with https://')
    .optional(),
  // For the edge function mailchimp-subscribe in the embedded Supabase. A hosted project stores its own secrets.
  MAILCHIMP_API_KEY: z
    .string()
    .regex(/^[0-9a-zA-Z]+-[a-z]+\d+$/, 'must be a Mailchimp API key, which ends in a data centre like -us21')
    .optional(),
  MAILCHIMP_LIST_ID: z.string().regex(/^\w+$/, 'must be the id of a Mailchimp audience').optional(),
  MAILCHIMP_UNSUBSCRIBE_FIELD: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]{0,9}$/, 'must be the tag of a text field of the audience, like UNSUBLINK')
    .optional(),
  // The contact email address to show if the operator settings contain none.
  CONTACT_EMAIL: z.email('must be an email address').optional(),
  // The key for notifying search engines of changed pages (indexnow.org). Without a key, search engines rely on the
  // sitemap.
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits or hyphens')
    .optional(),
  INDEXNOW_ENDPOINT: webUrl('https://api.indexnow.org/indexnow').default('https://api.indexnow.org/indexnow'),
  // Whether the link checker may request hosts in private networks, which the server can reach and visitors cannot.
  LINK_CHECK_ALLOW_PRIVATE: z
    .enum(['true', 'false'], 'must be true or false')
    .default('false')
    .transform((value) => value === 'true'),
  // For how many days the events of visitors are kept. The privacy policy says the same number.
  EVENTS_KEPT_DAYS: wholeNumber(1, 90).default(30),
  // The keys that encrypt the keys of model providers: the first one encrypts, all of them decrypt.
  SECRETS_KEY: z
    .string()
    .regex(KEYRING, 'must be 32 bytes in base64, or several of them separated by commas')
    .optional(),
  // A file with the same content as SECRETS_KEY, read at each use. If both are set, SECRETS_KEY takes precedence.
  SECRETS_KEY_FILE: z.string().optional(),
  // Whether the base URL of a model provider may be a server on this machine.
  MODELS_ALLOW_LOOPBACK: z
    .enum(['true', 'false'], 'must be true or false')
    .default('false')
    .transform((value) => value === 'true'),
  // For `npm run backup` and `npm run restore` only: the folder for backups, the passphrase that encrypts the secrets
  // in them, and the database to back up instead of the embedded one.
  BACKUP_DIR: z.string().optional(),
  BACKUP_PASSPHRASE: secret(16, 200).optional(),
  DATABASE_URL: z
    .string()
    .regex(
      /^postgres(?:ql)?:\/\/\S+$/,
      'must be a connection string like postgresql://user:password@host:5432/postgres',
    )
    .optional(),
  NEXT_DIST_DIR: z
    .string()
    .regex(/^\.next\/[\w.-]+$/, 'must be a folder directly under .next, like .next/site')
    .optional(),
  // Benchmarks set this variable to choose the transforms of stored pages (server/next-cache/documents). If the
  // variable is unset, all transforms run.
  PAGE_TRANSFORMS: z
    .string()
    .regex(/^[a-z-]+(,[a-z-]+)*$/, 'must be names of transforms separated by commas, or none')
    .transform((value) => value.split(','))
    .optional(),
  CHROMIUM_PATH: z.string().optional(),
});

export type Environment = z.output<typeof environmentSchema>;
type Source = Record<string, string | undefined>;

/** An error whose message lists the invalid environment variables, one per line. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

function explain(issue: z.core.$ZodIssue, source: Source): string {
  const name = String(issue.path[0]);
  const value = SECRETS.includes(name) ? '' : `, but is "${source[name]}"`;
  return `${name} ${issue.message}${value}`;
}

/** @throws {EnvironmentError} naming each invalid variable and the expected format */
export function parseEnvironment(source: Source): Environment {
  // Treat an empty value in a .env file, such as `PORT=`, as unset.
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

/**
 * Returns the server's environment variables. The first call parses them, so that importing this file has no side
 * effect.
 */
export function serverEnv(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}

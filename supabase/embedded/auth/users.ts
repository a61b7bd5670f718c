import type { Tx } from '../transaction.ts';
import { AuthError, validationFailed } from './auth-error.ts';

export type Metadata = Record<string, unknown>;

/** The app_metadata of every account that signs in by email. */
export const EMAIL_PROVIDER: Metadata = { provider: 'email', providers: ['email'] };

/** A row of auth.users in the format of `to_jsonb`: times are ISO strings. */
export interface UserRow {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  encrypted_password: string | null;
  email_confirmed_at: string | null;
  invited_at: string | null;
  confirmation_sent_at: string | null;
  recovery_sent_at: string | null;
  email_change: string | null;
  email_change_sent_at: string | null;
  last_sign_in_at: string | null;
  raw_app_meta_data: Metadata;
  raw_user_meta_data: Metadata;
  banned_until: string | null;
  created_at: string;
  updated_at: string;
}

const COLUMNS = {
  id: 'uuid',
  email: 'text',
  encrypted_password: 'text',
  email_confirmed_at: 'timestamptz',
  invited_at: 'timestamptz',
  confirmation_sent_at: 'timestamptz',
  recovery_sent_at: 'timestamptz',
  email_change: 'text',
  email_change_sent_at: 'timestamptz',
  last_sign_in_at: 'timestamptz',
  raw_app_meta_data: 'jsonb',
  raw_user_meta_data: 'jsonb',
  banned_until: 'timestamptz',
} as const satisfies Partial<Record<keyof UserRow, string>>;

export type UserChanges = Partial<Pick<UserRow, keyof typeof COLUMNS>>;

/**
 * Returns the names and the values of the columns in `changes`, in the order of COLUMNS. A column name never comes from
 * a request.
 */
function bound(changes: UserChanges) {
  const given = (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).filter((name) => name in changes);
  const values = given.map((name) =>
    COLUMNS[name] === 'jsonb' ? JSON.stringify(changes[name]) : (changes[name] ?? null),
  );
  return { given, values };
}

async function one(tx: Tx, sql: string, params: unknown[]): Promise<UserRow | null> {
  const { rows } = await tx.query<{ row: UserRow }>(sql, params);
  return rows[0]?.row ?? null;
}

function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

export const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered');

export function findUserById(tx: Tx, id: string): Promise<UserRow | null> {
  return one(tx, 'select to_jsonb(u) as row from auth.users u where id = $1::uuid', [id]);
}

export function findUserByEmail(tx: Tx, email: string): Promise<UserRow | null> {
  return one(tx, 'select to_jsonb(u) as row from auth.users u where email = $1', [email]);
}

export async function insertUser(tx: Tx, changes: UserChanges): Promise<UserRow> {
  const { given, values } = bound(changes);
  const slots = given.map((name, i) => `$${i + 1}::${COLUMNS[name]}`);
  const sql = `insert into auth.users as u (${given.join(', ')}) values (${slots.join(', ')}) returning to_jsonb(u) as row`;
  const row = await one(tx, sql, values).catch((error: unknown) => {
    throw isDuplicate(error) ? emailExists() : error;
  });
  if (!row) throw new Error('The new user was not returned');
  return row;
}

export async function updateUser(tx: Tx, id: string, changes: UserChanges): Promise<UserRow> {
  const { given, values } = bound(changes);
  const sets = given.map((name, i) => `${name} = $${i + 2}::${COLUMNS[name]}`);
  const sql = `update auth.users u set ${[...sets, 'updated_at = now()'].join(', ')} where id = $1::uuid returning to_jsonb(u) as row`;
  const row = await one(tx, sql, [id, ...values]).catch((error: unknown) => {
    throw isDuplicate(error) ? emailExists() : error;
  });
  if (!row) throw new AuthError(404, 'user_not_found', 'User not found');
  return row;
}

/**
 * Merges changes into metadata as GoTrue does: a new value replaces the current value of its key, and null removes the
 * key.
 */
export function mergeMetadata(current: Metadata, changes: Metadata): Metadata {
  const merged = new Map([...Object.entries(current), ...Object.entries(changes)]);
  return Object.fromEntries([...merged].filter(([, value]) => value !== null));
}

/**
 * The maximum size of a user's metadata. All of it goes into the access token and the session's cookie, and servers
 * refuse long headers.
 */
const MOST_METADATA_BYTES = 2048;

/** Returns the metadata that a client sent. @throws if the metadata is too long for a token */
export function acceptMetadata(metadata: Metadata): Metadata {
  if (Buffer.byteLength(JSON.stringify(metadata)) <= MOST_METADATA_BYTES) return metadata;
  throw validationFailed(`Metadata may have at most ${MOST_METADATA_BYTES} bytes`);
}

/** Returns the changes that confirm the user's email address, or no changes if it is already confirmed. */
export function confirmation(user: UserRow): UserChanges {
  if (user.email_confirmed_at) return {};
  return {
    email_confirmed_at: new Date().toISOString(),
    raw_user_meta_data: mergeMetadata(user.raw_user_meta_data, { email_verified: true }),
  };
}

export function isBanned(user: UserRow): boolean {
  return user.banned_until !== null && new Date(user.banned_until) > new Date();
}

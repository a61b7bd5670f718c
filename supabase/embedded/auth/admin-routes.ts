import { randomUUID } from 'node:crypto';
import type { Context as HonoContext, Hono } from 'hono';
import { z } from 'zod';
import { addUserList } from './admin-list.ts';
import { AuthError, notSupported, validationFailed } from './auth-error.ts';
import { parseDuration } from './durations.ts';
import { voidPending } from './one-time-tokens.ts';
import { checkPasswordStrength, hashPassword, isBcryptHash, randomPassword } from './passwords.ts';
import { metadata, normaliseEmail, readBody, requireServiceRole, text } from './requests.ts';
import { endSessions } from './sessions.ts';
import type { AuthContext } from './settings.ts';
import { userJson } from './user-json.ts';
import { EMAIL_PROVIDER, acceptMetadata, confirmation, emailExists, findUserByEmail } from './users.ts';
import { findUserById, insertUser, mergeMetadata, updateUser } from './users.ts';
import type { UserChanges, UserRow } from './users.ts';

const fields = z.object({
  id: text,
  role: text,
  email: text,
  phone: text,
  password: z.string().nullish(),
  password_hash: text,
  email_confirm: z.boolean().nullish(),
  user_metadata: metadata,
  app_metadata: metadata,
  ban_duration: text,
});
type Fields = z.output<typeof fields>;

const deletion = z.object({ should_soft_delete: z.boolean().nullish() });

/** The longest ban: 200 years, longer than anybody lives, but short enough for a timestamp. */
const LONGEST_BAN_MS = 200 * 365 * 24 * 3_600_000;

function bannedUntil(duration: string): string | null {
  if (duration === 'none') return null;
  const milliseconds = parseDuration(duration);
  if (milliseconds === null) throw validationFailed(`invalid format for ban duration: "${duration}"`);
  return new Date(Date.now() + Math.min(milliseconds, LONGEST_BAN_MS)).toISOString();
}

async function passwordHash(body: Fields): Promise<string | null> {
  if (body.password && body.password_hash) {
    throw validationFailed('Only a password or a password hash should be provided');
  }
  if (body.password_hash) {
    if (!isBcryptHash(body.password_hash)) throw notSupported('A password hash other than bcrypt');
    return body.password_hash;
  }
  if (!body.password) return null;
  await checkPasswordStrength(body.password, body.email);
  return hashPassword(body.password);
}

/** Returns the changes that `createUser` and `changeUser` have in common: of the email address, ban and metadata. */
function sharedChanges(body: Fields, user: Pick<UserRow, 'raw_app_meta_data' | 'raw_user_meta_data'>) {
  if (body.phone) throw notSupported('A phone number');
  if (body.role && body.role !== 'authenticated') throw notSupported(`The role ${body.role}`);
  const changes: UserChanges = {};
  if (body.email) changes.email = normaliseEmail(body.email);
  if (body.ban_duration) changes.banned_until = bannedUntil(body.ban_duration);
  if (body.app_metadata) {
    changes.raw_app_meta_data = acceptMetadata(mergeMetadata(user.raw_app_meta_data, body.app_metadata));
  }
  if (body.user_metadata) {
    changes.raw_user_meta_data = acceptMetadata(mergeMetadata(user.raw_user_meta_data, body.user_metadata));
  }
  return changes;
}

async function createUser(context: AuthContext, body: Fields): Promise<UserRow> {
  if (!body.email && !body.phone) {
    throw validationFailed('Cannot create a user without either an email or phone');
  }
  const id = body.id || randomUUID();
  if (!z.uuid().safeParse(id).success) throw validationFailed('ID must conform to the uuid v4 format');
  const shared = sharedChanges(body, { raw_app_meta_data: EMAIL_PROVIDER, raw_user_meta_data: {} });
  const hash = (await passwordHash(body)) ?? (await hashPassword(randomPassword(40)));
  return context.db.transaction(async (tx) => {
    if (await findUserByEmail(tx, shared.email ?? '')) throw emailExists();
    const user = await insertUser(tx, {
      raw_app_meta_data: EMAIL_PROVIDER,
      ...shared,
      id,
      encrypted_password: hash,
    });
    return body.email_confirm ? updateUser(tx, user.id, confirmation(user)) : user;
  });
}

async function changeUser(context: AuthContext, user: UserRow, body: Fields): Promise<UserRow> {
  const changes = sharedChanges(body, user);
  const hash = await passwordHash(body);
  if (hash) changes.encrypted_password = hash;
  return context.db.transaction(async (tx) => {
    if (hash) {
      await voidPending(tx, user.id);
      await endSessions(tx, user.id, 'all');
    }
    const updated = await updateUser(tx, user.id, changes);
    return body.email_confirm ? updateUser(tx, user.id, confirmation(updated)) : updated;
  });
}

async function loadUser(context: AuthContext, c: HonoContext): Promise<UserRow> {
  const id = z.guid().safeParse(c.req.param('id'));
  if (!id.success) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
  const user = await findUserById(context.db, id.data);
  if (!user) throw new AuthError(404, 'user_not_found', 'User not found');
  return user;
}

/** Adds the routes under /admin/users. All routes under /admin only accept requests with the secret key. */
export function addAdminUsers(app: Hono, context: AuthContext): void {
  app.use('/admin/*', async (c, next) => {
    await requireServiceRole(context, c);
    await next();
  });
  addUserList(app, context);

  app.post('/admin/users', async (c) =>
    c.json(userJson(await createUser(context, await readBody(c, fields)))),
  );

  app.get('/admin/users/:id', async (c) => c.json(userJson(await loadUser(context, c))));

  app.put('/admin/users/:id', async (c) => {
    const user = await loadUser(context, c);
    return c.json(userJson(await changeUser(context, user, await readBody(c, fields))));
  });

  app.delete('/admin/users/:id', async (c) => {
    const user = await loadUser(context, c);
    const { should_soft_delete: soft } = await readBody(c, deletion);
    if (soft) throw notSupported('The soft deletion of a user');
    await context.db.query('delete from auth.users where id = $1::uuid', [user.id]);
    return c.json({});
  });
}

/** `npm run admin:grant EMAIL`: makes an existing account an admin. */
import { createClient } from '@supabase/supabase-js';
import { grantAdmin } from '@/lib/data/admin/users';
import type { Db } from '@/lib/supabase/public';
import { maintain } from './serve/maintenance.ts';
import { StartupError } from './serve/startup-error.ts';

const PER_PAGE = 200;

async function findUser(db: Db, email: string): Promise<string | undefined> {
  for (let page = 1; ; page += 1) {
    const { data, error } = await db.auth.admin.listUsers({ page, perPage: PER_PAGE });
    if (error) throw new StartupError(`The accounts could not be read: ${error.message}`);
    const user = data.users.find((candidate) => candidate.email?.toLowerCase() === email);
    if (user) return user.id;
    if (data.users.length < PER_PAGE) return undefined;
  }
}

await maintain(async ({ url, secretKey }) => {
  const email = process.argv[2]?.trim().toLowerCase();
  if (!email?.includes('@')) throw new StartupError('Usage: npm run admin:grant EMAIL');
  const db: Db = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const userId = await findUser(db, email);
  if (!userId)
    throw new StartupError(`There is no account with the email address ${email}: sign up on the site first.`);
  await grantAdmin(db, { userId }).catch((error: Error) => {
    throw new StartupError(`The role could not be granted: ${error.message}`);
  });
  return `${email} is an admin.`;
});

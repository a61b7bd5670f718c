/** `npm run admin:grant EMAIL`: gives an account that exists the role of an admin. */
import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { maintain } from './serve/maintenance.ts';
import { Refusal } from './serve/refusal.ts';

const PER_PAGE = 200;

async function findUser(db: SupabaseClient, email: string): Promise<string | undefined> {
  for (let page = 1; ; page += 1) {
    const { data, error } = await db.auth.admin.listUsers({ page, perPage: PER_PAGE });
    if (error) throw new Refusal(`The accounts could not be read: ${error.message}`);
    const user = data.users.find((candidate) => candidate.email?.toLowerCase() === email);
    if (user) return user.id;
    if (data.users.length < PER_PAGE) return undefined;
  }
}

await maintain(async ({ url, secretKey }) => {
  const email = process.argv[2]?.trim().toLowerCase();
  if (!email?.includes('@')) throw new Refusal('Usage: npm run admin:grant EMAIL');
  const db = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const userId = await findUser(db, email);
  if (!userId) throw new Refusal(`There is no account with the address ${email}: sign up on the site first.`);
  const { error } = await db
    .from('user_roles')
    .upsert({ user_id: userId, role: 'admin' }, { onConflict: 'user_id,role', ignoreDuplicates: true });
  if (error) throw new Refusal(`The role could not be given: ${error.message}`);
  return `${email} is an admin.`;
});

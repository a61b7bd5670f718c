import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { startEmbedded } from '../../helpers/embedded.ts';
import type { Who } from './promises.ts';

export interface Actors {
  clients: Record<Who, SupabaseClient>;
  userId: string;
  /** The id of a third account. Tests may grant roles to it. */
  otherId: string;
  adminId: string;
  /** The ids of a link and of a replacement of links. Rows of other tables refer to them. */
  linkId: string;
  replacementId: string;
  stop(): Promise<void>;
}

const PASSWORD = 'correct-horse-battery-7';

/**
 * Starts the embedded server with the repository's migrations, and creates a Supabase client for each kind of caller:
 * visitor, user, admin and server.
 */
export async function startActors(): Promise<Actors> {
  const server = await startEmbedded();
  try {
    const client = (key: string) =>
      createClient(server.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
    const service = client(server.secretKey);
    const signIn = async (email: string, password: string) => {
      const signedIn = client(server.publishableKey);
      const { error } = await signedIn.auth.signInWithPassword({ email, password });
      if (error) throw error;
      return signedIn;
    };
    const account = async (email: string) => {
      const { data, error } = await service.auth.admin.createUser({
        email,
        password: PASSWORD,
        email_confirm: true,
      });
      if (error) throw error;
      return data.user.id;
    };
    const userId = await account('user@example.com');
    const otherId = await account('other@example.com');
    const { firstAdmin } = server;
    if (!firstAdmin) throw new Error('The embedded server made no first admin');
    const admin = await signIn(firstAdmin.email, firstAdmin.password);
    const adminId = (await admin.auth.getUser()).data.user?.id ?? '';
    const insert = async (table: string, row: object) => {
      const { data, error } = await service.from(table).insert(row).select('id').single<{ id: string }>();
      if (error) throw error;
      return data.id;
    };
    // Adds the page that the links of the tests are on.
    await insert('pages', { path: '/linking', type: 'page' });
    return {
      linkId: await insert('links', { url: 'https://shop.example/', host: 'shop.example' }),
      replacementId: await insert('link_replacements', { find: 'shop.example', replacement: '' }),
      clients: {
        anon: client(server.publishableKey),
        user: await signIn('user@example.com', PASSWORD),
        admin,
        service,
      },
      adminId,
      userId,
      otherId,
      stop: server.stop,
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

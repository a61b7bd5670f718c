import { signInPath } from '@/lib/accounts/next-path';
import { exportOwnData } from '@/lib/data/account';
import { getViewer } from '@/lib/data/viewer';
import { sessionClient } from '@/lib/supabase/session';

const PRIVATE = { 'Cache-Control': 'no-store' };

/** Returns all data that the site stores about the user, as a file. If nobody is signed in, redirects to /auth. */
export async function GET(): Promise<Response> {
  const db = await sessionClient();
  if (!(await getViewer(db))) {
    return new Response(null, {
      status: 303,
      headers: { ...PRIVATE, Location: signInPath('/auth/my-data') },
    });
  }
  const data = await exportOwnData(db);
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      ...PRIVATE,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.json"',
    },
  });
}

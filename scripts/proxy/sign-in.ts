import { ask } from './ask.ts';

/** Signs in through the site's form, and returns the header `Cookie` of the session. */
export async function signIn(origin: string, form: { email: string; password: string }): Promise<string> {
  const { headers } = await ask(origin, '/auth/sign-in', { method: 'POST', headers: { origin }, form });
  const cookies = (headers['set-cookie'] ?? '').matchAll(/(bds-session[^=;\s]*=[^;]+)/g);
  const cookie = [...cookies].map(([pair]) => pair).join('; ');
  if (!cookie) throw new Error('The site did not accept ADMIN_EMAIL and ADMIN_PASSWORD.');
  return cookie;
}

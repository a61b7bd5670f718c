import { ask, type Site } from './ask.ts';

/** Signs in through the site's form, and returns the `Cookie` header of the session. */
export async function signIn(site: Site, form: { email: string; password: string }): Promise<string> {
  const { origin } = site;
  const { headers } = await ask(site, '/auth/sign-in', { method: 'POST', headers: { origin }, form });
  const cookies = (headers['set-cookie'] ?? '').matchAll(/(bds-session[^=;\s]*=[^;]+)/g);
  const cookie = [...cookies].map(([pair]) => pair).join('; ');
  if (!cookie) throw new Error('The site did not accept ADMIN_EMAIL and ADMIN_PASSWORD.');
  return cookie;
}

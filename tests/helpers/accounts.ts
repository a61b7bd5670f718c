import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Cookie, Page, Response } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { given } from './site.ts';

export const PASSWORD = 'a-password-of-a-test';

export const newEmail = () => `visitor-${randomUUID()}@example.com`;

/**
 * Creates a user who can sign in with PASSWORD, and returns the email address. `url` is the URL of the database; the
 * default is the running site's database.
 */
export async function createUser(url = given('NEXT_PUBLIC_SUPABASE_URL')): Promise<string> {
  const email = newEmail();
  const client = createClient(url, 'sb_publishable_embedded', {
    auth: { persistSession: false },
  });
  const { error } = await client.auth.signUp({ email, password: PASSWORD });
  if (error) throw error;
  return email;
}

/** Stores a newsletter subscription for an email address, without sending it to Mailchimp. */
export async function subscribe(email: string): Promise<void> {
  const client = createClient(given('NEXT_PUBLIC_SUPABASE_URL'), 'sb_publishable_embedded', {
    auth: { persistSession: false },
  });
  await client.auth.signInWithPassword({ email: await createUser(), password: PASSWORD });
  const row = { _email: email, _first_name: 'Ada' };
  expect((await client.rpc('subscribe_to_newsletter', row)).error).toBeNull();
}

/** Returns a user's session cookie as a browser stores it. With `old`, the session in the cookie has expired. */
export async function sessionCookie(
  email: string,
  password: string,
  { old = false, url = given('NEXT_PUBLIC_SUPABASE_URL') } = {},
): Promise<string> {
  const client = createClient(url, 'sb_publishable_embedded', {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  const session = { ...data.session, ...(old && { expires_at: 1 }) };
  return `bds-session=base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
}

export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email').first().fill(email);
  await main.getByLabel('Password').fill(password);
  await main.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in through the sign-in page, and waits until the page `next` is open. */
export async function signIn(page: Page, email: string, password = PASSWORD, next = '/'): Promise<void> {
  await page.goto(`/auth?next=${encodeURIComponent(next)}`);
  await fillSignIn(page, email, password);
  await expect(page).toHaveURL(next);
}

let adminCookies: Cookie[] | undefined;

/** Signs in as the first admin and opens the page `next`. Later calls use the same session until it ends. */
export async function signInAsAdmin(page: Page, next = '/'): Promise<void> {
  if (adminCookies) {
    await page.context().addCookies(adminCookies);
    const answer = await page.goto(next);
    if (await isSignedIn(page, answer)) return whenAlive(page);
    await page.context().clearCookies();
  }
  await signIn(page, given('ADMIN_EMAIL'), given('ADMIN_PASSWORD'), next);
  adminCookies = await page.context().cookies();
  await whenAlive(page);
}

/** Waits until an admin screen is hydrated, because clicks before that have no effect. */
export async function whenAlive(page: Page): Promise<void> {
  if (!new URL(page.url()).pathname.startsWith('/admin')) return;
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main :is(button, input, select, textarea)')].every((control) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

/**
 * Returns whether the browser of a page still has a session. `opened` is the response to the request that opened the
 * page.
 */
async function isSignedIn(page: Page, opened: Response | null): Promise<boolean> {
  // Without a session, an admin screen answers with 401 or leads to the sign-in page.
  if (new URL(page.url()).pathname.startsWith('/admin') && opened?.ok()) return true;
  const answer = await page.request.get('/auth/my-data', { maxRedirects: 0 });
  return answer.status() === 200;
}

interface Mail {
  to: string;
  subject: string;
  link: string;
}

/** Returns the latest email that was sent to this address. */
export async function lastMail(email: string): Promise<Mail> {
  const outbox = path.join(given('DATA_DIR'), 'outbox');
  const read = async (name: string) => JSON.parse(await readFile(path.join(outbox, name), 'utf8')) as Mail;
  const mails = await Promise.all((await readdir(outbox)).sort().map(read));
  const mail = mails.findLast(({ to }) => to === email);
  if (!mail) throw new Error(`No mail to ${email} was found in ${outbox}`);
  return mail;
}

/** Returns the link in the latest email that was sent to this address. */
export const linkInMail = async (email: string): Promise<string> => (await lastMail(email)).link;

import { expect, type Request, test } from '@playwright/test';
import { createUser, newEmail, signIn } from '../../helpers/accounts.ts';
import { adminClient } from '../../helpers/site.ts';
import { CONSENT_TEXT } from '../../../lib/newsletter/consent.ts';

const SIGN_UP = '/auth?mode=sign-up&next=%2F%23deal-alerts';

for (const javaScriptEnabled of [true, false]) {
  test(`the address of a signed-out visitor is kept ${javaScriptEnabled ? 'with' : 'without'} JavaScript until the account exists`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto('/');
    const email = newEmail();
    const block = page.getByRole('region', { name: 'Get deal alerts' });
    await block.getByLabel('Email').fill(email);
    await block.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page).toHaveURL(SIGN_UP);
    await expect(
      page.getByText('Choose a password, then press ‘Subscribe’ to get the emails.'),
    ).toBeVisible();
    await expect(
      page.getByText(/^You’ll need a free account for deal alerts\. There you can stop the emails/),
    ).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel('Password').fill('a-new-password-of-a-test');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).not.toHaveURL(SIGN_UP);
    await context.close();
  });
}

test('the sign-up says what arrives, how often, how to stop it and that it takes an account before it asks for anything', async ({
  page,
}) => {
  await page.goto('/');
  const block = page.getByRole('region', { name: 'Get deal alerts' });
  await expect(block.getByRole('paragraph').first()).toHaveText(
    'Emails about the Boxing Day sales, on no fixed timetable.',
  );
  await expect(block.getByRole('list').first().getByRole('listitem')).toHaveText([
    'Every email has a link to unsubscribe.',
    'You’ll need a free account, where you can also delete your data.',
  ]);
  await expect(block.getByRole('textbox')).toHaveCount(1);
  await expect(block.getByRole('list').last().getByRole('listitem')).toHaveText([
    'Your email',
    'Choose a password',
    'Press ‘Subscribe’',
  ]);
});

test('an invalid address for deal alerts is refused beside its field and kept', async ({ page, request }) => {
  await page.goto('/');
  const block = page.getByRole('region', { name: 'Get deal alerts' });
  await block.getByLabel('Email').fill('ada@nowhere');
  await block.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page).toHaveURL(SIGN_UP);
  await expect(page.getByLabel('Email')).toHaveValue('ada@nowhere');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  const headers = { origin: new URL(page.url()).origin, accept: 'application/json' };
  const answer = await request.post('/auth/deal-alerts', { form: { email: 'ada@nowhere' }, headers });
  expect(answer.status()).toBe(422);
});

test('a signed-in visitor subscribes, and the consent is stored', async ({ page }) => {
  const account = await createUser();
  await signIn(page, account);
  const block = page.getByRole('region', { name: 'Get deal alerts' });
  await expect(block.getByLabel('Email')).toHaveValue(account);
  await expect(block.getByText(CONSENT_TEXT)).toBeVisible();
  const email = newEmail();
  await block.getByLabel('Email').fill(email);
  await block.getByLabel('First name').fill('  Ada ');
  await block.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Success!', { exact: true })).toBeVisible();
  await expect(block.getByText("You've been subscribed to our newsletter")).toBeVisible();
  for (const label of ['Email', 'First name', 'Last name'])
    await expect(block.getByLabel(label)).toHaveValue('');

  const db = await adminClient();
  const { data } = await db.from('newsletter_subscribers').select().eq('email', email).single();
  expect(data).toMatchObject({ first_name: 'Ada', last_name: null, consent_text: CONSENT_TEXT });
  expect(Date.parse(data?.consented_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  // The site has tried to send the subscription to Mailchimp at once, but Mailchimp is not configured here.
  expect(data).toMatchObject({ attempts: 1, last_error: 'Mailchimp is not configured' });

  // Subscribing after a withdrawal is a new consent. The site stores the new consent and sends it to Mailchimp, as it
  // did with the first consent.
  const withdrawn = { status: 'unsubscribed', next_attempt_at: null, attempts: 7 };
  expect((await db.from('newsletter_subscribers').update(withdrawn).eq('email', email)).error).toBeNull();
  await block.getByLabel('Email').fill(email.toUpperCase());
  await block.getByRole('button', { name: 'Subscribe' }).click();
  // Waits for the empty field instead of the success message, because the message of the first subscription is still
  // visible.
  await expect(block.getByLabel('Email')).toHaveValue('');
  const { data: again } = await db.from('newsletter_subscribers').select().ilike('email', email);
  expect(again).toHaveLength(1);
  expect(again?.[0]).toMatchObject({ attempts: 1, last_error: 'Mailchimp is not configured' });
  expect(Date.parse(again?.[0]?.consented_at ?? '')).toBeGreaterThan(Date.parse(data?.consented_at ?? ''));
});

test('each error appears beside its field and as a message', async ({ page }) => {
  await signIn(page, await createUser());
  const block = page.getByRole('region', { name: 'Get deal alerts' });
  // Waits until the form for signed-in visitors has replaced the form for signed-out visitors. Both forms have a field
  // for the email address.
  await expect(block.getByLabel('First name')).toBeVisible();
  for (const [label, value, title, text] of [
    ['Email', 'nobody', 'Invalid email', 'Please enter a valid email address'],
    ['Email', `${'a'.repeat(250)}@example.com`, 'Email too long', 'Email must be less than 255 characters'],
    ['First name', 'a'.repeat(51), 'First name too long', 'First name must be less than 50 characters'],
    ['Last name', 'a'.repeat(51), 'Last name too long', 'Last name must be less than 50 characters'],
  ] as const) {
    const field = block.getByLabel(label);
    const before = await field.inputValue();
    await field.fill(value);
    await block.getByRole('button', { name: 'Subscribe' }).click();
    await expect(field).toHaveAccessibleDescription(text);
    await expect(field).toHaveValue(value);
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(text);
    await field.fill(before);
  }
});

test('a lost connection shows a message', async ({ page, context }) => {
  await signIn(page, await createUser());
  await page.goto('/', { waitUntil: 'networkidle' });
  const block = page.getByRole('region', { name: 'Get deal alerts' });
  // Filling the field also focuses it, which makes the page load the toast library. The test waits for the library
  // before the browser goes offline.
  const scripts = { asked: 0, loaded: 0 };
  const isScript = (request: Request) => request.resourceType() === 'script';
  page.on('request', (request) => isScript(request) && (scripts.asked += 1));
  page.on('requestfinished', (request) => isScript(request) && (scripts.loaded += 1));
  await block.getByLabel('First name').fill('Ada');
  await expect.poll(() => scripts.asked > 0 && scripts.loaded === scripts.asked).toBe(true);
  await context.setOffline(true);
  await block.getByRole('button', { name: 'Subscribe' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Failed to subscribe. Please try again.' });
  await expect(toast).toBeVisible();
  await context.setOffline(false);
});

test('a session that has ended shows a message', async ({ page, context }) => {
  await signIn(page, await createUser());
  const block = page.getByRole('region', { name: 'Get deal alerts' });
  await expect(block.getByLabel('Email')).not.toHaveValue('');
  await context.clearCookies();
  await block.getByRole('button', { name: 'Subscribe' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Authentication required' });
  await expect(toast).toContainText('Please sign in to subscribe to our newsletter');
});

test('too many tries show a message that says when to try again', async ({ page }) => {
  await signIn(page, await createUser());
  const block = page.getByRole('region', { name: 'Get deal alerts' });
  await expect(block.getByLabel('Email')).not.toHaveValue('');
  for (let count = 0; count < 5; count += 1) {
    const headers = { origin: new URL(page.url()).origin, accept: 'application/json' };
    const answer = await page.request.post('/api/newsletter', { form: { email: newEmail() }, headers });
    expect(answer.status()).toBe(200);
  }
  await block.getByRole('button', { name: 'Subscribe' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Subscription failed' });
  await expect(toast).toContainText(/Too many attempts\. Try again in \d+ minutes/);
});

test('subscribing works without JavaScript on the account page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signIn(page, await createUser());
  await page.goto('/auth');
  const email = newEmail();
  const block = page.getByRole('region', { name: 'Get deal alerts' });
  await block.getByLabel('Email').fill(email);
  await block.getByLabel('Last name').fill('x'.repeat(60));
  await block.getByRole('button', { name: 'Subscribe' }).click();
  await expect(block.getByLabel('Last name')).toHaveAccessibleDescription(
    'Last name must be less than 50 characters',
  );
  await expect(block.getByLabel('Email')).toHaveValue(email);
  await block.getByLabel('Last name').fill('Lovelace');
  await block.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText("You've been subscribed to our newsletter")).toBeVisible();
  await context.close();
});

import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { saveForm, toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { adminClient, revalidate } from '../../helpers/site.ts';

const ID = '00000000-0000-0000-0000-000000000001';
// Facts about an invented operator of the site.
const FACTS = {
  Name: 'Example Operator',
  'Legal form': 'private limited company',
  Address: '1 Test Street\nTestton\nTT1 1TT',
  Email: 'operator@example.co.uk',
  Registration: 'Registered in England and Wales, no. 00000000',
};
const notReady = (page: Page) => page.getByRole('region', { name: 'Not ready to open' });

test.afterEach(async () => {
  const none = {
    operator_name: null,
    legal_form: null,
    postal_address: null,
    contact_email: null,
    registration: null,
  };
  const db = await adminClient();
  expect((await db.from('operator_settings').update(none).eq('id', ID)).error).toBeNull();
  expect(
    (await db.from('homepage_settings').update({ hero_trust_evidence: null }).eq('id', ID)).error,
  ).toBeNull();
  await revalidate({ table: 'operator_settings' });
});

test('the operator appears on all required pages once the settings name it, and nowhere before', async ({
  page,
  request,
}) => {
  const html = async (path: string) => (await request.get(path)).text();
  const pages = ['/contact', '/privacy', '/terms'];
  for (const path of pages) expect(await html(path)).not.toContain('id="operator"');
  expect(await html('/')).not.toContain('Run by');
  const SECURITY_TXT = '/.well-known/security.txt';
  expect((await request.get(SECURITY_TXT)).status()).toBe(404);

  await signInAsAdmin(page, '/admin');
  await expectNoViolations(page);
  await expect(notReady(page)).toContainText('The operator’s name and address are missing');
  await expect(notReady(page)).toContainText('There is no contact email address');
  await expect(notReady(page)).toContainText('Mailchimp is not configured');
  await expect(notReady(page)).toContainText('SITE_URL is not a public https URL');
  await expect(notReady(page)).toContainText('an untracked link, which earns nothing');
  await notReady(page)
    .getByRole('link', { name: /name and address are missing/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Operator settings');
  await expectNoViolations(page);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field('Email').fill('nobody');
  await saveForm(page);
  await expect(field('Email')).toHaveAccessibleDescription(/Please enter a valid email address/);
  for (const [label, value] of Object.entries(FACTS)) await field(label).fill(value);
  await saveForm(page);
  await expect(toast(page, 'Operator settings updated successfully')).toBeVisible();

  for (const path of pages) {
    await page.goto(path);
    const details = page.getByRole('main').locator('section[aria-labelledby=operator]');
    for (const line of Object.values(FACTS).flatMap((value) => value.split('\n')))
      await expect(details).toContainText(line);
  }
  await page.goto('/retailers/argos');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(
    'Run by Example Operator (private limited company). 1 Test Street, Testton, TT1 1TT. Registered in England and Wales, no. 00000000.',
  );
  await expect(footer.getByRole('link', { name: FACTS.Email })).toHaveAttribute(
    'href',
    `mailto:${FACTS.Email}`,
  );
  await expectNoViolations(page);
  const [data] = [
    ...(await html('/')).matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
  ]
    .map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>)
    .filter((each) => each['@type'] === 'Organization');
  expect(data).toMatchObject({
    legalName: FACTS.Name,
    email: FACTS.Email,
    address: FACTS.Address,
    identifier: FACTS.Registration,
    contactPoint: { email: FACTS.Email },
  });
  const securityTxt = await request.get(SECURITY_TXT);
  expect(securityTxt.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await securityTxt.text()).toContain(`Contact: mailto:${FACTS.Email}\n`);
  await page.goto('/admin');
  await expect(notReady(page)).not.toContainText('operator');
  await expect(notReady(page)).not.toContainText('contact email address');
});

test('the claim in the hero is listed as missing its evidence until an editor records it', async ({
  page,
  request,
}) => {
  await signInAsAdmin(page, '/admin');
  const entry = notReady(page).getByRole('link', { name: /claim is not substantiated/ });
  await expect(entry).toHaveAttribute('href', '/admin/homepage');
  await signInAsAdmin(page, '/admin/homepage');
  await page.getByLabel('Evidence for the claim in the subtitle').fill('Counted by the operator in a test');
  await saveForm(page);
  await expect(toast(page, 'Homepage settings updated successfully')).toBeVisible();
  await page.goto('/admin');
  await expect(notReady(page)).toBeVisible();
  await expect(notReady(page)).not.toContainText('not substantiated');
  expect(await (await request.get('/')).text()).not.toContain('Counted by the operator');
});

test('/api/health and the Health screen report missing facts too', async ({ page, request }) => {
  const health = (await (await request.get('/api/health')).json()) as { notReadyToOpen: string[] };
  expect(health.notReadyToOpen.join('\n')).toContain('Mailchimp is not configured');
  expect(health.notReadyToOpen.join('\n')).toContain('SITE_URL is not a public https URL');

  await signInAsAdmin(page, '/admin/health');
  const part = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(part('Database')).toContainText(/OK\s*The database answered in \d+ ms/);
  await expect(part('Worker')).toContainText('A worker is running the schedules on time');
  await expect(notReady(page)).toContainText('Mailchimp is not configured');
  await expectNoViolations(page);
});

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { toast } from '../../helpers/admin.ts';
import { activate, expectGoodFocus, press, tabTo } from '../../helpers/keyboard.ts';
import { test } from '../../helpers/own-site.ts';
import { serverClient } from '../../helpers/site.ts';

// Tests the screens for jobs and analytics with the keyboard alone. The list of jobs has 2,000 rows. The copy of the
// site has no worker, so its jobs wait. admin-keyboard-workers.spec.ts tests the screens that need a worker.

const main = (page: Page) => page.getByRole('main');

async function send(name: string): Promise<void> {
  const { error } = await serverClient().rpc('send_job', {
    _kind: 'tidy-up',
    _lane: 'long',
    _input: { name },
  });
  expect(error).toBeNull();
}

test('jobs: the keyboard finds, pauses and cancels one of 2,000', async ({ page }) => {
  for (let sent = 0; sent < 2_000; sent += 50)
    await Promise.all(Array.from({ length: 50 }, (_, index) => send(`job ${sent + index}`)));
  await signInAsAdmin(page, '/admin/jobs?size=100');
  await expect(main(page).getByText('2,000 jobs')).toBeVisible();
  await activate(page, main(page).getByRole('link', { name: 'Waiting', exact: true }));
  await expect(page).toHaveURL(/state=queued/);
  await expect(main(page).getByText('2,000 jobs found')).toBeVisible();

  const jobs = page.getByRole('region', { name: 'Table of jobs' });
  await tabTo(page, jobs);
  const first = jobs.getByRole('row').nth(1);
  await activate(page, first.getByRole('button', { name: 'Pause' }));
  await expect(toast(page, 'Job paused')).toBeVisible();
  await expectGoodFocus(page, 'the pause');
  await expect(main(page).getByText('1,999 jobs found')).toBeVisible();

  await page.goto('/admin/jobs?state=paused');
  await activate(page, jobs.getByRole('button', { name: 'Cancel' }));
  await expect(toast(page, 'Job cancelled')).toBeVisible();
  await expectGoodFocus(page, 'the cancelling');
  await expect(main(page).getByText('No jobs match.')).toBeVisible();

  await page.goto('/admin/jobs?state=queued&size=100&page=20');
  await expect(jobs.getByRole('row')).toHaveCount(100);
});

test('analytics: the keyboard chooses a range, opens the table of the chart and filters', async ({
  page,
}) => {
  const view = { kind: 'view', path: '/contact', template: 'contact', device: 'phone', visitor: 1 };
  expect((await serverClient().rpc('write_events', { _events: [view] })).error).toBeNull();
  expect((await serverClient().rpc('roll_up_events', {})).error).toBeNull();
  await signInAsAdmin(page, '/admin/analytics');
  await activate(page, main(page).getByRole('link', { name: '30 days' }));
  await expect(page).toHaveURL(/range=30d/);
  const summary = main(page).getByText('The same figures as a table');
  await tabTo(page, summary);
  await press(page, 'Enter');
  await expect(page.getByRole('region', { name: 'Table of the chart' })).toBeVisible();

  const pages = page.getByRole('region', { name: 'Table: Top pages' });
  await activate(page, pages.getByRole('link', { name: '/contact' }));
  await expect(page).toHaveURL('/admin/analytics?range=30d&by=page&value=%2Fcontact');
  await expect(main(page).getByText('Only page: /contact')).toBeVisible();
  await expectGoodFocus(page, 'the filter');
  await activate(page, main(page).getByRole('link', { name: 'Remove the filter' }), 'Shift+Tab');
  await expect(page).toHaveURL('/admin/analytics?range=30d');
  await expectGoodFocus(page, 'the filter’s removal');
});

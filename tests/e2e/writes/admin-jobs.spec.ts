import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signInAsAdmin } from '../../helpers/accounts.ts';
import { toast } from '../../helpers/admin.ts';
import { expectNoViolations } from '../../helpers/axe.ts';
import { expectToFit } from '../../helpers/fits.ts';
import { startTestWorker } from '../../helpers/jobs.ts';
import { removeRows, uniqueWord } from '../../helpers/site-rows.ts';
import { secretKey, serverClient } from '../../helpers/site.ts';

/** A worker that also runs the kinds of jobs that only tests use. The site's own worker does not take such jobs. */
let worker: ChildProcess;
let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'admin-jobs-'));
  worker = await startTestWorker({ SUPABASE_SECRET_KEY: secretKey() });
});
test.afterAll(async () => {
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  rmSync(folder, { recursive: true });
});

async function send(
  kind: string,
  lane: string,
  input: Record<string, string | number | boolean>,
): Promise<string> {
  const { data, error } = await serverClient().rpc('send_job', { _kind: kind, _lane: lane, _input: input });
  if (error) throw new Error(error.message);
  return data;
}
const steps = (name: string, count: number, pauseMs: number) =>
  send('test-steps', 'long', { name, steps: count, pauseMs, file: path.join(folder, 'steps') });

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const jobs = (page: Page) => page.getByRole('region', { name: 'Table of jobs' });

test('an editor watches a job, pauses it, resumes it and cancels it', async ({ page }) => {
  const name = uniqueWord('steps');
  try {
    await signInAsAdmin(page, '/admin/jobs?q=test-steps');
    await steps(name, 200, 400);
    // The list and the header of the screen show the progress of the job without a reload.
    const job = jobs(page).getByRole('row').nth(1);
    await expect(job.getByText('Running')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('progressbar')).toBeVisible();
    await expect(job).toContainText(/Step [2-9] of 200/);
    await expect(job).toContainText('attempt 1 of 5');
    await expectNoViolations(page);
    await expectToFit(page);

    // Another screen shows the progress too, with a link back to the Jobs screen.
    await page.goto('/admin/retailers');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /test-steps/ })
      .click();
    await expect(page).toHaveURL('/admin/jobs?state=running');
    await expect(job).toContainText('of 200');

    await page.goto('/admin/jobs?q=test-steps');
    await job.getByRole('button', { name: 'Pause' }).click();
    await expect(toast(page, 'The job will pause after its current step')).toBeVisible();
    await expect(job.getByText('Paused')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('progressbar')).toHaveCount(0);
    const [paused] = /Step \d+/.exec((await job.textContent()) ?? '') ?? [];
    await job.getByRole('button', { name: 'Resume' }).click();
    await expect(toast(page, 'The job is waiting for a worker')).toBeVisible();
    await expect(job.getByText('Running')).toBeVisible();
    await expect(job).not.toContainText(paused ?? '?');
    await job.getByRole('button', { name: 'Cancel' }).click();
    await expect(job.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(job.getByRole('button', { name: 'Try again' })).toBeVisible();
  } finally {
    await removeRows('redirects', 'from_path', `/${name}`);
  }
});

test('the screen follows a job although each render takes longer than the pause between two changes', async ({
  page,
}) => {
  const name = uniqueWord('steps');
  try {
    await signInAsAdmin(page, '/admin/jobs?q=test-steps');
    await page.route('**/admin/jobs?**', async (route) => {
      if (route.request().headers().rsc) await new Promise((resolve) => setTimeout(resolve, 3_000));
      await route.continue();
    });
    await steps(name, 100, 400);
    const job = jobs(page).getByRole('row').nth(1);
    await expect(job).toContainText(/Step \d+ of 100/, { timeout: 20_000 });
    const [first] = /Step \d+/.exec((await job.textContent()) ?? '') ?? [];
    // The job takes 40 seconds, so it is still running.
    await expect(job).not.toContainText(`${first} of 100`, { timeout: 10_000 });
    await expect(job.getByText('Running')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await job.getByRole('button', { name: 'Cancel' }).click();
    await expect(job.getByText('Cancelled', { exact: true })).toBeVisible();
  } finally {
    await removeRows('redirects', 'from_path', `/${name}`);
  }
});

test('a failed job says why, and an editor tries it again', async ({ page }) => {
  // A job with an invalid input fails at once.
  await send('test-failing', 'quick', { nothing: 1 });
  await signInAsAdmin(page, '/admin/jobs?state=failed&kind=&q=test-failing');
  const job = jobs(page).getByRole('row').nth(1);
  await expect(job).toContainText('The input of the job test-failing is invalid');
  await expect(job).toContainText('after one attempt');
  await expect(job).toContainText('{"nothing":1}');
  await expectNoViolations(page);
  await expectToFit(page);
  await job.getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'The job is waiting for a worker')).toBeVisible();
  await expect(job).toContainText('The input of the job test-failing is invalid');
});

test('the list of jobs keeps its view in the URL, and says when nothing matches', async ({ page }) => {
  await signInAsAdmin(page, '/admin/jobs');
  await page.getByRole('navigation', { name: 'State' }).getByRole('link', { name: 'Done' }).click();
  await expect(page).toHaveURL(/state=done/);
  await page.getByRole('combobox', { name: 'Job' }).selectOption('Delete old rows');
  await expect(page).toHaveURL(/state=done.*kind=tidy-up|kind=tidy-up.*state=done/);
  await page.getByRole('searchbox').fill('there-is-no-such-job');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/q=there-is-no-such-job/);
  await expect(page.getByText('No jobs match.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText('0 jobs found');
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('there-is-no-such-job');
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page).toHaveURL('/admin/jobs');
});

test('an editor starts the job of a schedule at once, and the site’s worker does it', async ({ page }) => {
  await signInAsAdmin(page, '/admin/jobs');
  const schedules = page.getByRole('region', { name: 'Table of schedules' });
  const { count } = await serverClient()
    .from('schedules')
    .select('id', { count: 'exact', head: true })
    .eq('is_on', true);
  await expect(schedules.getByRole('row')).toHaveCount(1 + (count ?? 0));
  await schedules.getByRole('button', { name: /^Run now.*Delete old rows/ }).click();
  await expect(toast(page, 'The job is waiting for a worker')).toBeVisible();
  const job = row(page, 'Delete old rows').filter({ hasText: 'you' }).first();
  await expect(job.getByText('Done')).toBeVisible();
  await expect(job).toContainText(/rows? deleted or emptied/);
  // The row shows three times: when the job was sent, started and ended.
  await expect(job.getByRole('time')).toHaveCount(3);
  await schedules.getByRole('button', { name: /^Run now.*Publish and unpublish on schedule/ }).click();
  await expect(toast(page, 'There’s nothing to do at the moment')).toBeVisible();
});

test('a search finds a job by its visible name', async ({ page }) => {
  await signInAsAdmin(page, '/admin/jobs');
  await page
    .getByRole('region', { name: 'Table of schedules' })
    .getByRole('button', { name: /Delete old rows/ })
    .click();
  await expect(toast(page, 'The job is waiting for a worker')).toBeVisible();
  await page.getByRole('searchbox').fill('delete OLD');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/q=delete/);
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toBeVisible();
  const names = jobs(page).getByRole('rowheader');
  await expect(names.first()).toHaveText('Delete old rows');
  expect(new Set(await names.allTextContents())).toEqual(new Set(['Delete old rows']));
});

test('a job leads to its import and its replacement', async ({ page }) => {
  const id = randomUUID();
  // No import and no replacement has this id, so both jobs fail at once.
  await send('check-import', 'long', { import: id });
  await send('replace-links', 'long', { replacement: id, isUndo: true });
  await signInAsAdmin(page, '/admin/jobs?state=failed');
  const link = (name: string) => jobs(page).getByRole('link', { name, exact: true });
  await expect(link('The import').first()).toHaveAttribute('href', `/admin/data-migration?run=${id}`);
  await expect(link('Undo of a replacement').first()).toHaveAttribute(
    'href',
    `/admin/link-manager/replacement?id=${id}`,
  );
});

test('the command palette finds the jobs', async ({ page }) => {
  await signInAsAdmin(page, '/admin');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find a screen or a row' })).toBeFocused();
  await page.keyboard.type('jobs');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs');
});

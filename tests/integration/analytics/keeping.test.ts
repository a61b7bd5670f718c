import { database, env, rollUp, service, writeEvents } from './analytics-site.ts';

const { runWaitingJobs } = await import('@/lib/services/jobs/worker');
const { tidyUpOldRows } = await import('@/lib/services/jobs/kinds/tidy-up');

/** Runs the nightly deletion, and returns the ages of the events that are left, in days. */
async function agesAfterDeletion(): Promise<unknown> {
  await database.as('service', `select public.send_job('tidy-up', 'long', '{}')`);
  await runWaitingJobs({ db: service, kinds: [tidyUpOldRows], name: 'a test', limitMs: 300_000 });
  return database.value(
    'select array_agg(extract(day from now() - at)::int order by at desc) from private.events',
  );
}

test('the nightly deletion keeps the events of visitors for the configured number of days', async () => {
  for (const days of [6, 8, 29, 31]) {
    await writeEvents({});
    await database.query(
      `update private.events set at = now() - make_interval(days => $1)
       where id = (select max(id) from private.events)`,
      [days],
    );
  }
  await rollUp();
  expect(await agesAfterDeletion()).toEqual([6, 8, 29]);
  env.EVENTS_KEPT_DAYS = '7';
  expect(await agesAfterDeletion()).toEqual([6]);
});

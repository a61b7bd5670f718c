import { database, rollUp, writeEventAt } from './analytics-site.ts';

// 8 and 15 December 2025 are Mondays.
const WEEKS = ['2025-12-08', '2025-12-15'];

/** Writes one view of a page of its own, and one of the homepage, on each day from 5 to 24 December 2025. */
async function writeEventsOfDays(): Promise<void> {
  for (let day = 5; day <= 24; day += 1) {
    const at = `2025-12-${String(day).padStart(2, '0')}T12:00:00Z`;
    await writeEventAt(at, {});
    await writeEventAt(at, { path: `/${day}`, device: day % 2 === 0 ? 'phone' : 'computer' });
  }
}

const list = (from: string, to: string, filter = 'all', value = '') =>
  database.value(`select private.event_tops($1, $2, $3, $4, 'page', 100, 0) -> 'page' -> 'rows'`, [
    from,
    to,
    filter,
    value,
  ]);

/** Returns the weeks whose figures are summed for a filter, and the number of their rows. */
const weeks = (filter = 'all') =>
  database.value(
    `select coalesce(jsonb_object_agg(week, (
      select count(*) from private.event_weeks as each where each.week = summed.week and filter = $1)), '{}')
     from private.summed_weeks as summed where filter = $1`,
    [filter],
  );

test('weeks that are over are summed, and each list has the same figures as its days', async () => {
  await writeEventsOfDays();
  // Without time left, a call with new events rolls up one hour and sums no week. Without new events, it sums one week.
  const summed = async () => {
    await database.as('service', 'select public.roll_up_events(100, 0)');
    return Number(await database.value('select count(*) from private.summed_weeks'));
  };
  for (let call = 0; call < 20; call += 1) expect(await summed()).toBe(0);
  expect([await summed(), await summed()]).toEqual([1, 2]);
  await database.exec('truncate private.event_weeks, private.summed_weeks');
  const ranges: [string, string][] = [];
  for (const from of ['05', '07', '08', '09', '15', '16'])
    for (const to of ['07', '08', '14', '15', '21', '24'])
      if (from <= to) ranges.push([`2025-12-${from}`, `2025-12-${to}`]);
  const lists = async () => {
    const found = [];
    for (const [from, to] of ranges)
      found.push(await list(from, to), await list(from, to, 'device', 'phone'));
    return found;
  };
  const ofDays = await lists();
  await rollUp();
  expect(Object.keys((await weeks()) as object)).toEqual(expect.arrayContaining(WEEKS));
  expect(await lists()).toEqual(ofDays);
  // Changes the sums, to show that the lists are read from them.
  await database.exec(
    `update private.event_weeks set views = views + 1000 where item = '/' and filter = 'all'`,
  );
  const home = async (from: string, to: string) =>
    ((await list(from, to)) as { item: string; views: number }[]).find(({ item }) => item === '/')?.views;
  expect(await home('2025-12-05', '2025-12-24')).toBe(2020);
  expect(await home('2025-12-08', '2025-12-21')).toBe(2014);
  expect(await home('2025-12-09', '2025-12-20')).toBe(12);
  expect(await home('2025-12-09', '2025-12-21')).toBe(1013);
});

test('a week that is not over is read from its days, and so is one that is not summed', async () => {
  await writeEventsOfDays();
  await rollUp();
  const views = async () => ((await list('2025-12-01', '2099-12-31')) as { views: number }[])[0]?.views;
  expect(await views()).toBe(20);
  const thisWeek = await database.value('select private.week_of(private.london_day(now()))::text');
  expect(Object.keys((await weeks()) as object)).not.toContain(thisWeek);
  await writeEventAt(new Date().toISOString(), {});
  await rollUp();
  expect(await views()).toBe(21);
  await database.exec(`delete from private.summed_weeks where week = '2025-12-15' and filter = 'all';
    delete from private.event_weeks where week = '2025-12-15' and filter = 'all'`);
  expect(await views()).toBe(21);
  await rollUp();
  expect(Object.keys((await weeks()) as object)).toEqual(expect.arrayContaining(WEEKS));
  expect(await views()).toBe(21);
});

test('a recount of all events sums their weeks once more', async () => {
  await writeEventsOfDays();
  await rollUp();
  const before = [await weeks(), await weeks('device')];
  await writeEventAt('2025-12-10T12:00:00Z', { path: '/10' });
  await database.exec('update private.event_progress set rolled_to = null');
  await rollUp();
  expect([await weeks(), await weeks('device')]).toEqual(before);
  const rows = (await list('2025-12-01', '2025-12-31')) as { item: string; views: number }[];
  expect(rows.find(({ item }) => item === '/10')?.views).toBe(2);
});

import { database, rollUp, writeEventAt } from './analytics-site.ts';

// On the embedded database, a statement of 30 s ends the process. So a call of the roll-up must not have to finish an
// hour, however many events the hour has.

interface Figures {
  totals: { views: number; visitors: number };
  hours: { views: number; visitors: number }[];
}

const SLICE = 'select public.roll_up_events(100, 0) as step';
async function rollUpSlice(): Promise<{ isDone: boolean }> {
  const [row] = await database.as('service', SLICE);
  return row?.step as { isDone: boolean };
}
async function figures(): Promise<Figures> {
  const [row] = await database.as('admin', `select public.analytics('2025-12-24', '2025-12-24') as figures`);
  return row?.figures as Figures;
}

test('a busy hour is rolled up in several calls, of which one may be killed', async () => {
  await writeEventAt('2025-12-24T09:00:00Z', { visitor: '7' });
  await database.exec(`insert into private.events (at, kind, path, template, device, visitor)
    select timestamptz '2025-12-24T10:00:00Z' + number * interval '0.2 seconds', 'view', '/', 'home', 'phone', number % 1000
    from generate_series(1, 12000) as number`);
  await rollUpSlice();
  await rollUpSlice();
  expect((await figures()).totals.views).toBe(5001);
  const killed = database.transaction(async (tx) => {
    await tx.query(SLICE);
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  await rollUpSlice();
  expect((await figures()).totals.views).toBe(10_001);
  expect((await rollUpSlice()).isDone).toBe(false);
  await rollUp();
  const { totals, hours } = await figures();
  expect(totals).toMatchObject({ views: 12_001, visitors: 1000 });
  expect(hours.map(({ views, visitors }) => [views, visitors])).toEqual([
    [1, 1],
    [12_000, 1000],
  ]);
});

/**
 * Measures the roll-up of a busy hour on the embedded database: `node scripts/run.mjs scale/busy-hour.ts [events]`. Makes
 * the events (by default 400,000) in one hour, in a new database on disk. Then calls the roll-up until it is done, as
 * the worker does. Prints the number of calls, their total and longest time, and the processor time.
 */
import path from 'node:path';
import { openDatabase } from '../../supabase/embedded/database.ts';
import { workFolder } from '../test/work-folder.ts';

const EVENTS = Number(process.argv[2] ?? 400_000);
const EVENTS_PER_INSERT = 50_000;

// A visitor has six events on average, within ten minutes. Few pages are popular.
const INSERT = `insert into private.events (at, kind, path, template, retailer, link, position, source, device, query,
    results, chosen, metric, value, visitor)
  select at, kind, '/retailers/shop-' || page, 'retailer',
    case when kind in ('view', 'click') and page < 300 then 'shop-' || page end,
    case when kind = 'click' then 'https://shop.example/' || page % 300 end,
    case when kind = 'click' then 1 + page % 12 end,
    case when page % 3 = 0 then 'source-' || page % 40 end,
    (array['phone', 'phone', 'computer', 'tablet'])[1 + visitor % 4],
    case when kind in ('search', 'choice') then 'query ' || floor(20000 * luck ^ 3) end,
    case when kind = 'search' then page % 5 end,
    case when kind = 'choice' then '/retailers/shop-' || page end,
    case when kind = 'vital' then 'LCP' end, case when kind = 'vital' then 800 + 4000 * luck ^ 2 end,
    hashtextextended(visitor::text, 0)
  from (
    select timestamptz '2026-11-26 10:00Z' + number * (interval '1 hour' / $1::int) as at, random() as luck,
      (array['view', 'view', 'view', 'view', 'view', 'view', 'click', 'search', 'choice', 'vital', 'vital'])
        [1 + floor(11 * random())] as kind,
      floor(2000 * random() ^ 3)::int as page,
      (number / ($1::int / 6 + 1) * 1000000 + floor(random() * $1::int / 36))::int as visitor
    from generate_series($2::int, $3::int) as number
  ) as drawn`;

const db = await openDatabase(path.join(workFolder('busy-hour'), 'data'), {
  migrations: path.resolve(import.meta.dirname, '../../supabase/migrations'),
});
for (let first = 0; first < EVENTS; first += EVENTS_PER_INSERT) {
  await db.query(INSERT, [EVENTS, first, Math.min(first + EVENTS_PER_INSERT, EVENTS) - 1]);
}
const calls: number[] = [];
const processor = process.cpuUsage();
for (let isDone = false; !isDone;) {
  const start = performance.now();
  const { rows } = await db.asRole({ role: 'service_role' }, (tx) =>
    tx.query<{ step: { isDone: boolean } }>('select public.roll_up_events() as step'),
  );
  calls.push(performance.now() - start);
  isDone = rows[0]?.step.isDone ?? true;
}
const { user, system } = process.cpuUsage(processor);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const total = calls.reduce((sum, ms) => sum + ms, 0);
console.log(
  `${EVENTS} events: ${calls.length} calls in ${seconds(total)}, the longest in ${seconds(Math.max(...calls))}; ` +
    `${seconds((user + system) / 1000)} of processor time`,
);
await db.close();

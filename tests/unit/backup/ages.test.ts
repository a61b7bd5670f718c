import { backupsToDelete } from '@/scripts/backup/ages';

const NOW = new Date('2026-12-26T02:10:00.000Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const before = (ms: number) => new Date(NOW.getTime() - ms);
/** Returns the times of the backups that are not deleted, to the minute: '2026-12-06T02:10'. */
function keptOf(times: Date[], now = NOW): string[] {
  const deleted = new Set(backupsToDelete(times, now).map(Number));
  return times.filter((time) => !deleted.has(Number(time))).map((time) => time.toISOString().slice(0, 16));
}
const nightly = (days: number) => Array.from({ length: days }, (_, index) => before(index * DAY));

test('every backup of the last two days is kept, and then the latest of each day', () => {
  const hourly = Array.from({ length: 24 * 5 }, (_, index) => before(index * HOUR));
  const kept = keptOf(hourly);
  expect(kept.slice(0, 48)).toEqual(hourly.slice(0, 48).map((time) => time.toISOString().slice(0, 16)));
  expect(kept.slice(48)).toEqual(['2026-12-23T23:10', '2026-12-22T23:10', '2026-12-21T23:10']);
});

test('nightly backups of two years leave fourteen days, eight weeks and twelve months', () => {
  const kept = keptOf(nightly(730));
  expect(kept.slice(0, 14)).toEqual(nightly(14).map((time) => time.toISOString().slice(0, 16)));
  // A backup from before these fourteen days is kept only if it is the last one of its week (Sunday's) or of its month.
  expect(kept.slice(14)).toEqual([
    '2026-12-06T02:10',
    '2026-11-30T02:10',
    '2026-11-29T02:10',
    '2026-11-22T02:10',
    '2026-11-15T02:10',
    '2026-11-08T02:10',
    '2026-10-31T02:10',
    '2026-09-30T02:10',
    '2026-08-31T02:10',
    '2026-07-31T02:10',
    '2026-06-30T02:10',
    '2026-05-31T02:10',
    '2026-04-30T02:10',
    '2026-03-31T02:10',
    '2026-02-28T02:10',
    '2026-01-31T02:10',
  ]);
});

test('a site that deletes after each backup keeps the same backups as one that deletes at the end', () => {
  let kept: Date[] = [];
  for (const time of nightly(400).reverse()) {
    const deleted = new Set(backupsToDelete([...kept, time], time).map(Number));
    kept = [...kept, time].filter((each) => !deleted.has(Number(each)));
  }
  expect(kept.map(Number).sort()).toEqual(
    nightly(400)
      .filter((time) => !backupsToDelete(nightly(400), NOW).map(Number).includes(Number(time)))
      .map(Number)
      .sort(),
  );
});

test('the latest backup is kept, however old it is', () => {
  expect(keptOf([new Date('2001-01-01T00:00:00Z')])).toEqual(['2001-01-01T00:00']);
});

test('a backup from the future is kept', () => {
  expect(backupsToDelete([new Date('2030-01-01T00:00:00Z'), NOW], NOW)).toEqual([]);
});

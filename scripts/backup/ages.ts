/**
 * How long backups are kept. In each period that a rule names, the latest backup of the period is kept, for as many
 * periods as the rule says. The periods are in UTC.
 */
const RULES: { count: number; periodOf: (time: Date) => string }[] = [
  { count: 14, periodOf: (time) => time.toISOString().slice(0, 10) },
  { count: 8, periodOf: weekOf },
  { count: 12, periodOf: (time) => time.toISOString().slice(0, 7) },
];
/** Backups that are younger than this are all kept. */
const ALL_KEPT_MS = 48 * 3_600_000;

/** Returns the Monday of a time's week. */
function weekOf(time: Date): string {
  const day = new Date(time);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

/**
 * Returns the backups to delete, given the times at which all backups were taken. Keeps all backups of the last two days,
 * the latest of each of the last 14 days, 8 weeks and 12 months that have one, and always the latest. A backup from the
 * future is kept, because a clock was wrong and nobody knows its age.
 */
export function backupsToDelete(times: Date[], now: Date): Date[] {
  const newestFirst = [...times].sort((a, b) => b.getTime() - a.getTime());
  const kept = new Set(newestFirst.slice(0, 1));
  for (const time of newestFirst) if (now.getTime() - time.getTime() < ALL_KEPT_MS) kept.add(time);
  for (const { count, periodOf } of RULES) {
    const latest = new Map<string, Date>();
    for (const time of newestFirst) {
      const period = periodOf(time);
      if (!latest.has(period)) latest.set(period, time);
    }
    for (const time of [...latest.values()].slice(0, count)) kept.add(time);
  }
  return newestFirst.filter((time) => !kept.has(time));
}

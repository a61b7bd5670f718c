/**
 * The rules for keeping backups. Each rule divides time into periods (days, weeks or months) in UTC. It keeps the
 * latest backup of each of the last `count` periods that have a backup.
 */
const RULES: { count: number; periodOf: (time: Date) => string }[] = [
  { count: 14, periodOf: (time) => time.toISOString().slice(0, 10) },
  { count: 8, periodOf: weekOf },
  { count: 12, periodOf: (time) => time.toISOString().slice(0, 7) },
];
/** The age up to which all backups are kept. */
const ALL_KEPT_MS = 48 * 3_600_000;

/** Returns the date of the Monday of the week that contains `time`, in UTC. */
function weekOf(time: Date): string {
  const day = new Date(time);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

/**
 * Returns the times of the backups to delete, given the times of all backups. Keeps all backups of the last two days,
 * and always the latest backup. Also keeps the latest backup of each of the last 14 days, 8 weeks and 12 months that
 * have a backup. Keeps backups dated in the future: a clock was wrong, so their age is unknown.
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

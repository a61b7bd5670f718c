const UNIT_MS: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};

const PART = /(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g;

/** Converts a duration in Go's format ('300ms', '2h45m') to milliseconds. Returns null if the format is wrong. */
export function parseDuration(value: string): number | null {
  const parts = [...value.matchAll(PART)];
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== value) return null;
  return parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * (UNIT_MS[unit ?? ''] ?? NaN), 0);
}

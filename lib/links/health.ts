/** The result of a link's latest check. The database has the same list (public.links). */
export const HEALTHS = [
  { value: 'ok', label: 'Works', tone: 'good' },
  { value: 'moved', label: 'Leads to another site', tone: 'warning' },
  { value: 'front-page', label: 'Leads to the front page', tone: 'warning' },
  { value: 'tracking-lost', label: 'Loses its tracking', tone: 'warning' },
  { value: 'refused', label: 'Refuses checks', tone: 'unknown' },
  { value: 'gone', label: 'Page not found', tone: 'failure' },
  { value: 'server-error', label: 'Server error', tone: 'failure' },
  { value: 'time-out', label: 'No answer in time', tone: 'failure' },
  { value: 'certificate', label: 'Invalid certificate', tone: 'failure' },
  { value: 'unreachable', label: 'Can’t be reached', tone: 'failure' },
  { value: 'private', label: 'Private network', tone: 'failure' },
  { value: 'unchecked', label: 'Not checked yet', tone: 'unknown' },
] as const;

export type Health = (typeof HEALTHS)[number]['value'];

/** Returns the label of a health, and whether it is good, a warning or a failure. */
export const healthOf = (value: string) => HEALTHS.find((health) => health.value === value) ?? HEALTHS[11];

/** Adds up the numbers of links whose health has a tone. */
export const countByTone = (counts: Record<string, number>, tone: (typeof HEALTHS)[number]['tone']): number =>
  HEALTHS.filter((health) => health.tone === tone).reduce((sum, { value }) => sum + (counts[value] ?? 0), 0);

/** The URLs that were requested for a link, in order: its own, then the targets of redirects. */
export type Trace = [URL, ...URL[]];

/** The result of checking a link. */
export interface LinkCheck {
  /** Null if the host must not be asked before some time has passed. */
  health: Health | null;
  status: number | null;
  /** Where the last redirect led; null without a redirect. */
  finalUrl: string | null;
  text: string;
  /** How long the host wants no request, if it has to be asked later. */
  waitMs?: number;
}

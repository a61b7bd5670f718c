/**
 * The possible results of a link check, each with its label and tone. The database has the same list (public.links).
 */
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

/** The path of the list of broken links in the admin area. */
export const BROKEN_LINKS_PATH = '/admin/link-manager?is_broken=yes';

export type Health = (typeof HEALTHS)[number]['value'];

/** Returns the entry of `HEALTHS` for the result of a link check; for an unknown result, the entry 'unchecked'. */
export const healthOf = (value: string) => HEALTHS.find((health) => health.value === value) ?? HEALTHS[11];

/** Returns how many links have a result with this tone. `counts` contains the number of links for each result. */
export const countByTone = (counts: Record<string, number>, tone: (typeof HEALTHS)[number]['tone']): number =>
  HEALTHS.filter((health) => health.tone === tone).reduce((sum, { value }) => sum + (counts[value] ?? 0), 0);

/** The URLs that were requested to check a link, in order: the link's own URL, then the targets of redirects. */
export type Trace = [URL, ...URL[]];

/** The result of checking a link. */
export interface LinkCheck {
  /** Null if the check was postponed, because the link's host must not be requested before `waitMs` has passed. */
  health: Health | null;
  status: number | null;
  /** The URL to which the last redirect led; null without a redirect. */
  finalUrl: string | null;
  text: string;
  /** How long to wait before the host may be requested again, in milliseconds. Set if `health` is null. */
  waitMs?: number;
}

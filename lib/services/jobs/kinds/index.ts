import 'server-only';
import type { JobKind, JobSubject } from '../job-kind';
import { backUp } from './back-up';
import { checkLinks, recheckLinks } from './check-links';
import { collectLinks } from './collect-links';
import { crawlPages } from './crawl-pages';
import { draftProposalsJob } from './draft-proposals';
import { findProposalsJob } from './find-proposals';
import { checkImport, undoImport, writeImport } from './imports';
import { newsletterRetries } from './newsletter-retries';
import { publish } from './publish';
import { refreshSite } from './refresh-site';
import { replaceLinks } from './replace-links';
import { rollUpEvents } from './roll-up-events';
import { scanQuality } from './scan-quality';
import { tidyUpOldRows } from './tidy-up';

/** Every kind of job that the site's workers can run. */
export const JOB_KINDS: JobKind[] = [
  publish,
  newsletterRetries,
  rollUpEvents,
  tidyUpOldRows,
  collectLinks,
  checkLinks,
  recheckLinks,
  replaceLinks,
  crawlPages,
  scanQuality,
  checkImport,
  writeImport,
  undoImport,
  backUp,
  refreshSite,
  findProposalsJob,
  draftProposalsJob,
];

/**
 * Returns the label of a kind of job. Returns the kind's name if this process does not know the kind, because only
 * newer workers do.
 */
export const labelOfKind = (kind: string) => JOB_KINDS.find((known) => known.kind === kind)?.label ?? kind;

/** The maximum number of characters of an input that is shown as JSON. */
const MOST_JSON = 200;

/** Returns what a job works on, in words or as JSON; null if its input says nothing. */
export function subjectOfJob({ kind, input }: { kind: string; input: unknown }): JobSubject | null {
  const subject = JOB_KINDS.find((known) => known.kind === kind)?.subjectOf(input);
  if (subject) return subject;
  const json = JSON.stringify(input ?? {});
  return json === '{}' ? null : { text: json.length > MOST_JSON ? `${json.slice(0, MOST_JSON)}…` : json };
}

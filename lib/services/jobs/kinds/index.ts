import 'server-only';
import type { JobKind } from '../job-kind';
import { backUp } from './back-up';
import { checkLinks, recheckLinks } from './check-links';
import { collectLinks } from './collect-links';
import { crawlPages } from './crawl-pages';
import { draftProposalsJob } from './draft-proposals';
import { findProposalsJob } from './find-proposals';
import { checkImport, undoImport, writeImport } from './imports';
import { newsletterRetries } from './newsletter-retries';
import { publish } from './publish';
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
  findProposalsJob,
  draftProposalsJob,
];

/** Returns the label of a kind of job. If only newer workers know the kind, returns the kind's name. */
export const labelOfKind = (kind: string) => JOB_KINDS.find((known) => known.kind === kind)?.label ?? kind;

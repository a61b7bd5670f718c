import Link from 'next/link';
import type { QualityPageRow } from '@/lib/data/admin/quality';
import { SEVERITIES } from '@/lib/quality/check';
import { qualityCheckOf } from '@/lib/quality/checks';
import { fixPath, labelOfField } from './fix-path';
import { IgnoreButton } from './ignore-button';
import { CountAgainButton } from './quality-buttons';

type Result = QualityPageRow['findings'][number];

interface CheckResultsProps {
  page: QualityPageRow;
  /** The editors' reasons for ignoring checks, by the name of the check. */
  reasons: Record<string, string>;
}

/**
 * Lists the checks that a page fails, then the failed checks that editors ignore. Each check has an explanation, its
 * weight, and its faults with links to the form fields.
 */
export function CheckResults({ page, reasons }: CheckResultsProps) {
  const isIgnored = ({ check }: Result) => page.ignored.includes(check);
  const failed = page.findings.filter((result) => !isIgnored(result));
  const ignored = page.findings.filter(isIgnored);
  return (
    <>
      <section aria-labelledby="failed" className="card mb-6 p-4">
        <h2 id="failed">Failed checks</h2>
        {failed.length === 0 && <p className="mt-2">The page passes all checks.</p>}
        <ul className="mt-3 grid gap-6">
          {failed.map((result) => (
            <li key={result.check}>
              <ResultText page={page} result={result} />
              <IgnoreButton page={page.id} check={result.check} label={labelOf(result)} />
            </li>
          ))}
        </ul>
      </section>
      {ignored.length > 0 && (
        <section aria-labelledby="ignored" className="card mb-6 p-4">
          <h2 id="ignored">Ignored checks</h2>
          <ul className="mt-3 grid gap-6">
            {ignored.map((result) => (
              <li key={result.check}>
                <ResultText page={page} result={result} />
                <p className="mb-2">
                  <span className="text-muted">Reason:</span> {reasons[result.check]}
                </p>
                <CountAgainButton page={page.id} check={result.check} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const labelOf = ({ check }: Result) => qualityCheckOf(check)?.label ?? check;

function ResultText({ page, result }: { page: QualityPageRow; result: Result }) {
  const severity = SEVERITIES.find(({ value }) => value === result.severity);
  return (
    <>
      <h3 className="font-sans text-base font-semibold">
        {labelOf(result)}{' '}
        <span className="text-sm font-normal text-muted">
          {severity?.one}, weight {result.weight}
        </span>
      </h3>
      <p>{qualityCheckOf(result.check)?.help}</p>
      <ul className="my-2 list-disc pl-6">
        {result.faults.map(({ field, text }) => (
          <li key={`${field} ${text}`} className="wrap-anywhere">
            <Link href={fixPath(page, field)} prefetch={false} className="admin-link">
              {labelOfField(page, field)}
            </Link>
            : {text}
          </li>
        ))}
      </ul>
    </>
  );
}

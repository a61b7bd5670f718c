import type { CheckContext, Finding, QualityCheck } from './check';
import { QUALITY_CHECKS } from './checks';
import type { QualityPage } from './page';

/** A check that a page has failed, with the faults that the check has found. */
export interface FailedCheck {
  check: QualityCheck;
  findings: Finding[];
}

export interface PageScore {
  /** The total weight of the passed checks, as a percentage of `weight`, from 0 to 100. */
  score: number;
  /** The sum of the weights of all checks that apply to the page. */
  weight: number;
  failed: FailedCheck[];
}

/** Returns the score. `lost` is the weight of the failed checks. The database uses the same formula. */
const scoreOf = (weight: number, lost: number) =>
  weight === 0 ? 100 : Math.round((100 * (weight - lost)) / weight);

/**
 * Runs all checks that apply to a page. In the score, the checks that editors have chosen to ignore on this page count
 * as passed. `failed` also contains ignored checks that have failed.
 */
export function scorePage(
  page: QualityPage,
  context: CheckContext,
  ignored: readonly string[] = [],
): PageScore {
  const checks = QUALITY_CHECKS.filter(({ applies }) => !applies || applies(page));
  const failed = checks
    .map((check) => ({ check, findings: check.run(page, context) }))
    .filter(({ findings }) => findings.length > 0);
  const sum = (some: QualityCheck[]) => some.reduce((total, check) => total + check.weight, 0);
  const lost = sum(failed.map(({ check }) => check).filter(({ name }) => !ignored.includes(name)));
  return { score: scoreOf(sum(checks), lost), weight: sum(checks), failed };
}

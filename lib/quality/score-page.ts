import type { CheckContext, Finding, QualityCheck } from './check';
import { QUALITY_CHECKS } from './checks';
import type { QualityPage } from './page';

/** A check that a page has failed, with its faults. */
export interface FailedCheck {
  check: QualityCheck;
  findings: Finding[];
}

export interface PageScore {
  /** From 0 to 100: the share of the weights of the checks that the page passes. */
  score: number;
  /** The sum of the weights of all checks that make sense for the page. */
  weight: number;
  failed: FailedCheck[];
}

/** Returns the score of a page of this weight that has lost some of it. The database computes the same. */
const scoreOf = (weight: number, lost: number) =>
  weight === 0 ? 100 : Math.round((100 * (weight - lost)) / weight);

/** Runs all checks on a page. Editors may have ignored some checks of the page, which then count as passed. */
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

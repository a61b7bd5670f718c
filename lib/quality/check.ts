import type { QualityPage } from './page';
import type { QualityRules } from './rules';

export const SEVERITIES = [
  { value: 'error', label: 'Errors', one: 'error' },
  { value: 'warning', label: 'Warnings', one: 'warning' },
  { value: 'notice', label: 'Hints', one: 'hint' },
] as const;
export type Severity = (typeof SEVERITIES)[number]['value'];

/** The results of comparing a page with all other pages. */
export interface Twins {
  /**
   * The path of another page with the same title, or null. Likewise, `description` is the path of a page with the same
   * description, and `text` is the path of a page with nearly the same text.
   */
  title: string | null;
  description: string | null;
  text: string | null;
}

export interface CheckContext {
  rules: QualityRules;
  twins: Twins;
  /** Today's date in London, such as '2026-12-26'. */
  today: string;
}

/** A fault that a check has found. */
export interface Finding {
  /** The form field in which an editor mends the fault. */
  field: string;
  /** A sentence about this page, such as 'The title has 72 characters, more than 60.' */
  text: string;
}

/** A named check of a page. */
export interface QualityCheck {
  name: string;
  label: string;
  /** An explanation for editors: the reason for the check, and advice. */
  help: string;
  /** How much the check counts in the score, from 1 to 10. */
  weight: number;
  severity: Severity;
  /** Returns whether the check applies to a page. Without this function, it applies to every page. */
  applies?: (page: QualityPage) => boolean;
  /** Returns the faults of a page; none if the page passes. */
  run: (page: QualityPage, context: CheckContext) => Finding[];
}

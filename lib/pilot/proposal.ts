import type { EntityTable } from '../entities/registry.ts';
import { byName } from '../lists/ranking.ts';
import type { Purpose } from '../schema/prompts.ts';

/** The rules that propose drafts, in the order in which the admin screen 'Content pilot' lists them. */
export const RULES = [
  { value: 'retailer-without-description', label: 'Retailers without a description' },
  { value: 'category-without-guide', label: 'Categories without a guide' },
  { value: 'search-without-result', label: 'Searches without a result' },
  { value: 'offer-without-successor', label: 'Offers that end without a successor' },
  { value: 'fallback-link', label: 'Links replaced by their fallback' },
  { value: 'low-score', label: 'Pages with a low score' },
  { value: 'stale-page', label: 'Stale guides and articles' },
] as const;
export type Rule = (typeof RULES)[number]['value'];

/**
 * The states of a proposed draft with their labels, in the order in which the admin screen 'Content pilot' shows them.
 */
export const PROPOSAL_STATES = [
  { value: 'proposed', label: 'Open' },
  { value: 'approved', label: 'Approved' },
  { value: 'drafting', label: 'Being drafted' },
  { value: 'drafted', label: 'Inbox' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'failed', label: 'Failed' },
] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number]['value'];

/** A draft that a rule proposes: which text a model should write, and why. */
export interface Found {
  /** Identifies the proposal, so that the rule does not propose the same draft twice. */
  key: string;
  entity: EntityTable;
  /** The row whose text is drafted; null for a new guide. */
  rowId: string | null;
  name: string;
  purpose: Purpose;
  /**
   * Why the rule proposes the draft. `effect` is what the draft would change. Editors read both before they approve the
   * proposal.
   */
  why: string;
  effect: string;
  /** Facts for the model, in addition to the facts of the row. */
  brief: { label: string; value: string }[];
  /** How much the draft is worth, such as the views of its page. Proposals with the highest weight come first. */
  weight: number;
}

/** Views, clicks and searches are counted over this number of past days. */
export const DAYS = 30;

const number = new Intl.NumberFormat('en-GB');

/** Formats a number with its noun, such as '1 view' and '1,200 views'. */
export const countOf = (count: number, noun: string) =>
  `${number.format(count)} ${noun}${count === 1 ? '' : 's'}`;

/** Returns a sentence about the number of views of a page. */
export const viewsText = (views: number) =>
  views > 0
    ? `The page had ${countOf(views, 'view')} in the last ${DAYS} days.`
    : `The page had no views in the last ${DAYS} days.`;

/** Returns proposals sorted by weight, the highest first. */
export const byWeight = (found: Found[]): Found[] =>
  [...found].sort((a, b) => b.weight - a.weight || byName(a, b));

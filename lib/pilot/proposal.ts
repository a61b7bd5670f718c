import type { EntityTable } from '../entities/registry.ts';
import type { Purpose } from '../schema/prompts.ts';

/** The rules that find proposals, in the order of the screen. */
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

/** The states of a proposal, in the order in which it passes through them. */
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

/** A finding of a rule: a text that a model may draft. */
export interface Found {
  /** A name of the finding, so that the same is proposed only once. */
  key: string;
  entity: EntityTable;
  /** The row whose text is drafted; null for a new guide. */
  rowId: string | null;
  name: string;
  purpose: Purpose;
  /** Why the rule proposes it, and what the draft would change, for the person who approves it. */
  why: string;
  effect: string;
  /** Facts for the model besides those of the row. */
  brief: { label: string; value: string }[];
  /** Its worth. Proposals with the highest number come first. */
  weight: number;
}

/** For how many days visits and searches are counted. */
export const DAYS = 30;

const number = new Intl.NumberFormat('en-GB');

/** Returns a number of things in words, such as '1 view' and '1,200 views'. */
export const countOf = (count: number, noun: string) =>
  `${number.format(count)} ${noun}${count === 1 ? '' : 's'}`;

/** Returns a sentence about the visits of a page. */
export const viewsText = (views: number) =>
  views > 0
    ? `The page had ${countOf(views, 'view')} in the last ${DAYS} days.`
    : `No view of the page was counted in the last ${DAYS} days.`;

/** Returns what was found, the most valuable first. */
export const byWeight = (found: Found[]): Found[] =>
  [...found].sort((a, b) => b.weight - a.weight || a.name.localeCompare(b.name, 'en-GB'));

import type { Highlight } from '@/lib/schema/rows';

/** The hedges as regular expressions, each for a whole text. */
const HEDGES = [
  'n/?a|tb[ac]|to be (?:announced|confirmed)|(?:not (?:yet )?|un)known',
  '(?:seasonal, )?(?:dates |terms |times )?var(?:y|ies)(?: by store)?',
  '(?:see|check) (?:the |their |our )?(?:t&cs?|terms(?: (?:and|&) conditions)?|website|site)',
  '(?:shop|store|current|check (?:the |their )?(?:current )?) ?policy(?: \\(check t&cs?\\))?',
  'check (?:opening hours |times |dates )?(?:with|at|in) (?:your|the) (?:local |nearest )?(?:store|branch|shop)',
  'check (?:locally|online|in store)',
];
const HEDGE = new RegExp(`^(?:${HEDGES.join('|')})\\.?$`, 'i');

/**
 * Returns whether a text is only a hedge, such as 'Check T&Cs', 'Not known' or 'Check with your local store'. A hedge is
 * no fact, so lists and tables of facts leave it out. A fact with a caveat, such as '30 days (check T&Cs)', is no hedge.
 */
export const isHedge = (text: string): boolean => HEDGE.test(text.trim());

/** Returns a retailer's highlights with empty values in place of hedges, without the rows that have no other value. */
export function withoutHedges(highlights: Highlight[]): Highlight[] {
  return highlights
    .map(({ feature, values: [online, inStore, note] }): Highlight => ({
      feature,
      values: [fact(online), fact(inStore), fact(note)],
    }))
    .filter(({ values }) => values.some(Boolean));
}

const fact = (text: string) => (isHedge(text) ? '' : text);

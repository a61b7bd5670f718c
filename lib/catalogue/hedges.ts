import type { Highlight } from '@/lib/schema/rows';

/** Regular expressions for hedges, which are texts that state no fact. Each expression must match a whole text. */
const HEDGES = [
  'n/?a|tb[ac]|to be (?:announced|confirmed)|(?:not (?:yet )?|un)known',
  '(?:seasonal, )?(?:dates |terms |times )?var(?:y|ies)(?: by store)?',
  '(?:see|check) (?:the |their |our )?(?:t&cs?|terms(?: (?:and|&) conditions)?|website|site)',
  '(?:shop|store|current|check (?:the |their )?(?:current )?) ?policy(?: \\(check t&cs?\\))?',
  'check (?:opening hours |times |dates )?(?:with|at|in) (?:your|the) (?:local |nearest )?(?:store|branch|shop)',
  'check (?:locally|online|in store)',
  '(?:it )?(?:depends on|differs by|varies with) (?:the |your )?(?:local )?(?:stockist|seller|retailer|partner|shop|store|branch)',
  "(?:the |your )?(?:stockist|seller|retailer|partner|shop|store|branch)[’']s (?:own )?(?:policy|rules|terms|hours) (?:apply|applies)",
  "(?:with|as|during|in) (?:the |its )?(?:shopping )?cent(?:re|er)[’']s (?:opening )?hours",
];
const HEDGE = new RegExp(`^(?:${HEDGES.join('|')})\\.?$`, 'i');

/**
 * Returns whether a text is only a hedge, such as 'Check T&Cs', 'Not known' or 'Check with your local store'. Lists and
 * tables of facts leave a hedge out. A fact with a caveat, such as '30 days (check T&Cs)', is not a hedge.
 */
export const isHedge = (text: string): boolean => HEDGE.test(text.trim());

/** Returns a retailer's highlights with hedges replaced by empty values. Leaves out highlights without other values. */
export function withoutHedges(highlights: Highlight[]): Highlight[] {
  return highlights
    .map(({ feature, values: [online, inStore, note] }): Highlight => ({
      feature,
      values: [fact(online), fact(inStore), fact(note)],
    }))
    .filter(({ values }) => values.some(Boolean));
}

const fact = (text: string) => (isHedge(text) ? '' : text);

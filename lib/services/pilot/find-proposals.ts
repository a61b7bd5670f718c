import 'server-only';
import { getContentSettings } from '@/lib/data/content-settings';
import {
  countResults,
  listCategorySignals,
  listFallbackSignals,
  listGuideSignals,
  listLowScores,
  listOfferSignals,
  listUnchangedContent,
  listUndescribedRetailers,
  type PilotFigures,
  readPilotFigures,
} from '@/lib/data/pilot-signals';
import { listDecidedKeys, storeFound } from '@/lib/data/proposals';
import type { Found, Rule } from '@/lib/pilot/proposal';
import { categoriesWithoutGuide } from '@/lib/pilot/rules/categories-without-guide';
import { fallbackLinks } from '@/lib/pilot/rules/fallback-links';
import { LOW_SCORE, lowScores } from '@/lib/pilot/rules/low-scores';
import { offersWithoutSuccessor } from '@/lib/pilot/rules/offers-without-successor';
import { retailersWithoutDescription } from '@/lib/pilot/rules/retailers-without-description';
import { searchesWithoutResult } from '@/lib/pilot/rules/searches-without-result';
import { stalePages } from '@/lib/pilot/rules/stale-pages';
import type { Db } from '@/lib/supabase/public';
import { estimateTokens } from './estimate-tokens';

/** The maximum number of open proposals of one rule. The most valuable proposals are kept. */
const MOST_OPEN = 100;
const DAY_MS = 86_400_000;

interface Context {
  db: Db;
  figures: PilotFigures;
  now: number;
}

const FINDERS: Record<Rule, (context: Context) => Promise<Found[]>> = {
  async 'retailer-without-description'({ db, figures }) {
    const { retailer_words: words } = await getContentSettings(db);
    return retailersWithoutDescription(await listUndescribedRetailers(db, figures), { words });
  },
  async 'category-without-guide'({ db, figures }) {
    return categoriesWithoutGuide(await listCategorySignals(db, figures), await listGuideSignals(db));
  },
  async 'search-without-result'({ db, figures }) {
    const searches = [];
    for (const { query, searches: count } of figures.queries)
      searches.push({ query, searches: count, results: await countResults(db, query) });
    return searchesWithoutResult(searches);
  },
  async 'offer-without-successor'({ db, figures, now }) {
    return offersWithoutSuccessor(await listOfferSignals(db, figures, now), { now });
  },
  async 'fallback-link'({ db, figures }) {
    return fallbackLinks(await listFallbackSignals(db, figures));
  },
  async 'low-score'({ db, figures }) {
    return lowScores(await listLowScores(db, figures, LOW_SCORE));
  },
  async 'stale-page'({ db, figures, now }) {
    const { guide_days: guide, article_days: article } = await getContentSettings(db);
    const before = now - Math.min(guide, article) * DAY_MS;
    return stalePages(await listUnchangedContent(db, figures, before), { now, days: { guide, article } });
  },
};

/**
 * Applies a rule and stores the proposals that it finds, except those that an editor has already decided on. Withdraws
 * open proposals that the rule no longer finds. Returns the number of new proposals. Applying the same rule again adds
 * no duplicates.
 */
export async function findProposals(db: Db, rule: Rule, now: number): Promise<number> {
  const figures = await readPilotFigures(db);
  const [found, decided] = [await FINDERS[rule]({ db, figures, now }), await listDecidedKeys(db, rule)];
  const open = found.filter(({ key }) => !decided.has(key)).slice(0, MOST_OPEN);
  const estimated = [];
  for (const each of open) estimated.push({ ...each, ...(await estimateTokens(db, each)) });
  return storeFound(db, rule, estimated);
}

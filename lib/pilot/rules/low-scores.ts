import type { EntityTable } from '../../entities/registry.ts';
import type { Purpose } from '../../schema/prompts.ts';
import { byWeight, type Found, viewsText } from '../proposal.ts';
import { cut } from '@/lib/text/cut';

interface Finding {
  /** The name of the failed check. `weight` is the weight of the check, and `faults` are the faults that it found. */
  check: string;
  weight: number;
  faults: readonly { field: string; text: string }[];
}

interface ScoreSignal {
  rowId: string;
  entity: EntityTable;
  /** The kind of content; null if the row is not content. */
  type: 'guide' | 'article' | null;
  name: string;
  score: number;
  /** The sum of the weights of all checks that apply to the page. `findings` contains the failed checks. */
  weight: number;
  findings: readonly Finding[];
  views: number;
}

/** The rule proposes a draft for each page with a lower score than this. */
export const LOW_SCORE = 70;
const MOST_FAULTS = 5;

/**
 * The kind of draft that rewrites a row's description, by table. The rule proposes nothing for other tables, except for
 * guides and articles.
 */
const TEXTS: Partial<Record<EntityTable, Purpose>> = {
  retailers: 'retailer-description',
  categories: 'category-description',
  subcategories: 'category-description',
  products: 'product-description',
};
const FIELDS: Record<string, Purpose> = {
  meta_title: 'meta',
  meta_description: 'meta',
  faqs: 'faqs',
  buying_tips: 'buying-tips',
};

/** Returns the kind of draft that would mend a fault in this field; null if no draft can mend the fault. */
function purposeFor({ entity, type }: ScoreSignal, field: string): Purpose | null {
  const description = TEXTS[entity] ?? null;
  if (entity !== 'content' && !description) return null;
  const own = FIELDS[field];
  if (own) return own === 'buying-tips' && (entity === 'content' || entity === 'retailers') ? null : own;
  if (entity === 'content') return field === 'body' ? type : null;
  return field === 'description' ? description : null;
}

/** Returns the kind of draft that would raise the score the most, and the findings that this draft would mend. */
function bestRemedy(page: ScoreSignal) {
  const remedies = new Map<Purpose, Finding[]>();
  for (const finding of page.findings) {
    const purposes = new Set(finding.faults.map(({ field }) => purposeFor(page, field)));
    for (const purpose of purposes)
      if (purpose) remedies.set(purpose, [...(remedies.get(purpose) ?? []), finding]);
  }
  const weightOf = (findings: Finding[]) => findings.reduce((sum, { weight }) => sum + weight, 0);
  return [...remedies]
    .map(([purpose, findings]) => ({ purpose, findings, mended: weightOf(findings) }))
    .sort((a, b) => b.mended - a.mended)[0];
}

/** Proposes, for each page with a low score, to draft the text that would raise its score the most. */
export const lowScores = (pages: readonly ScoreSignal[]): Found[] =>
  byWeight(
    pages.flatMap((page) => {
      const { rowId, entity, name, score, weight, views } = page;
      const remedy = score < LOW_SCORE ? bestRemedy(page) : undefined;
      if (!remedy) return [];
      const { purpose, findings, mended } = remedy;
      const faults = findings
        .flatMap(({ faults: each }) => each.map(({ text }) => text))
        .slice(0, MOST_FAULTS);
      const checks = findings.map(({ check }) => check).sort();
      const gain = Math.min(100 - score, Math.round((100 * mended) / weight));
      return {
        key: cut(`${rowId} ${checks.join(' ')}`, 400),
        entity,
        rowId,
        name,
        purpose,
        why: cut(`The page scores ${score} of 100. ${viewsText(views)} ${faults.join(' ')}`, 500).trim(),
        effect: `If the draft fixes all of this, the score rises by up to ${gain}, to ${score + gain}.`,
        brief: faults.map((text) => ({ label: 'To fix', value: text })),
        weight: views + gain,
      };
    }),
  );

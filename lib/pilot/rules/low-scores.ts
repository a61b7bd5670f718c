import type { EntityTable } from '../../entities/registry.ts';
import type { Purpose } from '../../schema/prompts.ts';
import { byWeight, type Found, viewsText } from '../proposal.ts';

interface Finding {
  /** The name of the failed check, its weight, and what it has found. */
  check: string;
  weight: number;
  faults: readonly { field: string; text: string }[];
}

interface ScoreSignal {
  rowId: string;
  entity: EntityTable;
  /** Whether the row is a guide or an article, if it is content. */
  type: 'guide' | 'article' | null;
  name: string;
  score: number;
  /** The sum of the weights of all checks, and of the failed ones. */
  weight: number;
  findings: readonly Finding[];
  views: number;
}

/** Pages that score less are proposed. */
export const LOW_SCORE = 70;
const MOST_FAULTS = 5;

const TEXTS: Record<Exclude<EntityTable, 'content' | 'people'>, Purpose> = {
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

/** Returns which text would mend a fault in a field; null if no draft can. */
function purposeFor({ entity, type }: ScoreSignal, field: string): Purpose | null {
  if (entity === 'people') return null;
  const own = FIELDS[field];
  if (own) return own === 'buying-tips' && (entity === 'content' || entity === 'retailers') ? null : own;
  if (entity === 'content') return field === 'body' ? type : null;
  return field === 'description' ? TEXTS[entity] : null;
}

/** Returns the text that would mend most of the lost weight, with the findings that it mends. */
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

/** Proposes, for each page with a low score, the text that would raise the score most. */
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
        key: `${rowId} ${checks.join(' ')}`.slice(0, 400),
        entity,
        rowId,
        name,
        purpose,
        why: `The page scores ${score} of 100. ${viewsText(views)} ${faults.join(' ')}`.slice(0, 500).trim(),
        effect: `If the draft mends all of this, the score rises by up to ${gain}, to ${score + gain}.`,
        brief: faults.map((text) => ({ label: 'To mend', value: text })),
        weight: views + gain,
      };
    }),
  );

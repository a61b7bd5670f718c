import 'server-only';
import { SITE_NAME } from '@/lib/config/site-name';
import { getRowBySlug } from '@/lib/data/admin/rows';
import { getContentSettings } from '@/lib/data/content-settings';
import { formatDate } from '@/lib/dates/london-time';
import { seasonAt } from '@/lib/dates/season';
import { isEntityTable, kindOf, type ReferenceTarget } from '@/lib/entities/registry';
import { factLines, factsOf, textOf } from '@/lib/prompts/entity-facts';
import { PURPOSE_INFO, tableOf } from '@/lib/prompts/purposes';
import { resourceOf } from '@/lib/resources';
import type { Resource, Row } from '@/lib/resources/resource';
import type { ContentSettings, WordTargets } from '@/lib/schema/content-settings';
import type { DraftFacts } from '@/lib/schema/draft-facts';
import type { Purpose } from '@/lib/schema/prompts';
import type { Db } from '@/lib/supabase/public';
import type { TemplateValues } from '@/lib/templates/template';

const WORD_TARGETS: Partial<Record<Purpose, keyof WordTargets>> = {
  guide: 'guide_words',
  article: 'article_words',
  'retailer-description': 'retailer_words',
  'category-description': 'category_words',
  'product-description': 'product_words',
};

interface Subject {
  purpose: Purpose;
  /** The entity of the row. For guides and articles, the kind of content. */
  to: ReferenceTarget;
  slug: string;
}

/**
 * Returns the row with this slug, even if it is a draft, and its entity. Returns null if no row has this slug, or if
 * this kind of text cannot be drafted for this entity or kind of content.
 */
export async function findSubject(db: Db, { purpose, to, slug }: Subject) {
  const target = PURPOSE_INFO[purpose].targets.find((each) => each === to);
  const resource = target && resourceOf(tableOf(target));
  if (!target || !resource) return null;
  const row = await getRowBySlug(db, resource, slug);
  const isOfKind = isEntityTable(target) || row?.content_type === kindOf(target).type;
  return row && isOfKind ? { resource, row } : null;
}

const textIn = (row: Row, name: string) => (typeof row[name] === 'string' ? row[name] : '');

function settingsValues(purpose: Purpose, settings: ContentSettings): TemplateValues {
  const target = WORD_TARGETS[purpose];
  return {
    tone: settings.tone,
    house_rules: settings.house_rules.map((rule) => `- ${rule}`).join('\n'),
    banned_words: settings.banned_words.join(', '),
    ...(target && { words: String(settings[target]) }),
  };
}

/** Returns all facts of a row that a prompt may use. */
export const draftFactsOf = (resource: Resource, row: Row): DraftFacts => ({
  name: textIn(row, resource.nameColumn),
  topic: textIn(row, 'guide_category') || textIn(row, 'article_category'),
  text: textOf(row),
  lines: factsOf(resource, row),
});

/**
 * Returns the values of the variables in a prompt. Tone, rules, banned words and word targets come from the content
 * settings.
 */
export async function promptValues(
  db: Db,
  purpose: Purpose,
  { name, topic = '', text = '', lines }: DraftFacts,
): Promise<TemplateValues> {
  const now = Date.now();
  return {
    ...settingsValues(purpose, await getContentSettings(db)),
    ...{ name, topic, text, site: SITE_NAME },
    facts: factLines(lines),
    year: String(seasonAt(now).year),
    today: formatDate(new Date(now).toISOString()),
  };
}

/**
 * Returns the values of the variables in a prompt for a row, and the row's name. Returns null in the same cases as
 * findSubject.
 */
export async function readPromptValues(
  db: Db,
  { purpose, to, slug }: { purpose: Purpose; to: ReferenceTarget; slug: string },
): Promise<{ name: string; values: TemplateValues } | null> {
  const subject = await findSubject(db, { purpose, to, slug });
  if (!subject) return null;
  const facts = draftFactsOf(subject.resource, subject.row);
  return { name: facts.name, values: await promptValues(db, purpose, facts) };
}

import 'server-only';
import { getContentSettings } from '@/lib/data/content-settings';
import { getRowBySlug } from '@/lib/data/admin/rows';
import { getSeason } from '@/lib/dates/calendar';
import { formatDate } from '@/lib/dates/london-time';
import {
  ENTITY_TABLES,
  entityOf,
  isEntityTable,
  kindOf,
  type ReferenceTarget,
} from '@/lib/entities/registry';
import { SITE_NAME } from '@/lib/config/site-name';
import { factsOf, textOf } from '@/lib/prompts/entity-facts';
import { PURPOSE_INFO, type PromptTarget } from '@/lib/prompts/purposes';
import type { Purpose } from '@/lib/schema/prompts';
import { resourceOf } from '@/lib/resources';
import type { Row } from '@/lib/resources/resource';
import type { ContentSettings, WordTargets } from '@/lib/schema/content-settings';
import type { Db } from '@/lib/supabase/public';
import type { TemplateValues } from '@/lib/templates/template';

const WORD_TARGETS: Partial<Record<Purpose, keyof WordTargets>> = {
  guide: 'guide_words',
  article: 'article_words',
  'retailer-description': 'retailer_words',
  'category-description': 'category_words',
  'product-description': 'product_words',
};

/** Returns the row of an entity or kind with a slug, drafts included, with its entity; null if there is none. */
async function findSubject(db: Db, to: PromptTarget, slug: string) {
  const table = isEntityTable(to)
    ? to
    : ENTITY_TABLES.find((each) => entityOf(each).kinds.some(({ list }) => list === to));
  const resource = table && resourceOf(table);
  if (!resource) return null;
  const row = await getRowBySlug(db, resource, slug);
  const isOfKind = isEntityTable(to) || row?.content_type === kindOf(to).type;
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

/**
 * Returns the values of a purpose's variables for a row, and the row's name; null if there is no such row. The content
 * settings supply tone, house rules, banned words and word targets.
 */
export async function readPromptValues(
  db: Db,
  { purpose, to, slug }: { purpose: Purpose; to: ReferenceTarget; slug: string },
): Promise<{ name: string; values: TemplateValues } | null> {
  const target = PURPOSE_INFO[purpose].targets.find((each) => each === to);
  const subject = target && (await findSubject(db, target, slug));
  if (!subject) return null;
  const { resource, row } = subject;
  const [settings, { year }] = await Promise.all([getContentSettings(db), getSeason()]);
  const name = textIn(row, resource.nameColumn);
  return {
    name,
    values: {
      ...settingsValues(purpose, settings),
      name,
      facts: factsOf(resource, row),
      text: textOf(row),
      topic: textIn(row, 'guide_category') || textIn(row, 'article_category'),
      year: String(year),
      today: formatDate(new Date().toISOString()),
      site: SITE_NAME,
    },
  };
}

import 'server-only';
import { settingsTag } from '@/lib/cache/tags';
import { SETTINGS_ID } from '@/lib/config/settings-id';
import { saleYear } from '@/lib/dates/season';
import { homepage as builtInHomepage } from '@/lib/fallback/homepage';
import type { Database } from '@/lib/schema/database.types';
import type { HomepageRow } from '@/lib/schema/rows';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';
import { readOrLastKnown } from './read-or-last-known';
import { editorialTipsSchema, faqsSchema, guideCardsSchema, popularSearchesSchema } from './row-schemas';
import { withDefaults } from './with-defaults';

/** Selects the homepage settings, completed with the built-in texts. */
async function selectHomepage(db: Db, defaults: HomepageRow): Promise<HomepageRow> {
  const { data, error } = await db.from('homepage_settings').select('*').eq('id', SETTINGS_ID).maybeSingle();
  if (error) throw new DatabaseError('select homepage settings', error);
  return data ? completeHomepage(data, defaults) : defaults;
}

/**
 * Matches the names of rich-text columns. An editor may leave rich text empty to hide its section. Headings, labels and
 * links may not be empty.
 */
const RICH_TEXT = /(?:^|_)(?:content|intro_paragraph)$/;

const withoutBlankLines = (settings: StoredHomepage): StoredHomepage =>
  Object.fromEntries(
    Object.entries(settings).map(([key, value]) => {
      const isBlank = typeof value === 'string' && !value.trim() && !RICH_TEXT.test(key);
      return [key, isBlank ? null : value];
    }),
  ) as StoredHomepage;

export type StoredHomepage = Omit<Database['public']['Tables']['homepage_settings']['Row'], RowColumn>;
type RowColumn = 'id' | 'created_at' | 'updated_at';

/**
 * Fills the null and blank fields of homepage settings, stored or unsaved, with the built-in texts. Blank rich text
 * stays blank.
 */
export function completeHomepage(settings: StoredHomepage, defaults: HomepageRow): HomepageRow {
  return withDefaults(defaults, {
    ...withoutBlankLines(settings),
    hero_popular_searches: popularSearchesSchema.nullable().parse(settings.hero_popular_searches),
    editorial_tips: editorialTipsSchema.nullable().parse(settings.editorial_tips),
    guides_cards: guideCardsSchema.nullable().parse(settings.guides_cards),
    homepage_faqs: faqsSchema.nullable().parse(settings.homepage_faqs),
  });
}

/** Returns the built-in texts of the homepage, with the year of the sale in them. */
export const defaultHomepage = (): HomepageRow => builtInHomepage(saleYear(Date.now()));

/** Returns the homepage settings; fields that no editor has filled in contain the built-in texts. */
export async function getHomepage(): Promise<HomepageRow> {
  'use cache';
  const defaults = defaultHomepage();
  return readOrLastKnown({
    key: 'homepage',
    tags: [settingsTag('homepage_settings')],
    fromDatabase: (db) => selectHomepage(db, defaults),
    builtInData: () => defaults,
  });
}

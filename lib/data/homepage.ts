import 'server-only';
import { settingsTag } from '@/lib/cache-tags';
import { saleYear } from '@/lib/boxing-day';
import { DatabaseError } from '@/lib/errors';
import { homepage as builtIn } from '@/lib/fallback/homepage';
import type { HomepageRow } from '@/lib/fallback/types';
import { SETTINGS_ID } from '@/lib/settings-id';
import type { Database } from '@/lib/supabase/database.types';
import type { Db } from '@/lib/supabase/public';
import { publicRead } from './public-read';
import { editorialTipsShape, faqsShape, guideCardsShape, popularSearchesShape } from './shapes';
import { withDefaults } from './with-defaults';

/** The stored settings over the built-in copy: a column that is null shows the default. */
async function selectHomepage(db: Db, defaults: HomepageRow): Promise<HomepageRow> {
  const { data, error } = await db.from('homepage_settings').select('*').eq('id', SETTINGS_ID).maybeSingle();
  if (error) throw new DatabaseError('select homepage settings', error);
  return data ? completeHomepage(data, defaults) : defaults;
}

/** Rich text may be empty on purpose, and hides its section then; a heading, a label or a link may not. */
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

/** Stored or not yet stored settings with the built-in copy in place of what is null or blank. */
export function completeHomepage(settings: StoredHomepage, defaults: HomepageRow): HomepageRow {
  return withDefaults(defaults, {
    ...withoutBlankLines(settings),
    hero_popular_searches: popularSearchesShape.nullable().parse(settings.hero_popular_searches),
    editorial_tips: editorialTipsShape.nullable().parse(settings.editorial_tips),
    guides_cards: guideCardsShape.nullable().parse(settings.guides_cards),
    homepage_faqs: faqsShape.nullable().parse(settings.homepage_faqs),
  });
}

/** The built-in copy, with the year of the sale. */
export const defaultHomepage = (): HomepageRow => builtIn(saleYear(Date.now()));

/** The homepage's settings, every field filled. */
export async function getHomepage(): Promise<HomepageRow> {
  'use cache';
  const defaults = defaultHomepage();
  return publicRead({
    key: 'homepage',
    tags: [settingsTag('homepage_settings')],
    fromDatabase: (db) => selectHomepage(db, defaults),
    builtIn: () => defaults,
  });
}

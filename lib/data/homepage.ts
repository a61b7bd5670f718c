import 'server-only';
import { settingsTag } from '@/lib/cache-tags';
import { DatabaseError } from '@/lib/errors';
import { homepage as builtIn } from '@/lib/fallback/homepage';
import type { HomepageRow } from '@/lib/fallback/types';
import { nextBoxingDayYear } from '@/lib/site';
import type { Db } from '@/lib/supabase/public';
import { publicRead } from './public-read';
import { editorialTipsShape, faqsShape, guideCardsShape, popularSearchesShape } from './shapes';
import { withDefaults } from './with-defaults';

/** The fixed id of the single-row settings tables. */
export const SETTINGS_ID = '00000000-0000-0000-0000-000000000001';

/** The stored settings over the built-in copy: a column that is null shows the default. */
async function selectHomepage(db: Db, defaults: HomepageRow): Promise<HomepageRow> {
  const { data, error } = await db.from('homepage_settings').select('*').eq('id', SETTINGS_ID).maybeSingle();
  if (error) throw new DatabaseError('select homepage settings', error);
  if (!data) return defaults;
  const stored = {
    ...data,
    hero_popular_searches: popularSearchesShape.nullable().parse(data.hero_popular_searches),
    editorial_tips: editorialTipsShape.nullable().parse(data.editorial_tips),
    guides_cards: guideCardsShape.nullable().parse(data.guides_cards),
    homepage_faqs: faqsShape.nullable().parse(data.homepage_faqs),
  };
  return withDefaults(defaults, stored);
}

/** The homepage's settings, every field filled. */
export async function getHomepage(): Promise<HomepageRow> {
  'use cache';
  const defaults = builtIn(nextBoxingDayYear(new Date()));
  return publicRead({
    key: 'homepage',
    tags: [settingsTag('homepage_settings')],
    fromDatabase: (db) => selectHomepage(db, defaults),
    builtIn: () => defaults,
  });
}

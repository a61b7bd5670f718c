import 'server-only';
import { settingsTag } from '@/lib/cache-tags';
import { DatabaseError } from '@/lib/errors';
import { typography as builtIn } from '@/lib/fallback/typography';
import type { TypographyRow } from '@/lib/fallback/types';
import { SETTINGS_ID } from '@/lib/settings-id';
import type { Db } from '@/lib/supabase/public';
import { publicRead } from './public-read';
import { withDefaults } from './with-defaults';

const COLUMNS =
  'h1_mobile, h1_desktop, h2_mobile, h2_desktop, h3_mobile, h3_desktop, hero_h1_mobile, hero_h1_desktop';

async function selectTypography(db: Db): Promise<TypographyRow> {
  const { data, error } = await db
    .from('typography_settings')
    .select(COLUMNS)
    .eq('id', SETTINGS_ID)
    .maybeSingle();
  if (error) throw new DatabaseError('select typography settings', error);
  return data ? withDefaults(builtIn, data) : builtIn;
}

/** The eight text-size tokens of the headings. */
export async function getTypography(): Promise<TypographyRow> {
  'use cache';
  return publicRead({
    key: 'typography',
    tags: [settingsTag('typography_settings')],
    fromDatabase: (db) => selectTypography(db),
    builtIn: () => builtIn,
  });
}

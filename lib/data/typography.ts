import 'server-only';
import { settingsTag } from '@/lib/cache/tags';
import { SETTINGS_ID } from '@/lib/config/settings-id';
import { typography as builtInTypography } from '@/lib/fallback/typography';
import type { TypographyRow } from '@/lib/schema/rows';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';
import { readOrLastKnown } from './read-or-last-known';
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
  return data ? withDefaults(builtInTypography, data) : builtInTypography;
}

/** Returns the eight text sizes of the headings, each as a Tailwind token such as '4xl'. */
export async function getTypography(): Promise<TypographyRow> {
  'use cache';
  return readOrLastKnown({
    key: 'typography',
    tags: [settingsTag('typography_settings')],
    fromDatabase: (db) => selectTypography(db),
    builtInData: () => builtInTypography,
  });
}

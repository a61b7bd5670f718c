import 'server-only';
import { contentSettingsTag, referencesTag } from '@/lib/cache/tags';
import { SETTINGS_ID } from '@/lib/config/settings-id';
import type { EntityTable } from '@/lib/entities/registry';
import { contentSettings as builtInSettings } from '@/lib/fallback/content-settings';
import type { ContentSettings, Disclosures, PageTemplates } from '@/lib/schema/content-settings';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';
import { readOrLastKnown } from './read-or-last-known';
import { withDefaults } from './with-defaults';

/**
 * Returns all content settings. Settings that no editor has changed have their built-in values. Checks and prompts use
 * this function. Pages use the cached functions below: a change expires only the results that contain the changed part
 * of the settings.
 */
export async function getContentSettings(db: Db): Promise<ContentSettings> {
  const { data, error } = await db.from('content_settings').select('*').eq('id', SETTINGS_ID).maybeSingle();
  if (error) throw new DatabaseError('select content settings', error);
  return data ? withDefaults(builtInSettings, data) : builtInSettings;
}

/**
 * Returns the templates of titles and descriptions. The result contains the templates of all entities, but only a
 * change to the templates of `table` expires it. So use only the templates of `table`.
 */
export async function getPageTemplates(table: EntityTable): Promise<PageTemplates> {
  'use cache';
  return readOrLastKnown<PageTemplates>({
    key: `templates of ${table}`,
    tags: [contentSettingsTag(table)],
    fromDatabase: async (db) => templatesOf(await getContentSettings(db)),
    builtInData: () => templatesOf(builtInSettings),
  });
}

const isTemplate = (name: string) => /_(?:title|title_no_sale|description)$/.test(name);
const templatesOf = (settings: ContentSettings): PageTemplates =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => isTemplate(name))) as PageTemplates;

/** Returns the texts that disclose paid links. */
export async function getDisclosures(): Promise<Disclosures> {
  'use cache';
  return readOrLastKnown<Disclosures>({
    key: 'disclosures',
    tags: [contentSettingsTag('disclosures')],
    fromDatabase: async (db) => {
      const { footer_disclosure, ad_disclosure, banner_disclosure } = await getContentSettings(db);
      return { footer_disclosure, ad_disclosure, banner_disclosure };
    },
    builtInData: () => builtInSettings,
  });
}

/** Returns the slug of the person who signs guides and articles without an author; null if nobody does. */
export async function getDefaultAuthor(): Promise<string | null> {
  'use cache';
  const { slug } = await readOrLastKnown<{ slug: string | null }>({
    key: 'default author',
    // If the person is renamed or deleted, the database changes this setting through a foreign key. The site does not
    // write the setting in this case, so only the tag of references can expire this result.
    tags: [contentSettingsTag('author'), referencesTag()],
    fromDatabase: async (db) => ({ slug: (await getContentSettings(db)).default_author_slug }),
    builtInData: () => ({ slug: null }),
  });
  return slug;
}

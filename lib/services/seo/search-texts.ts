import 'server-only';
import type { Category } from '@/lib/catalogue/entities';
import { getPageTemplates } from '@/lib/data/content-settings';
import { getSeason } from '@/lib/dates/calendar';
import type { EntityTable } from '@/lib/entities/registry';
import { rowTexts, type TemplateRows } from '@/lib/seo/page-templates';

/**
 * Returns the title and description of a row's page for `pageMetadata`: the row's own texts, otherwise texts from the
 * templates in the content settings.
 */
export async function searchTextsOf<Table extends EntityTable>(
  table: Table,
  row: TemplateRows[Table],
  parent: Pick<Category, 'name'> | null = null,
) {
  const [templates, { year }] = await Promise.all([getPageTemplates(table), getSeason()]);
  return rowTexts(table, row, { templates, year, parent });
}

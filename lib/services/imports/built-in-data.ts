import 'server-only';
import { addImport, addImportRows } from '@/lib/data/imports';
import { categories } from '@/lib/fallback/categories';
import { content } from '@/lib/fallback/content';
import { CATALOGUE_CHANGED_AT } from '@/lib/fallback/dates';
import { navigation } from '@/lib/fallback/navigation';
import { products } from '@/lib/fallback/products';
import { retailers } from '@/lib/fallback/retailers';
import { saleWindows } from '@/lib/fallback/sale-windows';
import { subcategories } from '@/lib/fallback/subcategories';
import { cellsOf, SITE_RESOURCES, WHOLE_SITE } from '@/lib/imports/entities';
import { piecesOf } from '@/lib/imports/pieces';
import { linesOfSite, stagedLine } from '@/lib/imports/site-file';
import type { Json } from '@/lib/schema/database.types';
import type { Db } from '@/lib/supabase/public';

const BUILT_IN: Record<string, readonly object[]> = {
  ...{ categories, subcategories, products, retailers, content, navigation, 'sale-windows': saleWindows },
};

/**
 * Returns the built-in rows, grouped by the keys of their entities. Each row has only the cells that an import may
 * contain.
 */
function builtInRows(): Record<string, Record<string, Json>[]> {
  return Object.fromEntries(
    SITE_RESOURCES.flatMap((resource) => {
      // Leave out the ids, because the database chooses the ids of built-in rows.
      const names = new Set(cellsOf(WHOLE_SITE, resource).filter((name) => name !== 'id'));
      const isDated = names.has('content_changed_at');
      const rows = (BUILT_IN[resource.key] ?? []).map((row) => {
        const cells = Object.entries(row).filter(([name, value]) => names.has(name) && value !== undefined);
        const dated: Record<string, Json> = isDated ? { content_changed_at: CATALOGUE_CHANGED_AT } : {};
        return { ...dated, ...(Object.fromEntries(cells) as Record<string, Json>) };
      });
      return rows.length > 0 ? [[resource.key, rows] as const] : [];
    }),
  );
}

/** Prepares an import of all built-in data (lib/fallback). This import does not change existing rows. */
export async function stageBuiltInData(db: Db, id: string): Promise<void> {
  const lines = linesOfSite(builtInRows());
  const about = { entity: WHOLE_SITE, fileName: 'Built-in data', keepsExisting: true };
  await addImport(db, { id, ...about, total: lines.length });
  for await (const piece of piecesOf(lines)) {
    const resource = SITE_RESOURCES.find(({ key }) => key === piece[0]?.entity);
    if (resource)
      await addImportRows(
        db,
        id,
        piece.map((line) => stagedLine(resource, line)),
      );
  }
}

import 'server-only';
import {
  countTemplated,
  countUnsigned,
  getTemplatedRow,
  listSampleSlugs,
} from '@/lib/data/admin/templated-pages';
import { getCategory } from '@/lib/data/categories';
import { getContent } from '@/lib/data/content';
import { getPerson } from '@/lib/data/people';
import { getProduct } from '@/lib/data/products';
import { getRetailer } from '@/lib/data/retailers';
import { countSitemapRows } from '@/lib/data/sitemap';
import { getSubcategory } from '@/lib/data/subcategories';
import { getSeason } from '@/lib/dates/calendar';
import { rowPath } from '@/lib/entities/path-grammar';
import { ENTITY_TABLES, type EntityTable, entityOf } from '@/lib/entities/registry';
import type { ContentSettings, PageTemplates } from '@/lib/schema/content-settings';
import { type TemplateRows, templateValues, titleTemplateOf } from '@/lib/seo/page-templates';
import { getSitemapPart } from '@/lib/services/seo/sitemap';
import type { TemplateValues } from '@/lib/templates/template';

/** A row of the site. The preview shows the row's title and description with the templates in the form. */
export interface TemplateSample {
  path: string;
  /** The name of the setting with the title template for this row. */
  titleSetting: keyof PageTemplates;
  values: TemplateValues;
  /** The title that an editor has entered for the row. It is used instead of the template. */
  ownTitle: string | null;
}

export interface SettingsPreviewData {
  samples: Record<EntityTable, TemplateSample[]>;
  /**
   * The number of public pages that each setting affects. Settings that affect only checks and prompts are left out.
   */
  pages: Partial<Record<keyof ContentSettings, number>>;
}

type Found<Table extends EntityTable> = { row: TemplateRows[Table] | null; parent?: string | null };

/** Functions that read a row as its public page does. For other entities, `findRow` reads all columns of a row. */
const READERS: { [Table in EntityTable]?: (slug: string) => Promise<Found<Table>> } = {
  retailers: async (slug) => ({ row: await getRetailer(slug) }),
  categories: async (slug) => ({ row: await getCategory(slug) }),
  subcategories: async (slug) => {
    const row = await getSubcategory(slug);
    return { row, parent: row?.parent_category_slug };
  },
  products: async (slug) => {
    const row = await getProduct(slug);
    return { row, parent: row?.category };
  },
  content: async (slug) => ({ row: await getContent(slug) }),
  people: async (slug) => ({ row: await getPerson(slug) }),
};

async function findRow<Table extends EntityTable>(table: Table, slug: string): Promise<Found<Table>> {
  const read = READERS[table];
  if (read) return read(slug);
  const row = await getTemplatedRow(table, slug);
  const parent = row?.[entityOf(table).parent?.column ?? ''];
  return {
    row: row as TemplateRows[Table] | null,
    parent: typeof parent === 'string' ? parent : null,
  };
}

async function sampleOf<Table extends EntityTable>(
  table: Table,
  slug: string,
  year: number,
): Promise<TemplateSample[]> {
  const { row, parent = null } = await findRow(table, slug);
  if (!row) return [];
  const category = parent ? await getCategory(parent) : null;
  return [
    {
      path: rowPath(table, { slug, parent }),
      titleSetting: titleTemplateOf(table, row),
      values: templateValues(table, row, { year, parent: category }),
      ownTitle: row.meta_title?.trim() || null,
    },
  ];
}

async function samplesOf(table: EntityTable, year: number): Promise<TemplateSample[]> {
  const lists =
    table === 'retailers'
      ? [listSampleSlugs(table, true), listSampleSlugs(table, false)]
      : [listSampleSlugs(table)];
  const slugs = (await Promise.all(lists)).flat();
  return (await Promise.all(slugs.map((slug) => sampleOf(table, slug, year)))).flat();
}

/** Counts the pages in the sitemap. */
async function countPages(): Promise<number> {
  const [rows, pages] = await Promise.all([countSitemapRows(), getSitemapPart('pages')]);
  return Object.values(rows).reduce((sum, count) => sum + count, pages?.length ?? 0);
}

/** Returns the settings that contain an entity's templates, each with the number of pages that it affects. */
async function pagesOfTemplates(table: EntityTable): Promise<[keyof ContentSettings, number][]> {
  const titled = (hasSale?: boolean) => countTemplated(table, { own: 'meta_title', hasSale });
  const titles: [keyof ContentSettings, number][] =
    table === 'retailers'
      ? [
          ['retailers_title', await titled(true)],
          ['retailers_title_no_sale', await titled(false)],
        ]
      : [[`${table}_title`, await titled()]];
  return [...titles, [`${table}_description`, await countTemplated(table, { own: 'meta_description' })]];
}

/**
 * Returns the data of the preview of the content settings: rows of the site, and the number of pages that each setting
 * affects.
 */
export async function readSettingsPreview(): Promise<SettingsPreviewData> {
  const { year } = await getSeason();
  const [samples, templated, all, unsigned] = await Promise.all([
    Promise.all(ENTITY_TABLES.map(async (table) => [table, await samplesOf(table, year)] as const)),
    Promise.all(ENTITY_TABLES.map(pagesOfTemplates)),
    countPages(),
    countUnsigned(),
  ]);
  return {
    samples: Object.fromEntries(samples) as Record<EntityTable, TemplateSample[]>,
    pages: {
      ...Object.fromEntries(templated.flat()),
      ...{ footer_disclosure: all, ad_disclosure: all, banner_disclosure: all },
      default_author_slug: unsigned,
    },
  };
}

import 'server-only';
import { countTemplated, countUnsigned, listSampleSlugs } from '@/lib/data/admin/templated-pages';
import { getCategory } from '@/lib/data/categories';
import { getContent } from '@/lib/data/content';
import { getPerson } from '@/lib/data/people';
import { getProduct } from '@/lib/data/products';
import { getRetailer } from '@/lib/data/retailers';
import { countSitemapRows } from '@/lib/data/sitemap';
import { getSubcategory } from '@/lib/data/subcategories';
import { getSeason } from '@/lib/dates/calendar';
import { rowPath } from '@/lib/entities/path-grammar';
import { ENTITY_TABLES, type EntityTable } from '@/lib/entities/registry';
import type { ContentSettings, PageTemplates } from '@/lib/schema/content-settings';
import { type TemplateRows, templateValues, titleTemplateOf } from '@/lib/seo/page-templates';
import { getSitemapPart } from '@/lib/services/seo/sitemap';
import type { TemplateValues } from '@/lib/templates/template';

/** A real row whose title and description the preview makes from the templates in the form. */
export interface TemplateSample {
  path: string;
  /** The setting with the title template that applies to the row. */
  titleSetting: keyof PageTemplates;
  values: TemplateValues;
  /** The title that an editor gave the row, which the templates do not change. */
  ownTitle: string | null;
}

export interface SettingsPreviewData {
  samples: Record<EntityTable, TemplateSample[]>;
  /** How many public pages each setting affects. Settings that affect no page are missing. */
  pages: Partial<Record<keyof ContentSettings, number>>;
}

type Found<Table extends EntityTable> = { row: TemplateRows[Table] | null; parent?: string | null };

const READERS: { [Table in EntityTable]: (slug: string) => Promise<Found<Table>> } = {
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

async function sampleOf<Table extends EntityTable>(
  table: Table,
  slug: string,
  year: number,
): Promise<TemplateSample[]> {
  const { row, parent = null } = await READERS[table](slug);
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

/** Returns the settings with an entity's templates, each with the number of pages that it affects. */
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

/** Returns what the preview of the content settings shows: real rows, and how many pages each setting affects. */
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

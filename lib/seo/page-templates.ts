import type { Category, Content, Person, Product, Retailer, Subcategory } from '@/lib/catalogue/entities';
import { SITE_NAME } from '@/lib/config/site-name';
import { ENTITY_TABLES, type EntityTable, entityOf } from '@/lib/entities/registry';
import type { PageTemplates } from '@/lib/schema/content-settings';
import { fillTemplate, missingIn, type TemplateValues } from '@/lib/templates/template';
import {
  categoryDescription,
  contentDescription,
  personDescription,
  plainDescription,
  productDescription,
  retailerDescription,
  subcategoryDescription,
} from './descriptions';

// The titles and descriptions that search engines see, for rows without texts of their own. Editors set the templates
// under Content settings.

interface OwnRows {
  retailers: Retailer;
  categories: Category;
  subcategories: Subcategory;
  products: Product;
  content: Content;
  people: Person;
}
/** A row of an entity that has no entry in OwnRows: its name or title, and its description if it has one. */
interface PlainRow extends OwnTexts {
  name?: string;
  title?: string;
  description?: string | null;
}
/** The type of each entity's rows, as far as the templates use them. */
export type TemplateRows = {
  [Table in EntityTable]: Table extends keyof OwnRows ? OwnRows[Table] : PlainRow;
};
type Parent = Pick<Category, 'name'> | null;

export interface TemplateContext {
  /** The year in the titles: that of the present sales or, between sales, of the next Boxing Day. */
  year: number;
  /** The category of a product or subcategory, if the category is published. */
  parent?: Parent;
}

/** The extra variables of some entities. Every entity also has the name, the description, the year and the site. */
const OWN_VARIABLES: Partial<Record<EntityTable, string[]>> = {
  subcategories: ['category'],
  products: ['brand', 'category'],
  content: ['topic'],
  people: ['role'],
};

const variablesOf = (table: EntityTable): readonly [string, ...string[]] => [
  entityOf(table).nameColumn,
  ...(OWN_VARIABLES[table] ?? []),
  ...['description', 'year', 'site'],
];

/** The variables that editors can use in the templates of each entity. The row's name is the first. */
export const TEMPLATE_VARIABLES = Object.fromEntries(
  ENTITY_TABLES.map((table) => [table, variablesOf(table)]),
) as Record<EntityTable, readonly [string, ...string[]]>;

const undescribed = <Row extends object>(row: Row) => ({ ...row, meta_description: null });

const VALUES: { [Table in EntityTable]?: (row: TemplateRows[Table], parent: Parent) => TemplateValues } = {
  retailers: (row) => ({ name: row.name, description: retailerDescription(undescribed(row)) }),
  categories: (row) => ({ name: row.name, description: categoryDescription(undescribed(row)) }),
  subcategories: (row, parent) => ({
    name: row.name,
    category: parent?.name ?? '',
    description: subcategoryDescription(undescribed(row), parent),
  }),
  products: (row, parent) => ({
    name: row.name,
    brand: row.brand,
    category: parent?.name ?? '',
    description: productDescription(undescribed(row), parent),
  }),
  content: (row) => ({
    title: row.title,
    topic: row.guide_category ?? row.article_category ?? '',
    description: contentDescription(undescribed(row)),
  }),
  people: (row) => ({
    name: row.name,
    role: row.role,
    description: personDescription(undescribed(row)),
  }),
};

const plainValues = (table: EntityTable, row: PlainRow): TemplateValues => {
  const { nameColumn } = entityOf(table);
  const name = row[nameColumn] ?? '';
  return { [nameColumn]: name, description: plainDescription(name, row.description ?? '') };
};

/**
 * Returns the value of each template variable for a row. `description` is the row's own description. If the row has
 * none, `description` is a sentence with the row's known facts, so it is never empty.
 */
export const templateValues = <Table extends EntityTable>(
  table: Table,
  row: TemplateRows[Table],
  { year, parent = null }: TemplateContext,
): TemplateValues => ({
  ...(VALUES[table]?.(row, parent) ?? plainValues(table, row)),
  ...{ year: String(year), site: SITE_NAME },
});

/** Returns the name of the setting with the title template that applies to a row. */
export const titleTemplateOf = (table: EntityTable, row: object): keyof PageTemplates =>
  table === 'retailers' && 'has_sale' in row && row.has_sale === false
    ? 'retailers_title_no_sale'
    : `${table}_title`;

/**
 * Returns possible titles of a page, the most informative first. Except for people, the last title is the name alone,
 * in case the full title is too long. If a variable of the template has no value for this row, the name is the only
 * title.
 */
export function templateTitles(
  table: EntityTable,
  template: string,
  values: TemplateValues,
): [string, ...string[]] {
  const [first] = TEMPLATE_VARIABLES[table];
  const name = values[first] ?? '';
  if (missingIn(template, values).length > 0) return [name];
  const title = fillTemplate(template, values);
  // The title of a person always contains the role, even if that makes the title too long.
  return table === 'people' ? [title] : [title, name];
}

/**
 * Returns the description of a page. If a variable of the template has no value for this row, returns only the value of
 * the variable `description`.
 */
export const templateDescription = (template: string, values: TemplateValues): string =>
  fillTemplate(missingIn(template, values).length > 0 ? '{{description}}' : template, values);

interface OwnTexts {
  meta_title?: string | null;
  meta_description?: string | null;
}

/**
 * Returns the title and description of a row's page for `pageMetadata`. Uses the row's own texts and, where it has
 * none, the templates.
 */
export function rowTexts<Table extends EntityTable>(
  table: Table,
  row: TemplateRows[Table] & OwnTexts,
  { templates, ...context }: TemplateContext & { templates: PageTemplates },
) {
  const values = templateValues(table, row, context);
  return {
    ownTitle: row.meta_title,
    title: templateTitles(table, templates[titleTemplateOf(table, row)], values),
    description:
      row.meta_description?.trim() || templateDescription(templates[`${table}_description`], values),
  };
}

import type { Category, Content, Person, Product, Retailer, Subcategory } from '@/lib/catalogue/entities';
import { SITE_NAME } from '@/lib/config/site-name';
import type { EntityTable } from '@/lib/entities/registry';
import type { PageTemplates } from '@/lib/schema/content-settings';
import { fillTemplate, missingIn, type TemplateValues } from '@/lib/templates/template';
import {
  categoryDescription,
  contentDescription,
  personDescription,
  productDescription,
  retailerDescription,
  subcategoryDescription,
} from './descriptions';

// The titles and descriptions that search engines see, for rows without texts of their own. Editors set the templates
// under Content settings.

export interface TemplateRows {
  retailers: Retailer;
  categories: Category;
  subcategories: Subcategory;
  products: Product;
  content: Content;
  people: Person;
}
type Parent = Pick<Category, 'name'> | null;

export interface TemplateContext {
  /** The year of the next Boxing Day, or of the present sales. */
  year: number;
  /** The category of a product or subcategory, if it is published. */
  parent?: Parent;
}

/** The variables that the templates of each entity offer, the name of the row first. */
export const TEMPLATE_VARIABLES: Record<EntityTable, readonly [string, ...string[]]> = {
  retailers: ['name', 'description', 'year', 'site'],
  categories: ['name', 'description', 'year', 'site'],
  subcategories: ['name', 'category', 'description', 'year', 'site'],
  products: ['name', 'brand', 'category', 'description', 'year', 'site'],
  content: ['title', 'topic', 'description', 'year', 'site'],
  people: ['name', 'role', 'description', 'year', 'site'],
};

const undescribed = <Row extends object>(row: Row) => ({ ...row, meta_description: null });

const VALUES: { [Table in EntityTable]: (row: TemplateRows[Table], parent: Parent) => TemplateValues } = {
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

/**
 * Returns the values of a row's variables. `description` is the row's own description, or else its known facts in a
 * sentence, so it is never empty.
 */
export const templateValues = <Table extends EntityTable>(
  table: Table,
  row: TemplateRows[Table],
  { year, parent = null }: TemplateContext,
): TemplateValues => ({ ...VALUES[table](row, parent), year: String(year), site: SITE_NAME });

/** Returns the name of the setting with the title template that applies to a row. */
export const titleTemplateOf = (table: EntityTable, row: object): keyof PageTemplates =>
  table === 'retailers' && 'has_sale' in row && row.has_sale === false
    ? 'retailers_title_no_sale'
    : `${table}_title`;

/**
 * Returns wordings of a page's title, the most informative first. The name alone is for titles that would be cut off. A
 * template with a variable that has no value for this row is left out.
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
  // A role belongs to a person's name, even in a long title.
  return table === 'people' ? [title] : [title, name];
}

/**
 * Returns the description of a page. If a variable of the template has no value for this row, returns the row's own
 * description.
 */
export const templateDescription = (template: string, values: TemplateValues): string =>
  fillTemplate(missingIn(template, values).length > 0 ? '{{description}}' : template, values);

interface OwnTexts {
  meta_title?: string | null;
  meta_description?: string | null;
}

/** Returns the title and description of a row's page for `pageMetadata`. The row's own texts come before the templates. */
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

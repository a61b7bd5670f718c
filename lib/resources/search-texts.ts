import type { Category } from '@/lib/catalogue/entities';
import { isEntityTable } from '@/lib/entities/registry';
import type { FormValues } from './resource';
import type { PageTemplates } from '@/lib/schema/content-settings';
import { rowTexts, type TemplateRows } from '@/lib/seo/page-templates';
import { pageTitle } from '@/lib/seo/titles';

interface SearchTexts {
  title: string;
  description: string;
}

/** The templates for the titles and descriptions of pages, and the year to fill in. */
export interface SearchTemplates {
  templates: PageTemplates;
  year: number;
}

interface SearchTextOptions {
  /** The category of a product or subcategory, if the category is published. */
  parent?: Pick<Category, 'name'> | null;
  /** For settings: the built-in title and description of the page. */
  defaults?: FormValues;
  /** For entities with public pages: the templates from the content settings. */
  searchTemplates?: SearchTemplates;
}

/** Casts a form's values to the type of a row, although some columns may be missing. */
const as = <Row>(values: FormValues) => values as unknown as Row;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Returns the title and description in the metadata of the page that a form edits. For settings, the built-in texts
 * replace empty fields.
 */
export function searchTexts(
  { key, nameColumn }: { key: string; nameColumn: string },
  values: FormValues,
  { parent = null, defaults = {}, searchTemplates }: SearchTextOptions,
): SearchTexts {
  if (searchTemplates && isEntityTable(key)) {
    const row = as<TemplateRows[typeof key]>(values);
    const { ownTitle, title, description } = rowTexts(key, row, { ...searchTemplates, parent });
    return { title: pageTitle(ownTitle, title), description };
  }
  return {
    title: pageTitle(text(values.meta_title), text(values[nameColumn]) || text(defaults.meta_title)),
    description: text(values.meta_description) || text(defaults.meta_description),
  };
}

import type { Category, Content, Product, Retailer, Subcategory } from '@/lib/catalogue/entities';
import type { FormValues } from './resource';
import {
  categoryDescription,
  contentDescription,
  productDescription,
  retailerDescription,
  subcategoryDescription,
} from '@/lib/seo/descriptions';
import { pageTitle, retailerTitles, salesTitles } from '@/lib/seo/titles';

interface SearchTexts {
  title: string;
  description: string;
}

/** The category of a product or subcategory, if it is published. */
type Parent = Pick<Category, 'name'> | null;

const salesPage = (row: Pick<Category, 'name' | 'meta_title'>, description: string): SearchTexts => ({
  title: pageTitle(row.meta_title, salesTitles(row.name)),
  description,
});

/** Types a form's values as a row, although some columns may be missing. */
const as = <Entity>(values: FormValues) => values as unknown as Entity;

/**
 * For each entity, a function that returns the title and description that search engines see. It calls the functions
 * that build the page's metadata.
 */
const TEXTS: Record<string, (values: FormValues, parent: Parent) => SearchTexts> = {
  retailers: (values) => {
    const row = as<Retailer>(values);
    return {
      title: pageTitle(row.meta_title, retailerTitles(row.name, row.has_sale)),
      description: retailerDescription(row),
    };
  },
  categories: (values) => salesPage(as<Category>(values), categoryDescription(as<Category>(values))),
  subcategories: (values, parent) =>
    salesPage(as<Subcategory>(values), subcategoryDescription(as<Subcategory>(values), parent)),
  products: (values, parent) =>
    salesPage(as<Product>(values), productDescription(as<Product>(values), parent)),
  content: (values) => {
    const row = as<Content>(values);
    return { title: pageTitle(row.meta_title, row.title), description: contentDescription(row) };
  },
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns the title and description of the page that a form edits. Settings fall back to the built-in texts. */
export function searchTexts(
  { key, nameColumn }: { key: string; nameColumn: string },
  values: FormValues,
  { parent = null, defaults = {} }: { parent?: Parent; defaults?: FormValues },
): SearchTexts {
  const made = TEXTS[key];
  if (made) return made(values, parent);
  return {
    title: pageTitle(text(values.meta_title), text(values[nameColumn]) || text(defaults.meta_title)),
    description: text(values.meta_description) || text(defaults.meta_description),
  };
}

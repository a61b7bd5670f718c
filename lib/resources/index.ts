import { z } from 'zod';
import { ENTITY_TABLES, type EntityTable } from '@/lib/entities/registry';
import { affiliateVerifications } from './definitions/affiliate-verifications';
import { categories } from './definitions/categories';
import { complaints } from './definitions/complaints';
import { content } from './definitions/content';
import { contentSettings } from './definitions/content-settings';
import { homepage } from './definitions/homepage';
import { legalPages } from './definitions/legal-pages';
import { navigation } from './definitions/navigation';
import { newsletterSubscribers } from './definitions/newsletter-subscribers';
import { operator } from './definitions/operator';
import { offerWidgets } from './definitions/offer-widgets';
import { offers } from './definitions/offers';
import { people } from './definitions/people';
import { products } from './definitions/products';
import { redirects } from './definitions/redirects';
import { retailers } from './definitions/retailers';
import { saleWindows } from './definitions/sale-windows';
import { subcategories } from './definitions/subcategories';
import { typography } from './definitions/typography';
import { fieldsOf, type Resource, type FormValues, type Row, type Values } from './resource';

const ENTITY_RESOURCES: Record<EntityTable, Resource> = {
  retailers,
  categories,
  subcategories,
  products,
  content,
  people,
};

/** The definitions of the entities that have a list in the admin area and, unless they are read-only, a form. */
export const RESOURCES: Resource[] = [
  ...ENTITY_TABLES.map((table) => ENTITY_RESOURCES[table]),
  saleWindows,
  offers,
  offerWidgets,
  navigation,
  affiliateVerifications,
  redirects,
  newsletterSubscribers,
  legalPages,
  complaints,
];
/** The definitions of the settings. Each of these entities has one row and a form, but no list. */
export const SETTINGS: Resource[] = [homepage, typography, operator, contentSettings];

/**
 * Returns the definition of the entity with this key. Returns undefined for any other text in a URL, including names
 * such as `constructor`.
 */
export const resourceOf = (key: string): Resource | undefined =>
  RESOURCES.find((resource) => resource.key === key);

/** Returns the definition of the entity or settings with this key. */
export const editableOf = (key: string): Resource | undefined =>
  resourceOf(key) ?? SETTINGS.find((settings) => settings.key === key);

const schemas = new WeakMap<Resource, z.ZodType<Values, FormValues>>();

/**
 * Returns the schema of an entity's whole form: exactly the form's fields, and the rules that compare several fields.
 * Caches each schema, because zod compiles a schema on its first use, which takes longer than parsing a row.
 */
export function valuesSchema(resource: Resource): z.ZodType<Values, FormValues> {
  const known = schemas.get(resource);
  if (known) return known;
  const schema = z
    .strictObject(Object.fromEntries(fieldsOf(resource).map(({ name, schema }) => [name, schema])))
    .superRefine((values, context) => {
      for (const { field, message, isMet } of resource.rules ?? []) {
        if (!isMet(values)) context.addIssue({ code: 'custom', path: [field], message });
      }
    }) as unknown as z.ZodType<Values, FormValues>;
  schemas.set(resource, schema);
  return schema;
}

/** Returns the values of the form for an existing row, or the initial values for a new row. */
export const valuesOf = (resource: Resource, row?: Row): Values =>
  Object.fromEntries(
    fieldsOf(resource).map(({ name, initial }) => [name, row ? (row[name] ?? null) : initial]),
  );

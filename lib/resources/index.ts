import { z } from 'zod';
import { affiliateVerifications } from './affiliate-verifications';
import { categories } from './categories';
import { complaints } from './complaints';
import { content } from './content';
import { newsletterSubscribers } from './newsletter-subscribers';
import { products } from './products';
import { redirects } from './redirects';
import { fieldsOf, type Resource, type FormValues, type Row, type Values } from './resource';
import { homepage } from './homepage';
import { operator } from './operator';
import { legalPages } from './legal-pages';
import { navigation } from './navigation';
import { retailers } from './retailers';
import { subcategories } from './subcategories';
import { typography } from './typography';

/** The registry: an entity that is not here has no place in the admin area. */
export const RESOURCES: Resource[] = [
  retailers,
  categories,
  subcategories,
  products,
  content,
  navigation,
  affiliateVerifications,
  redirects,
  newsletterSubscribers,
  legalPages,
  complaints,
];
/** Settings of one row each, with screens of their own. */
export const SETTINGS: Resource[] = [homepage, typography, operator];

/** The definition that an address names; undefined for anything else, `constructor` and the like included. */
export const resourceOf = (key: string): Resource | undefined =>
  RESOURCES.find((resource) => resource.key === key);

/** The same, settings included: what has an editor and a history, though not a list. */
export const editableOf = (key: string): Resource | undefined =>
  resourceOf(key) ?? SETTINGS.find((settings) => settings.key === key);

/** The check of a whole form: exactly the fields of the entity, and what must hold between them. */
export const valuesSchema = (resource: Resource): z.ZodType<Values, FormValues> =>
  z
    .strictObject(Object.fromEntries(fieldsOf(resource).map(({ name, schema }) => [name, schema])))
    .superRefine((values, context) => {
      for (const { field, message, isMet } of resource.rules ?? []) {
        if (!isMet(values)) context.addIssue({ code: 'custom', path: [field], message });
      }
    }) as unknown as z.ZodType<Values, FormValues>;

/** What the form holds: of a row that is there, or of a new one. */
export const valuesOf = (resource: Resource, row?: Row): Values =>
  Object.fromEntries(
    fieldsOf(resource).map(({ name, initial }) => [name, row ? (row[name] ?? null) : initial]),
  );

import type { Category, Content, Product, Retailer, Subcategory } from '@/lib/catalogue/entities';
import { datedDiscount } from '@/lib/catalogue/discount';
import type { Person } from '@/lib/catalogue/entities';
import { SITE_NAME } from '@/lib/config/site-name';
import { formatDate } from '@/lib/dates/london-time';
import { inTheSales } from './titles';

/**
 * A row with the two descriptions that an editor can enter. If both are empty, the functions in this file describe the
 * row by its other fields, so that every page has a description. A description states only facts that an editor has
 * entered. A fact that can go out of date also needs a source (docs/product.md#dated-facts).
 */
interface Described {
  meta_description: string | null;
  description: string;
}

export function retailerDescription(retailer: Retailer): string {
  const { name, discount } = retailer;
  const fact =
    discount &&
    `Typical discount: ${datedDiscount(discount)} ${evidence(discount.sourceName, discount.checkedOn)}`;
  return written(retailer) ?? sentences(`${name} in the Boxing Day sales`, fact, place(null));
}

export function productDescription(product: Product, category: Pick<Category, 'name'> | null): string {
  const { name, brand, price } = product;
  const maker = brand && !name.toLowerCase().startsWith(brand.toLowerCase()) ? ` by ${brand}` : '';
  const fact =
    price?.source &&
    price.checkedOn &&
    `Price range: ${price.text} ${evidence(price.source.name, price.checkedOn)}`;
  return written(product) ?? sentences(inTheSales(`${name}${maker}`), fact || null, place(category));
}

export const categoryDescription = (category: Category) =>
  written(category) ?? sentences(inTheSales(category.name), place(null));

export const subcategoryDescription = (subcategory: Subcategory, category: Pick<Category, 'name'> | null) =>
  written(subcategory) ?? sentences(inTheSales(subcategory.name), place(category));

/**
 * Returns a person's description for search engines: the text that an editor has entered, or else the person's name and
 * role and the name of the site.
 */
export const personDescription = ({ name, role, bio, meta_description }: Person) =>
  written({ description: bio, meta_description }) ?? sentences(role ? `${name}, ${role}` : name, SITE_NAME);

export const contentDescription = (content: Content) =>
  written(content) ??
  `${content.content_type === 'guide' ? 'A guide' : 'An article'} on ${SITE_NAME}: ${content.title}`;

/**
 * Returns the description of a row whose entity has no function of its own in this file: the editor's description, or
 * else the names of the row and the site.
 */
export const plainDescription = (name: string, description: string) =>
  written({ description, meta_description: null }) ?? sentences(name, place(null));

const written = ({ meta_description, description }: Described): string | undefined =>
  meta_description?.trim() || description.trim() || undefined;

/** Returns the evidence for a fact: its source, and the day on which somebody checked it there. */
const evidence = (source: string, checkedOn: string) =>
  `(source: ${source}, checked ${formatDate(checkedOn)})`;

const place = (category: Pick<Category, 'name'> | null) =>
  category ? `In ${category.name} on ${SITE_NAME}` : `On ${SITE_NAME}`;

const sentences = (...texts: (string | null)[]): string =>
  texts.flatMap((text) => (text ? [`${text.replace(/[.\s]+$/, '')}.`] : [])).join(' ');

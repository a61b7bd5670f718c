import type { Category, Content, Product, Retailer, Subcategory } from '@/lib/catalogue/entities';
import { saleFacts } from '@/lib/catalogue/sale-facts';
import type { Person } from '@/lib/catalogue/entities';
import { SITE_NAME } from '@/lib/config/site-name';
import { inTheSales } from './titles';

/**
 * A row with the two descriptions that an editor can enter. If both descriptions are empty, the functions in this file
 * describe the row by its other fields. Every page then has a description, and no description claims a fact that nobody
 * has entered.
 */
interface Described {
  meta_description: string | null;
  description: string;
}

export const retailerDescription = (retailer: Retailer) =>
  written(retailer) ??
  sentences(
    `${retailer.name} in the Boxing Day sales`,
    ...saleFacts(retailer).map(({ label, value }) => `${label}: ${value}`),
    place(null),
  );

export function productDescription(product: Product, category: Pick<Category, 'name'> | null): string {
  const { name, brand, price_range } = product;
  const maker = brand && !name.toLowerCase().startsWith(brand.toLowerCase()) ? ` by ${brand}` : '';
  return (
    written(product) ??
    sentences(inTheSales(`${name}${maker}`), price_range && `Price range: ${price_range}`, place(category))
  );
}

export const categoryDescription = (category: Category) =>
  written(category) ?? sentences(inTheSales(category.name), place(null));

export const subcategoryDescription = (subcategory: Subcategory, category: Pick<Category, 'name'> | null) =>
  written(subcategory) ?? sentences(inTheSales(subcategory.name), place(category));

/** Returns a person's description for search engines: the editor's own, or the person's name and role. */
export const personDescription = ({ name, role, bio, meta_description }: Person) =>
  written({ description: bio, meta_description }) ?? sentences(role ? `${name}, ${role}` : name, SITE_NAME);

export const contentDescription = (content: Content) =>
  written(content) ??
  `${content.content_type === 'guide' ? 'A guide' : 'An article'} on ${SITE_NAME}: ${content.title}`;

const written = ({ meta_description, description }: Described): string | undefined =>
  meta_description?.trim() || description.trim() || undefined;

const place = (category: Pick<Category, 'name'> | null) =>
  category ? `In ${category.name} on ${SITE_NAME}` : `On ${SITE_NAME}`;

const sentences = (...texts: (string | null)[]): string =>
  texts.flatMap((text) => (text ? [`${text.replace(/[.\s]+$/, '')}.`] : [])).join(' ');

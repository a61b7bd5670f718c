import type { Category, ProductCard as Product } from '@/lib/catalogue/entities';
import { categoryPath } from '@/lib/routing/paths';
import { MoreLink } from '../more-link';
import { Section } from '../section';
import { ProductGrid } from './product-grid';

/** The maximum number of similar products. */
export const SIMILAR = 3;

interface SimilarProductsProps {
  products: Product[];
  /** The subcategory of the product that the page is about. */
  subcategory: string | null;
  /** The category of the product that the page is about. */
  category: Category | null;
  /** Whether the page has already explained the mark 'Ad', at an earlier paid link. */
  isExplained: boolean;
}

/** Shows products of the same subcategory or category, with a link to the whole category. */
export function SimilarProducts({ products, subcategory, category, isExplained }: SimilarProductsProps) {
  if (!category || products.length === 0) return null;
  const isClose = subcategory !== null && products.some((product) => product.subcategory === subcategory);
  return (
    <Section
      id="similar"
      title={isClose ? 'Similar products' : `More in ${category.name}`}
      action={<MoreLink href={categoryPath(category.slug)}>All of {category.name}</MoreLink>}
    >
      <ProductGrid products={products} isExplained={isExplained} />
    </Section>
  );
}

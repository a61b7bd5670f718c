import type { Category, ProductCard as Product } from '@/lib/catalogue/entities';
import { categoryPath } from '@/lib/routing/paths';
import { MoreLink } from '../more-link';
import { Section } from '../section';
import { ProductGrid } from './product-grid';

/** The maximum number of similar products. */
export const SIMILAR = 3;

interface SimilarProductsProps {
  products: Product[];
  /** The subcategory of the product of the page. */
  subcategory: string | null;
  /** The category of the product of the page. */
  category: Category | null;
  /** Whether the page has explained the mark 'Ad' already, at its first paid link. */
  isExplained: boolean;
}

/** Products of the same subcategory, or else of the same category, and the way to all of their category. */
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

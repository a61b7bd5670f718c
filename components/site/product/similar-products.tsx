import type { Category, ProductCard as Product } from '@/lib/catalogue/entities';
import { categoryPath } from '@/lib/routing/paths';
import { MoreLink } from '../more-link';
import { Section } from '../section';
import { ProductGrid } from './product-grid';

/** The maximum number of similar products. */
export const SIMILAR = 3;

interface SimilarProductsProps {
  products: Product[];
  /** The category of the product of the page. */
  category: Category | null;
  /** Whether the page has explained the mark 'Ad' already, at its first paid link. */
  isExplained: boolean;
}

/** Similar products, and the way to all of their category. */
export function SimilarProducts({ products, category, isExplained }: SimilarProductsProps) {
  if (!category || products.length === 0) return null;
  return (
    <Section
      id="similar"
      title="Similar products"
      action={<MoreLink href={categoryPath(category.slug)}>All of {category.name}</MoreLink>}
    >
      <ProductGrid products={products} isExplained={isExplained} />
    </Section>
  );
}

import type { ProductCard } from '@/lib/catalogue/entities';
import { isPriceUnchecked } from '@/lib/catalogue/product-facts';
import { NotCheckedLegend } from '../not-checked';
import { AdDisclosure } from '../paid-links/ad-disclosure';

interface ProductListNotesProps {
  products: ProductCard[];
  /** Whether the cards have links to shops, and the page has not explained the mark 'Ad' yet. */
  hasLinks: boolean;
}

/** Explains below a list of product cards the marks of their prices and of the page's first paid links, each once. */
export function ProductListNotes({ products, hasLinks }: ProductListNotesProps) {
  const hasMarks = products.some(isPriceUnchecked);
  return (
    (hasMarks || hasLinks) && (
      <div className="list-notes">
        {hasMarks && <NotCheckedLegend />}
        {hasLinks && <AdDisclosure />}
      </div>
    )
  );
}

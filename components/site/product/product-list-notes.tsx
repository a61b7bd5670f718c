import type { ProductCard } from '@/lib/catalogue/entities';
import { isPriceUnchecked } from '@/lib/catalogue/product-facts';
import { NotCheckedLegend } from '../not-checked';
import { AdDisclosure } from '../paid-links/ad-disclosure';

interface ProductListNotesProps {
  products: ProductCard[];
  /**
   * Whether to explain the mark 'Ad'. True if the cards have links to shops and the page has not explained the mark
   * yet.
   */
  hasLinks: boolean;
}

/** Explains, once below a list of product cards, the mark of unchecked prices and the mark 'Ad'. */
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

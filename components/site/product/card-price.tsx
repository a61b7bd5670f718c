import type { Price } from '@/lib/catalogue/product-facts';
import { checkInWords } from '@/lib/catalogue/sale-labels';

/** The usual price of a product on a card, with the day on which somebody read it at its source. */
export function CardPrice({ price }: { price: Price }) {
  return (
    <p>
      <span className="font-semibold">{price.text}</span>{' '}
      <span className="sale-evidence">{checkInWords(price.source ? price.checkedOn : null)}</span>
    </p>
  );
}

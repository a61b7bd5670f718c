import { isTelling, type Price } from '@/lib/catalogue/product-facts';
import { checkInWords } from '@/lib/catalogue/sale-labels';
import { NotCheckedMark } from '../not-checked';
import { priceClass } from './price-class';

/**
 * Shows the usual price of a product on a card, with the day on which somebody read the price at its source. If nobody
 * has checked the price, adds a mark, which the list's legend explains (not-checked). Renders nothing if the price
 * range is too wide to help a shopper.
 */
export function CardPrice({ price }: { price: Price }) {
  if (!isTelling(price)) return null;
  const { text, source, checkedOn } = price;
  if (!source)
    return (
      <p className={['card-price', priceClass(text)].filter(Boolean).join(' ')}>
        {text}
        <NotCheckedMark />
      </p>
    );
  return (
    <p className="card-price">
      <span className={priceClass(text)}>{text}</span>{' '}
      <span className="sale-evidence">{checkInWords(checkedOn)}</span>
    </p>
  );
}

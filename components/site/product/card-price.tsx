import { isTelling, type Price } from '@/lib/catalogue/product-facts';
import { checkInWords } from '@/lib/catalogue/sale-labels';
import { NotCheckedMark } from '../not-checked';
import { priceClass } from './price-class';

/**
 * The usual price of a product on a card, with the day on which somebody read it at its source. The legend of the list
 * explains the mark of a price that is not checked (not-checked). A range too wide to tell anything is left out.
 */
export function CardPrice({ price }: { price: Price }) {
  if (!isTelling(price)) return null;
  return (
    <p className="card-price">
      <span className={priceClass(price.text)}>{price.text}</span>
      {price.source ? (
        <>
          {' '}
          <span className="sale-evidence">{checkInWords(price.checkedOn)}</span>
        </>
      ) : (
        <NotCheckedMark />
      )}
    </p>
  );
}

import { SHOP_ORDERS } from '@/lib/catalogue/shop-order';
import { COMPARE_PATH } from '@/lib/routing/compare-path';
import { MoreLink } from '../more-link';

interface ShopOrderChoiceProps {
  /** The number of shops on this page of the list. Only these shops are sorted. */
  count: number;
  /** The number of shops on all pages. */
  total: number;
}

/**
 * Shows the number of shops in a list, the link to compare them, and the choice of their order. Style rules sort the
 * cards (styles/shop-list.css), so the choice also works without JavaScript, and the page is the same for everyone.
 * With JavaScript, the script shell/start-shop-order also moves the cards in the DOM, so that keyboard users move
 * through them in the order on the screen.
 */
export function ShopOrderChoice({ count, total }: ShopOrderChoiceProps) {
  const shops = total === 1 ? '1 shop' : `${total.toLocaleString('en-GB')} shops`;
  return (
    <form autoComplete="off" aria-label="Order of the shops" className="shop-order no-print">
      <p className="shop-order-count">{count === total ? shops : `${count} of ${shops}`}</p>
      <MoreLink href={COMPARE_PATH}>Compare shops</MoreLink>
      <fieldset>
        <legend className="sr-only">Order</legend>
        {SHOP_ORDERS.map(({ key, label }, index) => (
          <label key={key}>
            <input type="radio" name="shop-order" value={key} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </fieldset>
    </form>
  );
}

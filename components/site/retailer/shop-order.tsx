import { SHOP_ORDERS } from '@/lib/catalogue/shop-order';

interface ShopOrderChoiceProps {
  /** The number of shops on this page of the list, which alone are sorted. */
  count: number;
  /** The number of shops on all pages. */
  total: number;
}

/**
 * The choice of the order of a list of shops. Style rules sort the cards (styles/signs.css), so the choice also works
 * without JavaScript, and the page is the same for everyone. With JavaScript, shell/start-shop-order moves the cards
 * themselves, so that the keyboard follows the order on the screen.
 */
export function ShopOrderChoice({ count, total }: ShopOrderChoiceProps) {
  const shops = total === 1 ? '1 shop' : `${total.toLocaleString('en-GB')} shops`;
  return (
    <form autoComplete="off" aria-label="Order of the shops" className="shop-order no-print">
      <p className="shop-order-count">{count === total ? shops : `${count} of ${shops}`}</p>
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

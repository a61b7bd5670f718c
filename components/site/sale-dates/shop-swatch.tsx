import { signColours, type SignedRetailer } from '../retailer/retailer-tile';

/** Shows a dot in the colours of a shop, beside the shop's name in a list. Screen readers ignore the dot. */
export const ShopSwatch = ({ shop }: { shop: SignedRetailer }) => (
  <span aria-hidden="true" {...signColours(shop)} className="shop-swatch" />
);

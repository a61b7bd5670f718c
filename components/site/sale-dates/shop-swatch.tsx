import { signColours, type SignedRetailer } from '../retailer/retailer-tile';

/** A dot in the colours of a shop, for a list of its name beside others. Screen readers ignore it. */
export const ShopSwatch = ({ shop }: { shop: SignedRetailer }) => (
  <span aria-hidden="true" {...signColours(shop)} className="shop-swatch" />
);

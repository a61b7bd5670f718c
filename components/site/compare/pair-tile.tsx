import type { ShopPair } from '@/lib/services/compare/comparison';
import { Link } from '../link';
import { type SignedRetailer, signColours } from '../retailer/retailer-tile';

interface PairTileProps {
  pair: ShopPair;
  /** Shops with their brand colours. The list includes both shops of the pair, and may include others. */
  shops: SignedRetailer[];
}

/**
 * Links to the comparison of two shops. The link shows the signs of both shops side by side. If search engines may not
 * list the comparison, the link is `nofollow`, because there are thousands of such pages (docs/product.md#comparisons).
 */
export function PairTile({ pair: { path, names, isIndexable }, shops }: PairTileProps) {
  return (
    <Link href={path} rel={isIndexable ? undefined : 'nofollow'} className="pair-tile">
      {names.map((name, index) => (
        <span key={name} {...signColours(shops.find((shop) => shop.name === name) ?? { name })}>
          {index > 0 && <span className="sr-only"> vs </span>}
          {name}
        </span>
      ))}
    </Link>
  );
}

/** Links to comparisons, each of two shops. */
export const PairTiles = ({ pairs, shops }: { pairs: ShopPair[]; shops: SignedRetailer[] }) => (
  <ul className="pair-tiles">
    {pairs.map((pair) => (
      <li key={pair.path}>
        <PairTile pair={pair} shops={shops} />
      </li>
    ))}
  </ul>
);

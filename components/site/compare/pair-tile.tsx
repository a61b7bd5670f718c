import type { ShopPair } from '@/lib/services/compare/comparison';
import { Link } from '../link';
import { type SignedRetailer, signColours } from '../retailer/retailer-tile';

interface PairTileProps {
  pair: ShopPair;
  /** The shops of the pair, and maybe others, for the colours of their brands. */
  shops: SignedRetailer[];
}

/**
 * A link to the comparison of two shops: their signs, side by side. Search engines do not follow it to a comparison that
 * they may not list, because there are thousands of them (docs/product.md#comparisons).
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

/** Links to comparisons of two shops. */
export const PairTiles = ({ pairs, shops }: { pairs: ShopPair[]; shops: SignedRetailer[] }) => (
  <ul className="pair-tiles">
    {pairs.map((pair) => (
      <li key={pair.path}>
        <PairTile pair={pair} shops={shops} />
      </li>
    ))}
  </ul>
);

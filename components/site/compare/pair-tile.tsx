import type { ListedPair } from '@/lib/services/compare/comparison';
import { Link } from '../link';
import { type SignedRetailer, signColours } from '../retailer/retailer-tile';

interface PairTileProps {
  pair: ListedPair;
  /** The shops of the pair, and maybe others, for the colours of their brands. */
  shops: SignedRetailer[];
}

/** A link to the comparison of two shops: their signs, side by side. */
export function PairTile({ pair: { path, names }, shops }: PairTileProps) {
  return (
    <Link href={path} className="pair-tile">
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
export const PairTiles = ({ pairs, shops }: { pairs: ListedPair[]; shops: SignedRetailer[] }) => (
  <ul className="pair-tiles">
    {pairs.map((pair) => (
      <li key={pair.path}>
        <PairTile pair={pair} shops={shops} />
      </li>
    ))}
  </ul>
);

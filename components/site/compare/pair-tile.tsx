import type { ListedPair } from '@/lib/services/compare/comparison';
import { Link } from '../link';
import { type SignedRetailer, signColours } from '../retailer/retailer-tile';

interface PairTileProps {
  pair: ListedPair;
  /** The shops by their names, for the colours of their brands. */
  shops: Map<string, SignedRetailer>;
}

/** A link to the comparison of two shops: their signs, side by side. */
export function PairTile({ pair: { path, names }, shops }: PairTileProps) {
  return (
    <Link href={path} className="pair-tile">
      {names.map((name, index) => (
        <span key={name} {...signColours(shops.get(name) ?? { name })}>
          {index > 0 && <span className="sr-only"> vs </span>}
          {name}
        </span>
      ))}
    </Link>
  );
}

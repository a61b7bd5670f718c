import type { RetailerCard } from '@/lib/catalogue/entities';
import { COMPARE_PATH, comparePath } from '@/lib/routing/compare-path';
import { Link } from '../link';
import { Section } from '../section';

const SHOPS = 3;

interface CompareWithProps {
  retailer: { slug: string; name: string };
  /** Shops of the same category, the most similar first. */
  others: RetailerCard[];
}

/** Links from a retailer's page to its comparisons with similar shops, and to the choice of any shop. */
export function CompareWith({ retailer, others }: CompareWithProps) {
  const links = others.slice(0, SHOPS).flatMap(({ slug, name }) => {
    const path = comparePath([retailer.slug, slug]);
    return path ? [{ path, name }] : [];
  });
  return (
    <div className="no-print">
      <Section id="compare" title={`Compare ${retailer.name} with…`}>
        <ul className="flex flex-wrap gap-2">
          {links.map(({ path, name }) => (
            <li key={path} className="max-w-full">
              <Link href={path} className="chip">
                {name}
              </Link>
            </li>
          ))}
          <li>
            <Link href={COMPARE_PATH} className="chip">
              Other shops
            </Link>
          </li>
        </ul>
      </Section>
    </div>
  );
}

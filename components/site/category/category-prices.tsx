import { Link } from '@/components/site/link';
import type { CategoryCard } from '@/lib/catalogue/entities';
import { categoryPath } from '@/lib/routing/paths';
import { Section } from '../section';

/**
 * A table of each category's goods whose prices fall and goods whose prices hold. Categories without any such goods are
 * left out.
 */
export function CategoryPrices({ categories }: { categories: CategoryCard[] }) {
  const rows = categories.filter(({ falls, holds }) => falls.length + holds.length > 0);
  if (rows.length === 0) return null;
  return (
    <Section id="prices" title="What comes down, what doesn’t" ground="tint">
      <div className="table-box" tabIndex={0} role="region" aria-label="What comes down, what doesn’t, table">
        <table className="stacked-table">
          <thead>
            <tr>
              <th scope="col">Category</th>
              <th scope="col">Usually reduced</th>
              <th scope="col">Rarely reduced</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ slug, name, falls, holds }) => (
              <tr key={slug}>
                <th scope="row">
                  <Link href={categoryPath(slug)} className="underline-offset-4 hover:underline">
                    {name}
                  </Link>
                </th>
                <Goods label="Usually reduced" goods={falls} />
                <Goods label="Rarely reduced" goods={holds} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

const Goods = ({ label, goods }: { label: string; goods: string[] }) => (
  <td className={goods.length > 0 ? undefined : 'max-md:hidden'}>
    <span className="stacked-label">{label}</span>
    <span>{goods.length > 0 ? goods.join('; ') : '–'}</span>
  </td>
);

import { Link } from '@/components/site/link';
import type { CategoryCard } from '@/lib/catalogue/entities';
import { categoryPath } from '@/lib/routing/paths';
import { hueOf } from '@/lib/theme/hues';
import { Section } from '../section';
import { Dotted } from './answers';

/**
 * Shows a table with a row for each category: its goods that usually come down in price, and its goods that keep their
 * price. On a phone, the two lists are side by side below the name of the category. Leaves out categories for which
 * both lists are empty.
 */
export function CategoryPrices({ categories }: { categories: CategoryCard[] }) {
  const rows = categories.filter(({ falls, holds }) => falls.length + holds.length > 0);
  if (rows.length === 0) return null;
  return (
    <Section id="prices" title="What comes down, what doesn’t" ground="tint">
      <div
        className="table-box is-stacked"
        tabIndex={0}
        role="region"
        aria-label="What comes down, what doesn’t, table"
      >
        <table className="stacked-table goods-table">
          <thead>
            <tr>
              <th scope="col">Category</th>
              <th scope="col">Usually reduced</th>
              <th scope="col">Rarely reduced</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ slug, name, falls, holds }) => (
              <tr key={slug} data-hue={hueOf(name, slug)}>
                <th scope="row">
                  <Link href={categoryPath(slug)} className="underline underline-offset-4">
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
    {goods.length > 0 ? <Dotted items={goods} /> : '–'}
  </td>
);

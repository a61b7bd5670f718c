import type { CategoryCard } from '@/lib/catalogue/entities';
import { COMPARE_PATH } from '@/lib/routing/compare-path';
import { COMPARE_TITLE } from '@/lib/seo/compare-texts';
import { hueOf } from '@/lib/theme/hues';
import {
  type CategoryPair,
  listCategoryPairs,
  listComparableShops,
  type ShopPair,
  listIndexablePairs,
  listSuggestedPairs,
} from '@/lib/services/compare/comparison';
import { Link } from '../link';
import { PageHead } from '../page-head';
import { Section } from '../section';
import type { Print } from '../pictures/fan';
import { Picture } from '../pictures/picture';
import { PairTile, PairTiles } from './pair-tile';
import { ShopChooser } from './shop-chooser';

/** The number of pairs of shops that the page shows as tiles. */
const TILES = 12;

/** Shows the page on which visitors choose the shops to compare. */
export async function CompareIndex() {
  const [checked, suggested, shops] = await Promise.all([
    listIndexablePairs(),
    listSuggestedPairs(),
    listComparableShops(),
  ]);
  const pairs = checked.length > 0 ? checked : suggested;
  const ofCategories = await listCategoryPairs(pairs);
  return (
    <>
      <PageHead
        crumbs={[
          { name: 'Retailers', path: '/retailers' },
          { name: 'Compare shops', path: COMPARE_PATH },
        ]}
        title={COMPARE_TITLE}
        prints={ofCategories.map(({ category }) => printOf(category))}
        lede={
          <p className="page-head-lede">
            Choose two to four shops, and see side by side when each sale starts, what each is good for, and
            how returns, price match, delivery and collection work.
          </p>
        }
      />
      <div className="section">
        <ShopChooser />
      </div>
      {pairs.length > 0 && (
        <Section
          id="pairs"
          title={checked.length > 0 ? 'Comparisons with checked facts' : 'Or start with a pair'}
        >
          <PairTiles pairs={pairs.slice(0, TILES)} shops={shops} />
          {pairs.length > TILES && <OtherPairs pairs={pairs.slice(TILES)} />}
        </Section>
      )}
      {ofCategories.length > 0 && <CategoryPairs all={ofCategories} />}
    </>
  );
}

const printOf = ({ slug, name, image_url, icon }: CategoryCard): Print => ({
  row: { kind: 'category', slug },
  name,
  sources: [image_url, icon],
});

/** Links to a comparison of two shops for each category, with the category's picture. */
const CategoryPairs = ({ all }: { all: CategoryPair[] }) => (
  <Section id="categories" title="Two shops of each category" ground="tint">
    <ul className="category-pairs">
      {all.map(({ category, pair, shops }) => (
        <li key={category.slug} data-hue={hueOf(category.name, category.slug)}>
          <Picture {...printOf(category)} />
          <div>
            <p>{category.name}</p>
            <PairTile pair={pair} shops={shops} />
          </div>
        </li>
      ))}
    </ul>
  </Section>
);

function OtherPairs({ pairs }: { pairs: ShopPair[] }) {
  return (
    <details className="mt-4">
      <summary className="min-h-11 py-2 font-semibold">{pairs.length} more comparisons</summary>
      <ul className="chip-row mt-2">
        {pairs.map(({ path, names }) => (
          <li key={path} className="max-w-full">
            <Link href={path} className="chip whitespace-normal">
              {names.join(' vs ')}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

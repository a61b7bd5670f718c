import type { RetailerCard } from '@/lib/catalogue/entities';
import { listCategories } from '@/lib/data/categories';
import { countRetailers, listRetailers } from '@/lib/data/retailers';
import { PER_PAGE } from '@/lib/lists/pagination';
import { categoryPath, retailerPath } from '@/lib/routing/paths';
import { INDEX_TITLES } from '@/lib/seo/titles';
import { Answers } from '../category/answers';
import { Link } from '../link';
import { RetailerGrid } from '../retailer/retailer-grid';
import { ShopOrderChoice } from '../retailer/shop-order';
import { indexPages } from './index-pages';

export const retailerPages = indexPages({
  name: 'Retailers',
  title: INDEX_TITLES.retailers,
  path: '/retailers',
  intro: 'When each sale starts, and what each shop is good for.',
  description:
    'UK shops in the Boxing Day sales: when each sale tends to start online and in store, and how returns work.',
  perPage: PER_PAGE.retailers,
  count: countRetailers,
  list: listRetailers,
  crumbOf: ({ name, slug }) => ({ name, path: retailerPath(slug) }),
  answers: (retailers) => <Answers shops={retailers} hasWhere={false} />,
  prints: (retailers) =>
    categoriesOf(retailers).map((slug) => ({ row: { kind: 'category', slug }, name: slug })),
  grid: (retailers, { total }) => (
    <div>
      <ShopOrderChoice count={retailers.length} total={total} />
      <RetailerGrid retailers={retailers} heading="h2" isSortable />
    </div>
  ),
  action: <OtherLists />,
});

const CATEGORIES = 60;
/** Returns the main category of each shop, without duplicates, for the pictures at the head of the page. */
const categoriesOf = (retailers: RetailerCard[]) => [
  ...new Set(retailers.flatMap(({ key_categories: [main] }) => main ?? [])),
];

/** Links to the best shops of each category. */
async function OtherLists() {
  const categories = await listCategories({ limit: CATEGORIES });
  return (
    <nav aria-label="Other lists of shops" className="no-print w-full min-w-0">
      <ul className="scroll-row">
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link href={`${categoryPath(slug)}#retailers`} className="chip">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

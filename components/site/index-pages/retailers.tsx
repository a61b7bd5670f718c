import type { RetailerCard } from '@/lib/catalogue/entities';
import { directoryPath } from '@/lib/catalogue/directory';
import { listCategories } from '@/lib/data/categories';
import { countRetailers, listRetailers } from '@/lib/data/retailers';
import { PER_PAGE } from '@/lib/lists/pagination';
import { COMPARE_PATH } from '@/lib/routing/compare-path';
import { categoryPath, retailerPath, SALE_DATES_PATH } from '@/lib/routing/paths';
import { INDEX_TITLES } from '@/lib/seo/titles';
import { Answers } from '../category/answers';
import { Link } from '../link';
import { MoreLink } from '../more-link';
import { RetailerGrid } from '../retailer/retailer-grid';
import { ShopOrderChoice } from '../retailer/shop-order';
import { SaleDatesOverview } from '../sale-dates/sale-dates-overview';
import { indexPages } from './index-pages';

/** The rows of the overview of sale dates. */
const SALE_DATES = 12;

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
  grid: (retailers, { from, total }) => (
    <div>
      <ShopOrderChoice count={retailers.length} total={total} />
      <RetailerGrid retailers={retailers} heading="h2" firstRank={from + 1} />
      <p className="no-print mt-3">
        <MoreLink href={directoryPath('retailers')}>All shops by name</MoreLink>
      </p>
    </div>
  ),
  action: <OtherLists />,
  // On a phone the cards above say enough.
  below: (
    <div className="bleed max-md:hidden">
      <SaleDatesOverview
        limit={SALE_DATES}
        action={
          <MoreLink href={SALE_DATES_PATH} rest="sale dates">
            All
          </MoreLink>
        }
      />
    </div>
  ),
});

const CATEGORIES = 60;
/** The main categories of the shops, each once, for the pictures at the head. */
const categoriesOf = (retailers: RetailerCard[]) => [
  ...new Set(retailers.flatMap(({ key_categories: [main] }) => main ?? [])),
];

/** Links to the best shops of each category, and to the comparison of shops. */
async function OtherLists() {
  const categories = await listCategories({ limit: CATEGORIES });
  const links = [
    ...categories.map(({ slug, name }) => ({ path: `${categoryPath(slug)}#retailers`, label: name })),
    { path: COMPARE_PATH, label: 'Compare shops' },
  ];
  return (
    <nav aria-label="Other lists of shops" className="no-print w-full min-w-0">
      <ul className="scroll-row">
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link href={path} className="chip">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

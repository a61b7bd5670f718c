import type { RetailerCard } from '@/lib/catalogue/entities';
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
import { SaleDatesOverview } from '../sale-dates/sale-dates-overview';
import { indexPages } from './index-pages';

export const retailerPages = indexPages({
  name: 'Retailers',
  title: INDEX_TITLES.retailers,
  path: '/retailers',
  intro: 'When each sale starts, what to look for, and what to know before you buy.',
  description:
    'UK shops in the Boxing Day sales: when each sale tends to start online and in store, and how returns work.',
  perPage: PER_PAGE.retailers,
  count: countRetailers,
  list: listRetailers,
  crumbOf: ({ name, slug }) => ({ name, path: retailerPath(slug) }),
  answers: (retailers) => <Answers shops={retailers} />,
  prints: (retailers) =>
    categoriesOf(retailers).map((slug) => ({ row: { kind: 'category', slug }, name: slug })),
  grid: (retailers) => <RetailerGrid retailers={retailers} heading="h2" />,
  action: <OtherLists />,
  below: (
    <SaleDatesOverview
      limit={PER_PAGE.retailers}
      action={<MoreLink href={SALE_DATES_PATH}>All sale dates</MoreLink>}
    />
  ),
});

const CATEGORIES = 60;

/** The main categories of the shops, each once, for the pictures at the head. */
const categoriesOf = (retailers: RetailerCard[]) => [
  ...new Set(retailers.flatMap(({ key_categories: [main] }) => main ?? [])),
];

const ORDERS = [
  { path: SALE_DATES_PATH, label: 'By start date' },
  { path: '/retailers/directory', label: 'A to Z' },
  { path: COMPARE_PATH, label: 'Compare shops' },
];

/** Links to the shops in another order, and to the best shops of each category. */
async function OtherLists() {
  const categories = await listCategories({ limit: CATEGORIES });
  const links = [
    ...ORDERS,
    ...categories.map(({ slug, name }) => ({ path: `${categoryPath(slug)}#retailers`, label: name })),
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

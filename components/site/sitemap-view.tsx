import { Link } from '@/components/site/link';
import { listCategories } from '@/lib/data/categories';
import { listContent } from '@/lib/data/content-list';
import { listRetailers } from '@/lib/data/retailers';
import { listSubcategories } from '@/lib/data/subcategories';
import { COMPARE_PATH } from '@/lib/routing/compare-path';
import { byName } from '@/lib/lists/ranking';
import {
  categoryPath,
  contentListPath,
  contentPath,
  EDITORIAL_POLICY_PATH,
  retailerPath,
  SALE_DATES_PATH,
  subcategoryPath,
} from '@/lib/routing/paths';
import type { Crumb } from '@/lib/seo/json-ld';
import { SITEMAP_TITLE } from '@/lib/seo/titles';
import { SHORTLIST_PATH } from '@/lib/shortlist/entries';
import { MoreLink } from './more-link';
import { PageHead } from './page-head';
import { Section } from './section';

/**
 * The maximum number of links of each kind, to keep the page readable and its queries small. The section for each of
 * these kinds also links to the full list.
 */
const LIMIT = { categories: 60, retailers: 120, content: 60 };

const MAIN: Crumb[] = [
  { name: 'Home', path: '/' },
  { name: 'Retailers', path: '/retailers' },
  { name: 'Retailers A to Z', path: '/retailers/directory' },
  { name: 'Compare shops', path: COMPARE_PATH },
  { name: 'Shortlist', path: SHORTLIST_PATH },
  { name: 'Sale dates', path: SALE_DATES_PATH },
  { name: 'Categories', path: '/categories' },
  { name: 'Products', path: '/products' },
  { name: 'Products A to Z', path: '/products/directory' },
  { name: 'Guides and articles', path: contentListPath() },
];

const ABOUT: Crumb[] = [
  { name: 'About this site', path: '/about' },
  { name: 'Editorial policy', path: EDITORIAL_POLICY_PATH },
  { name: 'How we make money', path: '/how-we-make-money' },
  { name: 'Contact', path: '/contact' },
  { name: 'Privacy policy', path: '/privacy' },
  { name: 'Cookie policy', path: '/cookie-policy' },
  { name: 'Terms of service', path: '/terms' },
  { name: 'Accessibility statement', path: '/accessibility' },
  { name: 'Complaints about your data', path: '/complaints' },
];

/** Shows the sitemap for people: an HTML page with links to all areas of the site. */
export async function SitemapView() {
  const [categories, retailers, guides, articles] = await Promise.all([
    listCategoriesWithin(),
    listRetailers({ limit: LIMIT.retailers }),
    listContent({ type: 'guide', limit: LIMIT.content }),
    listContent({ type: 'article', limit: LIMIT.content }),
  ]);
  const toContent = (row: { title: string; slug: string }) => ({
    name: row.title,
    path: contentPath(row.slug),
  });
  return (
    <>
      <PageHead crumbs={[{ name: 'Sitemap', path: '/sitemap' }]} title={SITEMAP_TITLE} />
      <Section id="main" title="Main pages">
        <LinkList links={MAIN} />
      </Section>
      <Section
        id="categories"
        title="Categories"
        action={<MoreLink href="/categories">All categories</MoreLink>}
      >
        <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {categories.map(({ name, path, within }) => (
            <li key={path}>
              <Link href={path} className={`${LINK} font-semibold`}>
                {name}
              </Link>
              {within.length > 0 && (
                <ul className="border-l border-rule pl-4">
                  {within.map((link) => (
                    <SitemapLink key={link.path} link={link} />
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="retailers"
        title="Retailers"
        action={<MoreLink href="/retailers/directory">All retailers, A to Z</MoreLink>}
      >
        <LinkList
          links={retailers.map(({ name, slug }) => ({ name, path: retailerPath(slug) })).toSorted(byName)}
        />
      </Section>
      <Section
        id="products"
        title="Products"
        action={<MoreLink href="/products/directory">All products, A to Z</MoreLink>}
      >
        <p>All products are listed by their first letter, and on the pages of the categories above.</p>
      </Section>
      {guides.length > 0 && (
        <Section
          id="guides"
          title="Guides"
          action={<MoreLink href={contentListPath('guide')}>All guides</MoreLink>}
        >
          <LinkList links={guides.map(toContent).toSorted(byName)} />
        </Section>
      )}
      {articles.length > 0 && (
        <Section
          id="articles"
          title="Articles"
          action={<MoreLink href={contentListPath('article')}>All articles</MoreLink>}
        >
          <LinkList links={articles.map(toContent)} />
        </Section>
      )}
      <Section id="about" title="About the site">
        <LinkList links={ABOUT} />
      </Section>
    </>
  );
}

async function listCategoriesWithin() {
  const categories = await listCategories({ limit: LIMIT.categories });
  return Promise.all(
    categories.map(async ({ name, slug }) => ({
      name,
      path: categoryPath(slug),
      within: (await listSubcategories(slug)).map((subcategory) => ({
        name: subcategory.name,
        path: subcategoryPath(slug, subcategory.slug),
      })),
    })),
  );
}

const LINK =
  'inline-flex min-h-11 items-center py-1 leading-snug underline-offset-4 hover:underline sm:min-h-8';

function SitemapLink({ link }: { link: Crumb }) {
  return (
    <li>
      <Link href={link.path} className={LINK}>
        {link.name}
      </Link>
    </li>
  );
}

function LinkList({ links }: { links: Crumb[] }) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {links.map((link) => (
        <SitemapLink key={link.path} link={link} />
      ))}
    </ul>
  );
}

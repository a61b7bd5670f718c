import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { NotFoundResponse } from '@/components/site/errors/not-found-response';
import { ProductListPage } from '@/components/site/product/product-list-page';
import type { Category, Subcategory } from '@/lib/catalogue/entities';
import { getCategory } from '@/lib/data/categories';
import { countProducts } from '@/lib/data/products';
import { pageCount, pageNumber, pagePath, PER_PAGE } from '@/lib/lists/pagination';
import { categoryPath, subcategoryPath } from '@/lib/routing/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { productListTitles } from '@/lib/seo/titles';
import { type Destination, subcategoryAt } from '@/lib/services/routing/resolve-route';

interface Props {
  params: Promise<{ slug: string; subcategorySlug: string; page: string }>;
}

/** These pages are built on demand. This entry exists only because a static route needs at least one entry. */
export const generateStaticParams = () => [{ slug: 'electronics', subcategorySlug: 'tvs', page: '2' }];

async function find({
  params,
}: Props): Promise<Destination<{ category: Category; subcategory: Subcategory; page: number }>> {
  const { slug, subcategorySlug, page: segment } = await params;
  const at = await subcategoryAt(slug, subcategorySlug);
  // If the list has moved, redirect to its first page at the new path, because the moved list may have fewer pages.
  if (!at || 'redirectTo' in at) return at;
  const subcategory = at.found;
  const page = pageNumber(segment);
  const category = await getCategory(subcategory.parent_category_slug);
  const last = pageCount(await countProducts({ subcategory: subcategorySlug }), PER_PAGE.inCategory);
  return category && page && page <= last ? { found: { category, subcategory, page } } : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const place = await find(props);
  if (!place || 'redirectTo' in place) return { title: 'Page not found' };
  const { category, subcategory, page } = place.found;
  return pageMetadata({
    title: productListTitles(subcategory.name, page),
    description: `Page ${page} of ${subcategory.name} in ${category.name} on Boxing Day Sales UK, in alphabetical order.`,
    path: pagePath(subcategoryPath(category.slug, subcategory.slug), page),
    noindex: !subcategory.body,
  });
}

export default async function SubcategoryProductsPage(props: Props) {
  const place = await find(props);
  if (!place) {
    const { slug, subcategorySlug } = await props.params;
    return <NotFoundResponse paths={[subcategoryPath(slug, subcategorySlug)]} />;
  }
  if ('redirectTo' in place) permanentRedirect(place.redirectTo);
  const { category, subcategory, page } = place.found;
  const path = subcategoryPath(category.slug, subcategory.slug);
  if (page === 1) permanentRedirect(path);
  const crumbs = [
    { name: 'Categories', path: '/categories' },
    { name: category.name, path: categoryPath(category.slug) },
    { name: subcategory.name, path },
  ];
  const filter = { subcategory: subcategory.slug };
  return <ProductListPage filter={filter} name={subcategory.name} crumbs={crumbs} path={path} page={page} />;
}

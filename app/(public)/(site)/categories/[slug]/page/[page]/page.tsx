import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { NotFoundResponse } from '@/components/site/errors/not-found-response';
import { ProductListPage } from '@/components/site/product/product-list-page';
import type { Category } from '@/lib/catalogue/entities';
import { countProducts } from '@/lib/data/products';
import { pageCount, pageNumber, pagePath, PER_PAGE } from '@/lib/lists/pagination';
import { categoryPath } from '@/lib/routing/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { productListTitles } from '@/lib/seo/titles';
import { categoryAt, type Destination } from '@/lib/services/routing/resolve-route';

interface Props {
  params: Promise<{ slug: string; page: string }>;
}

/** These pages are built on demand. This entry exists only because a static route needs at least one entry. */
export const generateStaticParams = () => [{ slug: 'electronics', page: '2' }];

async function find({ params }: Props): Promise<Destination<{ category: Category; page: number }>> {
  const { slug, page: segment } = await params;
  const at = await categoryAt(slug);
  // If the list has moved, redirect to its first page at the new path, because the moved list may have fewer pages.
  if (!at || 'redirectTo' in at) return at;
  const page = pageNumber(segment);
  const last = pageCount(await countProducts({ category: slug }), PER_PAGE.inCategory);
  return page && page <= last ? { found: { category: at.found, page } } : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const place = await find(props);
  if (!place || 'redirectTo' in place) return { title: 'Page not found' };
  const { category, page } = place.found;
  const { name, slug } = category;
  return pageMetadata({
    title: productListTitles(name, page),
    description: `Page ${page} of the products in ${name} on Boxing Day Sales UK, in alphabetical order.`,
    path: pagePath(categoryPath(slug), page),
  });
}

export default async function CategoryProductsPage(props: Props) {
  const place = await find(props);
  if (!place) return <NotFoundResponse paths={[categoryPath((await props.params).slug)]} />;
  if ('redirectTo' in place) permanentRedirect(place.redirectTo);
  const { category, page } = place.found;
  const { slug, name } = category;
  const path = categoryPath(slug);
  if (page === 1) permanentRedirect(path);
  const crumbs = [
    { name: 'Categories', path: '/categories' },
    { name, path },
  ];
  return <ProductListPage filter={{ category: slug }} name={name} crumbs={crumbs} path={path} page={page} />;
}

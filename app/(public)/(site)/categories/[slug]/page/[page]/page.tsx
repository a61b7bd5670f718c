import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { NotFoundResponse } from '@/components/site/not-found-response';
import { ProductListPage, productListTitle } from '@/components/site/product-list-page';
import { categoryAt } from '@/lib/addresses';
import { type Category, getCategory } from '@/lib/data/categories';
import { countProducts } from '@/lib/data/products';
import { pageCount, pageNumber, pagePath, PER_PAGE } from '@/lib/pagination';
import { categoryPath } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { isSlug } from '@/lib/slug';

interface Props {
  params: Promise<{ slug: string; page: string }>;
}

/** These pages are built when they are asked for; a static route needs one entry at least. */
export const generateStaticParams = () => [{ slug: 'electronics', page: '2' }];

async function find({ params }: Props): Promise<{ category: Category; page: number } | null> {
  const { slug, page: segment } = await params;
  const page = pageNumber(segment);
  if (!page || !isSlug(slug)) return null;
  const category = await getCategory(slug);
  if (!category) return null;
  const last = pageCount(await countProducts({ category: slug }), PER_PAGE.inCategory);
  return page <= last ? { category, page } : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const place = await find(props);
  if (!place) return { title: 'Page not found' };
  const { name, slug } = place.category;
  return pageMetadata({
    title: productListTitle(name, place.page),
    description: `Page ${place.page} of the products in ${name} on Boxing Day Sales UK, in the order of their names.`,
    path: pagePath(categoryPath(slug), place.page),
  });
}

export default async function CategoryProductsPage(props: Props) {
  const asked = (await props.params).slug;
  const at = await categoryAt(asked);
  // How many pages a list has where it moved to is not known here: its first is always there.
  if (at && 'movedTo' in at) permanentRedirect(at.movedTo);
  const place = await find(props);
  if (!place) return <NotFoundResponse paths={[categoryPath(asked)]} />;
  const { slug, name } = place.category;
  const path = categoryPath(slug);
  if (place.page === 1) permanentRedirect(path);
  const crumbs = [
    { name: 'Categories', path: '/categories' },
    { name, path },
  ];
  return (
    <ProductListPage filter={{ category: slug }} name={name} crumbs={crumbs} path={path} page={place.page} />
  );
}

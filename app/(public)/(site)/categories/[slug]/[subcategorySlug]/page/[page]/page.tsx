import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { NotFoundResponse } from '@/components/site/not-found-response';
import { ProductListPage, productListTitle } from '@/components/site/product-list-page';
import { subcategoryAt } from '@/lib/addresses';
import { getCategory } from '@/lib/data/categories';
import { countProducts } from '@/lib/data/products';
import { pageCount, pageNumber, pagePath, PER_PAGE } from '@/lib/pagination';
import { categoryPath, subcategoryPath } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

interface Props {
  params: Promise<{ slug: string; subcategorySlug: string; page: string }>;
}

/** These pages are built when they are asked for; a static route needs one entry at least. */
export const generateStaticParams = () => [{ slug: 'electronics', subcategorySlug: 'tvs', page: '2' }];

async function find({ params }: Props) {
  const { slug, subcategorySlug, page: segment } = await params;
  const page = pageNumber(segment);
  const place = page ? await subcategoryAt(slug, subcategorySlug) : null;
  if (!page || !place || 'movedTo' in place) return null;
  const subcategory = place.found;
  const category = await getCategory(subcategory.parent_category_slug);
  const last = pageCount(await countProducts({ subcategory: subcategorySlug }), PER_PAGE.inCategory);
  return category && page <= last ? { category, subcategory, page } : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const place = await find(props);
  if (!place) return { title: 'Page not found' };
  const { category, subcategory, page } = place;
  return pageMetadata({
    title: productListTitle(subcategory.name, page),
    description: `Page ${page} of ${subcategory.name} in ${category.name} on Boxing Day Sales UK, in the order of their names.`,
    path: pagePath(subcategoryPath(category.slug, subcategory.slug), page),
  });
}

export default async function SubcategoryProductsPage(props: Props) {
  const asked = await props.params;
  const at = await subcategoryAt(asked.slug, asked.subcategorySlug);
  // How many pages a list has where it moved to is not known here: its first is always there.
  if (at && 'movedTo' in at) permanentRedirect(at.movedTo);
  const place = await find(props);
  if (!place) return <NotFoundResponse paths={[subcategoryPath(asked.slug, asked.subcategorySlug)]} />;
  const { category, subcategory, page } = place;
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

import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { NotFoundResponse } from '@/components/site/errors/not-found-response';
import { SubcategoryView } from '@/components/site/category/subcategory-view';
import { getCategory, listCategories } from '@/lib/data/categories';
import { listSubcategories } from '@/lib/data/subcategories';
import { subcategoryPath } from '@/lib/routing/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { subcategoryAt } from '@/lib/services/routing/resolve-route';
import { searchTextsOf } from '@/lib/services/seo/search-texts';

interface Props {
  params: Promise<{ slug: string; subcategorySlug: string }>;
}

const PRERENDERED_CATEGORIES = 12;

export async function generateStaticParams() {
  const categories = await listCategories({ limit: PRERENDERED_CATEGORIES });
  const lists = await Promise.all(categories.map(({ slug }) => listSubcategories(slug)));
  const params = lists.flat().map((row) => ({ slug: row.parent_category_slug, subcategorySlug: row.slug }));
  // A static route needs at least one entry. If there are no subcategories, this entry leads to a 404.
  return params.length > 0 ? params : [{ slug: 'none', subcategorySlug: 'none' }];
}

async function find({ params }: Props) {
  const { slug, subcategorySlug } = await params;
  return subcategoryAt(slug, subcategorySlug);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const place = await find(props);
  if (!place || 'redirectTo' in place) return { title: 'Page not found' };
  const { slug, parent_category_slug, body } = place.found;
  return pageMetadata({
    ...(await searchTextsOf('subcategories', place.found, await getCategory(parent_category_slug))),
    path: subcategoryPath(parent_category_slug, slug),
    // A page without a text of its own only repeats other pages, so exclude it from search engines
    // (docs/product.md#metadata).
    noindex: !body,
  });
}

export default async function SubcategoryPage(props: Props) {
  const place = await find(props);
  const { slug, subcategorySlug } = await props.params;
  const path = subcategoryPath(slug, subcategorySlug);
  if (!place) return <NotFoundResponse paths={[path]} />;
  if ('redirectTo' in place) permanentRedirect(place.redirectTo);
  const category = await getCategory(place.found.parent_category_slug);
  return category ? (
    <SubcategoryView category={category} subcategory={place.found} />
  ) : (
    <NotFoundResponse paths={[path]} />
  );
}

import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { CategoryView } from '@/components/site/category/category-view';
import { NotFoundResponse } from '@/components/site/errors/not-found-response';
import { listCategories } from '@/lib/data/categories';
import { categoryPath } from '@/lib/routing/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { categoryAt } from '@/lib/services/routing/resolve-route';
import { searchTextsOf } from '@/lib/services/seo/search-texts';

interface Props {
  params: Promise<{ slug: string }>;
}

const PRERENDERED = 30;

export async function generateStaticParams() {
  const categories = await listCategories({ limit: PRERENDERED });
  return categories.map(({ slug }) => ({ slug }));
}

const find = async ({ params }: Props) => categoryAt((await params).slug);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const place = await find(props);
  if (!place || 'redirectTo' in place) return { title: 'Page not found' };
  const category = place.found;
  return pageMetadata({
    ...(await searchTextsOf('categories', category)),
    path: categoryPath(category.slug),
  });
}

export default async function CategoryPage(props: Props) {
  const place = await find(props);
  if (!place) return <NotFoundResponse paths={[categoryPath((await props.params).slug)]} />;
  if ('redirectTo' in place) permanentRedirect(place.redirectTo);
  return <CategoryView category={place.found} />;
}

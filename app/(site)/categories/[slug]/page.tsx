import type { Metadata } from 'next';
import { CategoryView } from '@/components/site/category-view';
import { NotFoundResponse } from '@/components/site/not-found-response';
import { type Category, getCategory, listCategories } from '@/lib/data/categories';
import { categoryPath } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { isSlug } from '@/lib/slug';

interface Props {
  params: Promise<{ slug: string }>;
}

const PRERENDERED = 30;

export async function generateStaticParams() {
  const categories = await listCategories({ limit: PRERENDERED });
  return categories.map(({ slug }) => ({ slug }));
}

async function findCategory({ params }: Props): Promise<Category | null> {
  const { slug } = await params;
  return isSlug(slug) ? getCategory(slug) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const category = await findCategory(props);
  if (!category) return { title: 'Page not found' };
  return pageMetadata({
    title: category.meta_title ?? `${category.name} in the Boxing Day sales`,
    description: category.meta_description ?? category.description,
    path: categoryPath(category.slug),
  });
}

export default async function CategoryPage(props: Props) {
  const category = await findCategory(props);
  return category ? <CategoryView category={category} /> : <NotFoundResponse />;
}

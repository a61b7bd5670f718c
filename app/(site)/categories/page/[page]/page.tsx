import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { titleOfPage } from '@/components/site/index-head';
import { NotFoundResponse } from '@/components/site/not-found-response';
import { CATEGORIES_PATH, CATEGORIES_TITLE, CategoriesIndex } from '@/components/site/categories-index';
import { countCategories } from '@/lib/data/categories';
import { pageCount, pageNumber, pagePath, pageParams, PER_PAGE } from '@/lib/pagination';
import { pageMetadata } from '@/lib/seo/metadata';

interface Props {
  params: Promise<{ page: string }>;
}

export async function generateStaticParams() {
  return pageParams(pageCount(await countCategories(), PER_PAGE.categories));
}

/** The number of a page that there is; null for any other. */
async function findPage({ params }: Props): Promise<number | null> {
  const page = pageNumber((await params).page);
  return page && page <= pageCount(await countCategories(), PER_PAGE.categories) ? page : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await findPage(props);
  if (!page) return { title: 'Page not found' };
  return pageMetadata({
    title: titleOfPage(CATEGORIES_TITLE, page),
    description: `Page ${page} of the categories on Boxing Day Sales UK, in the order of their names.`,
    path: pagePath(CATEGORIES_PATH, page),
  });
}

export default async function CategoriesPageOf(props: Props) {
  const page = await findPage(props);
  if (!page) return <NotFoundResponse />;
  if (page === 1) permanentRedirect(CATEGORIES_PATH);
  return <CategoriesIndex page={page} />;
}

import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { titleOfPage } from '@/components/site/index-head';
import { NotFoundResponse } from '@/components/site/not-found-response';
import { PRODUCTS_PATH, PRODUCTS_TITLE, ProductsIndex } from '@/components/site/products-index';
import { countProducts } from '@/lib/data/products';
import { pageCount, pageNumber, pagePath, pageParams, PER_PAGE } from '@/lib/pagination';
import { pageMetadata } from '@/lib/seo/metadata';

interface Props {
  params: Promise<{ page: string }>;
}

export async function generateStaticParams() {
  return pageParams(pageCount(await countProducts(), PER_PAGE.products));
}

/** The number of a page that there is; null for any other. */
async function findPage({ params }: Props): Promise<number | null> {
  const page = pageNumber((await params).page);
  return page && page <= pageCount(await countProducts(), PER_PAGE.products) ? page : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await findPage(props);
  if (!page) return { title: 'Page not found' };
  return pageMetadata({
    title: titleOfPage(PRODUCTS_TITLE, page),
    description: `Page ${page} of the products on Boxing Day Sales UK, in the order of their names.`,
    path: pagePath(PRODUCTS_PATH, page),
  });
}

export default async function ProductsPageOf(props: Props) {
  const page = await findPage(props);
  if (!page) return <NotFoundResponse />;
  if (page === 1) permanentRedirect(PRODUCTS_PATH);
  return <ProductsIndex page={page} />;
}

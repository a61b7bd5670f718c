import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { titleOfPage } from '@/components/site/index-head';
import { NotFoundResponse } from '@/components/site/not-found-response';
import { RETAILERS_PATH, RETAILERS_TITLE, RetailersIndex } from '@/components/site/retailers-index';
import { countRetailers } from '@/lib/data/retailers';
import { pageCount, pageNumber, pagePath, pageParams, PER_PAGE } from '@/lib/pagination';
import { pageMetadata } from '@/lib/seo/metadata';

interface Props {
  params: Promise<{ page: string }>;
}

export async function generateStaticParams() {
  return pageParams(pageCount(await countRetailers(), PER_PAGE.retailers));
}

/** The number of a page that there is; null for any other. */
async function findPage({ params }: Props): Promise<number | null> {
  const page = pageNumber((await params).page);
  return page && page <= pageCount(await countRetailers(), PER_PAGE.retailers) ? page : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await findPage(props);
  if (!page) return { title: 'Page not found' };
  return pageMetadata({
    title: titleOfPage(RETAILERS_TITLE, page),
    description: `Page ${page} of the retailers on Boxing Day Sales UK, in the order of their names.`,
    path: pagePath(RETAILERS_PATH, page),
  });
}

export default async function RetailersPageOf(props: Props) {
  const page = await findPage(props);
  if (!page) return <NotFoundResponse />;
  if (page === 1) permanentRedirect(RETAILERS_PATH);
  return <RetailersIndex page={page} />;
}

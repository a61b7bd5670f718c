import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { ContentIndex } from '@/components/site/content/content-index';
import { contentIndexMetadata } from '@/components/site/content/index-text';
import { NotFoundResponse } from '@/components/site/not-found-response';
import { countContentPages } from '@/lib/data/content-list';
import { pageNumber, pageParams } from '@/lib/pagination';
import { contentListPath } from '@/lib/paths';

interface Props {
  params: Promise<{ page: string }>;
}

export async function generateStaticParams() {
  return pageParams(await countContentPages());
}

/** The number of a page that there is; null for any other. */
async function findPage({ params }: Props): Promise<number | null> {
  const page = pageNumber((await params).page);
  return page && page <= (await countContentPages()) ? page : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await findPage(props);
  return page ? contentIndexMetadata(undefined, page) : { title: 'Page not found' };
}

export default async function ContentPageOf(props: Props) {
  const page = await findPage(props);
  if (!page) return <NotFoundResponse />;
  if (page === 1) permanentRedirect(contentListPath());
  return <ContentIndex page={page} />;
}

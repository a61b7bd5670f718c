import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { ContentIndex } from '@/components/site/content/content-index';
import { contentIndexMetadata } from '@/components/site/content/index-text';
import { NotFoundResponse } from '@/components/site/not-found-response';
import { CONTENT_TYPES, isContentType } from '@/lib/content-type';
import { countContentPages } from '@/lib/data/content-list';
import { pageNumber, pageParams } from '@/lib/pagination';
import { contentListPath } from '@/lib/paths';

interface Props {
  params: Promise<{ type: string; page: string }>;
}

export async function generateStaticParams() {
  const params = await Promise.all(
    CONTENT_TYPES.map(async (type) =>
      pageParams(await countContentPages(type)).map(({ page }) => ({ type, page })),
    ),
  );
  return params.flat();
}

async function findList({ params }: Props) {
  const { type, page } = await params;
  const number = pageNumber(page);
  if (!number || !isContentType(type)) return null;
  return number <= (await countContentPages(type)) ? { type, page: number } : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const list = await findList(props);
  return list ? contentIndexMetadata(list.type, list.page) : { title: 'Page not found' };
}

export default async function ContentOfTypePageOf(props: Props) {
  const list = await findList(props);
  if (!list) return <NotFoundResponse />;
  if (list.page === 1) permanentRedirect(contentListPath(list.type));
  return <ContentIndex {...list} />;
}

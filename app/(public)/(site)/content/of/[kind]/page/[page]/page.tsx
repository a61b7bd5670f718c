import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { ContentIndex } from '@/components/site/content/content-index';
import { contentIndexMetadata } from '@/components/site/content/index-text';
import { NotFoundResponse } from '@/components/site/errors/not-found-response';
import { CONTENT_KINDS, isContentKind, typeOfKind } from '@/lib/catalogue/content-kind';
import { countContentPages } from '@/lib/data/content-list';
import { pageNumber, pageParams } from '@/lib/lists/pagination';
import { contentListPath } from '@/lib/routing/paths';

interface Props {
  params: Promise<{ kind: string; page: string }>;
}

export async function generateStaticParams() {
  const params = await Promise.all(
    CONTENT_KINDS.map(async (kind) =>
      pageParams(await countContentPages(typeOfKind(kind))).map(({ page }) => ({ kind, page })),
    ),
  );
  return params.flat();
}

/** Returns the content type and the page number in the path; null if this page does not exist. */
async function findList({ params }: Props) {
  const { kind, page: segment } = await params;
  const page = pageNumber(segment);
  if (!page || !isContentKind(kind)) return null;
  const type = typeOfKind(kind);
  return page <= (await countContentPages(type)) ? { type, page } : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const list = await findList(props);
  return list ? contentIndexMetadata(list.type, list.page) : { title: 'Page not found' };
}

export default async function ContentListPageOf(props: Props) {
  const list = await findList(props);
  if (!list) return <NotFoundResponse />;
  if (list.page === 1) permanentRedirect(contentListPath(list.type));
  return <ContentIndex {...list} />;
}

import type { Metadata } from 'next';
import { ContentIndex } from '@/components/site/content/content-index';
import { contentIndexMetadata } from '@/components/site/content/index-text';
import { NotFoundResponse } from '@/components/site/errors/not-found-response';
import { CONTENT_KINDS, isContentKind, typeOfKind } from '@/lib/catalogue/content-kind';

interface Props {
  params: Promise<{ kind: string }>;
}

// next.config.mjs rewrites /content?type=… to these pages, one per type of content. /content itself lists both types.
export function generateStaticParams() {
  return CONTENT_KINDS.filter((kind) => kind !== 'all').map((kind) => ({ kind }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind } = await params;
  return isContentKind(kind) ? contentIndexMetadata(typeOfKind(kind)) : { title: 'Page not found' };
}

export default async function ContentListPage({ params }: Props) {
  const { kind } = await params;
  return isContentKind(kind) ? <ContentIndex type={typeOfKind(kind)} /> : <NotFoundResponse />;
}

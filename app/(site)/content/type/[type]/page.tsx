import type { Metadata } from 'next';
import { ContentIndex } from '@/components/site/content/content-index';
import { contentIndexMetadata } from '@/components/site/content/index-text';
import { NotFoundResponse } from '@/components/site/not-found-response';
import { CONTENT_TYPES, isContentType } from '@/lib/content-type';

interface Props {
  params: Promise<{ type: string }>;
}

// Visitors see this page as /content?type=…, by a rewrite in next.config.mjs: a page that reads its query is not static.
export function generateStaticParams() {
  return CONTENT_TYPES.map((type) => ({ type }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { type } = await params;
  return isContentType(type) ? contentIndexMetadata(type) : { title: 'Page not found' };
}

export default async function ContentOfTypePage({ params }: Props) {
  const { type } = await params;
  return isContentType(type) ? <ContentIndex type={type} /> : <NotFoundResponse />;
}

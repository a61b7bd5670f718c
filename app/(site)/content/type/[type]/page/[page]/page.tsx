import type { Metadata } from 'next';
import { ContentIndex } from '@/components/site/content/content-index';
import { laterIndexMetadata } from '@/components/site/content/index-text';
import { NotFoundResponse } from '@/components/site/not-found-response';
import { CONTENT_TYPES, isContentType } from '@/lib/content-type';
import { pageNumber } from '@/lib/page-number';

interface Props {
  params: Promise<{ type: string; page: string }>;
}

export function generateStaticParams() {
  return CONTENT_TYPES.map((type) => ({ type, page: '2' }));
}

async function listOf({ params }: Props) {
  const { type, page } = await params;
  const number = pageNumber(page);
  return number && isContentType(type) ? { type, page: number } : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const list = await listOf(props);
  return laterIndexMetadata(list?.type, list?.page ?? null);
}

export default async function ContentOfTypeLaterPage(props: Props) {
  const list = await listOf(props);
  return list ? <ContentIndex {...list} /> : <NotFoundResponse />;
}

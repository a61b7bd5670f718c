import type { Metadata } from 'next';
import { ContentIndex } from '@/components/site/content/content-index';
import { laterIndexMetadata } from '@/components/site/content/index-text';
import { NotFoundResponse } from '@/components/site/not-found-response';
import { pageNumber } from '@/lib/page-number';

interface Props {
  params: Promise<{ page: string }>;
}

export function generateStaticParams() {
  return [{ page: '2' }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = pageNumber((await params).page);
  return laterIndexMetadata(undefined, page);
}

export default async function ContentLaterPage({ params }: Props) {
  const page = pageNumber((await params).page);
  return page ? <ContentIndex page={page} /> : <NotFoundResponse />;
}

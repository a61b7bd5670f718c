import type { Metadata } from 'next';
import { ContentView } from '@/components/site/content/content-view';
import { NotFoundResponse } from '@/components/site/errors/not-found-response';
import type { Content } from '@/lib/catalogue/entities';
import { getContent } from '@/lib/data/content';
import { listContent } from '@/lib/data/content-list';
import { contentDates } from '@/lib/dates/content-dates';
import { contentPath } from '@/lib/routing/paths';
import { isSlug } from '@/lib/routing/slug';
import { pageMetadata } from '@/lib/seo/metadata';
import { searchTextsOf } from '@/lib/services/seo/search-texts';

interface Props {
  params: Promise<{ slug: string }>;
}

const PRERENDERED = 30;

export async function generateStaticParams() {
  const rows = await listContent({ limit: PRERENDERED });
  return rows.map(({ slug }) => ({ slug }));
}

async function findContent({ params }: Props): Promise<Content | null> {
  const { slug } = await params;
  return isSlug(slug) ? getContent(slug) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const content = await findContent(props);
  if (!content) return { title: 'Page not found' };
  return pageMetadata({
    ...(await searchTextsOf('content', content)),
    path: contentPath(content.slug),
    type: 'article',
    ...contentDates(content),
  });
}

export default async function ContentPage(props: Props) {
  const content = await findContent(props);
  return content ? (
    <ContentView content={content} />
  ) : (
    <NotFoundResponse paths={[contentPath((await props.params).slug)]} />
  );
}

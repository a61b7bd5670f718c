import { permanentRedirect } from 'next/navigation';
import { ShortNotFoundContent } from '@/components/site/errors/not-found-content';
import { NotFoundResponse } from '@/components/site/errors/not-found-response';
import { listCategories } from '@/lib/data/categories';
import { redirectSourcesOfSlug, pageOfSlug } from '@/lib/services/routing/resolve-route';

interface Props {
  params: Promise<{ category: string }>;
}

export const metadata = { title: 'Page not found' };

const PRERENDERED = 30;

export async function generateStaticParams() {
  const categories = await listCategories({ limit: PRERENDERED });
  return categories.map(({ slug }) => ({ category: slug }));
}

/** '/{slug}' has no content of its own; it redirects to the slug's page (docs/product.md#single-segment-addresses). */
export default async function SingleSegmentPage({ params }: Props) {
  const { category: slug } = await params;
  const path = await pageOfSlug(slug);
  if (path) permanentRedirect(path);
  return <NotFoundResponse paths={redirectSourcesOfSlug(slug)} content={<ShortNotFoundContent />} />;
}

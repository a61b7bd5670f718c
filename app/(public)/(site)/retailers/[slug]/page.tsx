import type { Metadata } from 'next';
import { ShortNotFoundContent } from '@/components/site/errors/not-found-content';
import { NotFoundResponse } from '@/components/site/errors/not-found-response';
import { RetailerView } from '@/components/site/retailer/retailer-view';
import type { Retailer } from '@/lib/catalogue/entities';
import { getRetailer, listRetailers } from '@/lib/data/retailers';
import { retailerPath } from '@/lib/routing/paths';
import { isSlug } from '@/lib/routing/slug';
import { pageMetadata } from '@/lib/seo/metadata';
import { searchTextsOf } from '@/lib/services/seo/search-texts';

interface Props {
  params: Promise<{ slug: string }>;
}

const PRERENDERED = 30;

export async function generateStaticParams() {
  const retailers = await listRetailers({ limit: PRERENDERED });
  return retailers.map(({ slug }) => ({ slug }));
}

async function findRetailer({ params }: Props): Promise<Retailer | null> {
  const { slug } = await params;
  return isSlug(slug) ? getRetailer(slug) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const retailer = await findRetailer(props);
  if (!retailer) return { title: 'Page not found' };
  return pageMetadata({
    ...(await searchTextsOf('retailers', retailer)),
    path: retailerPath(retailer.slug),
  });
}

export default async function RetailerPage(props: Props) {
  const retailer = await findRetailer(props);
  return retailer ? (
    <RetailerView retailer={retailer} />
  ) : (
    <NotFoundResponse paths={[retailerPath((await props.params).slug)]} content={<ShortNotFoundContent />} />
  );
}

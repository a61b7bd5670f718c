import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { ShortNotFoundContent } from '@/components/site/errors/not-found-content';
import { NotFoundResponse } from '@/components/site/errors/not-found-response';
import { ProductView } from '@/components/site/product/product-view';
import { getCategory } from '@/lib/data/categories';
import { listProducts } from '@/lib/data/products';
import { productPath } from '@/lib/routing/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { redirectSourcesOfProduct, productAt } from '@/lib/services/routing/resolve-route';
import { searchTextsOf } from '@/lib/services/seo/search-texts';

interface Props {
  params: Promise<{ category: string; slug: string }>;
}

const PRERENDERED = 30;

export async function generateStaticParams() {
  const products = await listProducts({ limit: PRERENDERED });
  return products.map(({ category, slug }) => ({ category: category ?? 'products', slug }));
}

async function find({ params }: Props) {
  const { category, slug } = await params;
  return productAt(category, slug);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const place = await find(props);
  if (!place || 'redirectTo' in place) return { title: 'Page not found' };
  const product = place.found;
  const category = product.category ? await getCategory(product.category) : null;
  return pageMetadata({
    ...(await searchTextsOf('products', product, category)),
    path: productPath(product),
  });
}

export default async function ProductPage(props: Props) {
  const place = await find(props);
  if (!place) {
    const { category, slug } = await props.params;
    const paths = redirectSourcesOfProduct(category, slug);
    return <NotFoundResponse paths={paths} content={<ShortNotFoundContent />} />;
  }
  if ('redirectTo' in place) permanentRedirect(place.redirectTo);
  return <ProductView product={place.found} />;
}

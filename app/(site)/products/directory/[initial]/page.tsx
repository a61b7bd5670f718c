import type { Metadata } from 'next';
import {
  DirectoryInitialView,
  findInitialPage,
  initialPageTitle,
} from '@/components/site/directory-initial-view';
import { NotFoundResponse } from '@/components/site/not-found-response';
import { directoryPath } from '@/lib/directory';
import { pageMetadata } from '@/lib/seo/metadata';

interface Props {
  params: Promise<{ initial: string }>;
}

/** These pages are built when they are asked for; a static route needs one entry at least. */
export const generateStaticParams = () => [{ initial: 'a' }];

const find = async ({ params }: Props) => findInitialPage('products', (await params).initial, 1);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const place = await find(props);
  if (!place) return { title: 'Page not found' };
  const title = initialPageTitle(place);
  return pageMetadata({
    title,
    description: `${title}: one of the pages of the alphabetical list on Boxing Day Sales UK.`,
    path: directoryPath('products', place.group.initial),
  });
}

export default async function ProductsInitialPage(props: Props) {
  const place = await find(props);
  return place ? <DirectoryInitialView place={place} /> : <NotFoundResponse />;
}

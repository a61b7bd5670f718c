import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import {
  DirectoryInitialView,
  findInitialPage,
  initialPageTitle,
} from '@/components/site/directory-initial-view';
import { NotFoundResponse } from '@/components/site/not-found-response';
import { directoryPath } from '@/lib/directory';
import { pageNumber } from '@/lib/pagination';
import { pageMetadata } from '@/lib/seo/metadata';

interface Props {
  params: Promise<{ initial: string; page: string }>;
}

/** These pages are built when they are asked for; a static route needs one entry at least. */
export const generateStaticParams = () => [{ initial: 'a', page: '2' }];

async function find({ params }: Props) {
  const { initial, page } = await params;
  return findInitialPage('retailers', initial, pageNumber(page));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const place = await find(props);
  if (!place) return { title: 'Page not found' };
  const title = initialPageTitle(place);
  return pageMetadata({
    title,
    description: `${title}: one of the pages of the alphabetical list on Boxing Day Sales UK.`,
    path: directoryPath('retailers', place.group.initial, place.page),
  });
}

export default async function RetailersInitialFurtherPage(props: Props) {
  const place = await find(props);
  if (!place) return <NotFoundResponse />;
  if (place.page === 1) permanentRedirect(directoryPath('retailers', place.group.initial));
  return <DirectoryInitialView place={place} />;
}

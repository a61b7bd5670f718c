import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { type DirectoryKind, directoryPath } from '@/lib/catalogue/directory';
import { SITE_NAME } from '@/lib/config/site-name';
import { pageNumber } from '@/lib/lists/pagination';
import { pageMetadata } from '@/lib/seo/metadata';
import { NotFoundResponse } from '../errors/not-found-response';
import { DirectoryInitialView, findInitialPage, initialPageTitle } from './directory-initial-view';
import { DIRECTORY_TITLE, DirectoryView } from './directory-view';

interface Props {
  /** The parameters of the path; `page` is left out on the first page of an initial. */
  params: Promise<{ initial: string; page?: string }>;
}

/** Builds the pages of a directory: one page with all initials, and pages for each initial with many names. */
function directoryPages(kind: DirectoryKind, description: string) {
  async function find({ params }: Props) {
    const { initial, page = '1' } = await params;
    return findInitialPage(kind, initial, pageNumber(page));
  }
  return {
    metadata: pageMetadata({ title: DIRECTORY_TITLE[kind], description, path: directoryPath(kind) }),
    Directory: () => <DirectoryView kind={kind} />,

    async generateMetadata(props: Props): Promise<Metadata> {
      const place = await find(props);
      if (!place) return { title: 'Page not found' };
      const title = initialPageTitle(place);
      return pageMetadata({
        title,
        description: `${title}: one of the pages of the alphabetical list on ${SITE_NAME}.`,
        path: directoryPath(kind, place.group.initial, place.page),
      });
    },
    async InitialPage(props: Props) {
      const [place, { page }] = await Promise.all([find(props), props.params]);
      if (!place) return <NotFoundResponse />;
      // Redirect '…/page/1' to the path without a page number.
      if (page === '1') permanentRedirect(directoryPath(kind, place.group.initial));
      return <DirectoryInitialView place={place} />;
    },
  };
}

export const retailerDirectory = directoryPages(
  'retailers',
  'Every shop on Boxing Day Sales UK in one alphabetical list, with sale dates and returns on each page.',
);

export const productDirectory = directoryPages(
  'products',
  'Every product on Boxing Day Sales UK in one alphabetical list, with the usual price range, the versions and the shops on each page.',
);

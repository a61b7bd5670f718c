import { DIRECTORY_TITLE, DirectoryView } from '@/components/site/directory-view';
import { directoryPath } from '@/lib/directory';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: DIRECTORY_TITLE.retailers,
  description:
    'Every shop on Boxing Day Sales UK in one alphabetical list, with usual discounts, sale dates and returns on each page.',
  path: directoryPath('retailers'),
});

export default function RetailersDirectoryPage() {
  return <DirectoryView kind="retailers" />;
}

import { DIRECTORY_TITLE, DirectoryView } from '@/components/site/directory-view';
import { directoryPath } from '@/lib/directory';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: DIRECTORY_TITLE.products,
  description:
    'Every product on Boxing Day Sales UK in one alphabetical list, with the usual price range, the versions and the shops on each page.',
  path: directoryPath('products'),
});

export default function ProductsDirectoryPage() {
  return <DirectoryView kind="products" />;
}

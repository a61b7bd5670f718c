import { ContentIndex } from '@/components/site/content/content-index';
import { contentIndexMetadata } from '@/components/site/content/index-text';

export const metadata = contentIndexMetadata();

export default function ContentPage() {
  return <ContentIndex />;
}

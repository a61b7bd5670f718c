import type { Metadata } from 'next';
import { ContentIndex } from '@/components/site/content/content-index';
import { contentIndexMetadata } from '@/components/site/content/index-text';

export const metadata: Metadata = contentIndexMetadata();

export default function ContentPage() {
  return <ContentIndex />;
}

import type { Metadata } from 'next';
import { HomeView } from '@/components/site/home/home-view';
import { getHomepage } from '@/lib/data/homepage';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const settings = await getHomepage();
  return pageMetadata({ title: settings.meta_title, description: settings.meta_description, path: '/' });
}

export default async function HomePage() {
  return <HomeView settings={await getHomepage()} />;
}

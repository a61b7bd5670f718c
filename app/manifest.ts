import type { MetadataRoute } from 'next';
import { SITE_NAME } from '@/lib/config/site-name';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: SITE_NAME,
    short_name: 'Boxing Day',
    description: 'When the Boxing Day sales start, what comes down and where to look.',
    lang: 'en-GB',
    start_url: '/',
    display: 'browser',
    background_color: '#fbfaf7',
    theme_color: '#0e3b24',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/apple-icon', sizes: '180x180', type: 'image/png' },
    ],
  };
}

import type { Metadata, Viewport } from 'next';
import { SITE_NAME, siteUrl } from '@/lib/site';

/** What the root layouts have in common: one each for the public pages, the account pages and the admin area. */
export const rootMetadata: Metadata = {
  metadataBase: new URL(siteUrl()),
  title: SITE_NAME,
  applicationName: SITE_NAME,
};

export const rootViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf7' },
    { media: '(prefers-color-scheme: dark)', color: '#141513' },
  ],
};

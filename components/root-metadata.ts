import type { Metadata, Viewport } from 'next';
import { SITE_NAME } from '@/lib/config/site-name';
import { siteUrl } from '@/lib/routing/site-url';

/** The metadata that the root layouts of the public pages, the account pages and the admin area have in common. */
export const rootMetadata: Metadata = {
  metadataBase: new URL(siteUrl()),
  title: SITE_NAME,
  applicationName: SITE_NAME,
};

export const rootViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#0e3b24' },
    { media: '(prefers-color-scheme: dark)', color: '#0c3320' },
  ],
};

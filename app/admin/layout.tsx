import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { RootDocument } from '@/components/root-document';
import { rootMetadata } from '@/components/root-metadata';
import { readTheme } from '@/lib/theme/read-admin-theme';
import { SITE_NAME } from '@/lib/config/site-name';
import './globals.css';

export { rootViewport as viewport } from '@/components/root-metadata';

export const metadata: Metadata = {
  ...rootMetadata,
  title: { template: `%s | Admin | ${SITE_NAME}`, default: `Admin | ${SITE_NAME}` },
  robots: { index: false, follow: false },
};

export const instant = false;

export default async function AdminLayout({ children }: { children: ReactNode }) {
  return <RootDocument theme={await readTheme()}>{children}</RootDocument>;
}

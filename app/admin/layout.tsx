import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { RootDocument } from '@/components/root-document';
import { rootMetadata } from '@/components/root-metadata';
import { SITE_NAME } from '@/lib/site';
import './admin.css';
import './preview.css';
import './rich-text.css';
import './fields.css';

export { rootViewport as viewport } from '@/components/root-metadata';

export const metadata: Metadata = {
  ...rootMetadata,
  title: { template: `%s | Admin | ${SITE_NAME}`, default: `Admin | ${SITE_NAME}` },
  robots: { index: false, follow: false },
};

export default function AdminLayout({ children }: { children: ReactNode }) {
  return <RootDocument>{children}</RootDocument>;
}

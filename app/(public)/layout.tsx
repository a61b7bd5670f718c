import type { ReactNode } from 'react';
import { RootDocument } from '@/components/root-document';
import '../globals.css';

export { rootMetadata as metadata, rootViewport as viewport } from '@/components/root-metadata';

export default function PublicLayout({ children }: { children: ReactNode }) {
  return <RootDocument>{children}</RootDocument>;
}

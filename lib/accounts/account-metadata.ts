import type { Metadata } from 'next';
import { pageMetadata } from '@/lib/seo/metadata';

/** Metadata of a page on which people sign in: for nobody's search results. */
export const accountMetadata = (title: string, path: string): Metadata =>
  pageMetadata({
    title,
    description: 'Your account at Boxing Day Sales UK: sign in, deal alerts by email, password.',
    path,
    noindex: true,
  });

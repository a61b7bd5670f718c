import type { Metadata } from 'next';
import { pageMetadata } from '@/lib/seo/metadata';

/** Returns the metadata of an account page, which search engines must not index. */
export const accountMetadata = (title: string, path: string): Metadata =>
  pageMetadata({
    title,
    description: 'Your account at Boxing Day Sales UK: sign in, deal alerts by email, password.',
    path,
    noindex: true,
  });

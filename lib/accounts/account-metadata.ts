import type { Metadata } from 'next';
import { pageMetadata } from '@/lib/seo/metadata';

/** Returns the metadata of an account page. It asks search engines not to index the page. */
export const accountMetadata = (title: string, path: string): Metadata =>
  pageMetadata({
    title,
    description: 'Sign in to Boxing Day Sales UK to get deal alerts by email and to manage your account.',
    path,
    noindex: true,
  });

import type { Metadata } from 'next';
import { pageMetadata } from '@/lib/seo/metadata';

/** Returns the metadata of an account page, which search engines must not index. */
export const accountMetadata = (title: string, path: string): Metadata =>
  pageMetadata({
    title,
    description: 'Sign in to Boxing Day Sales UK to get deal alerts by email and to manage your account.',
    path,
    noindex: true,
  });

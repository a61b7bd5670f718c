'use client';

import { createContext, type ReactNode, use } from 'react';
import { type PictureSource, pictureSource } from '@/lib/images/picture-source';

const StorageUrl = createContext('');

/** Provides the storage URL of the Supabase project. */
export function StorageUrlProvider({ url, children }: { url: string; children: ReactNode }) {
  return <StorageUrl value={url}>{children}</StorageUrl>;
}

/** Returns the picture to draw for an image field, in the browser. */
export function usePictureSource(value: string | null): PictureSource {
  return pictureSource(use(StorageUrl), value);
}

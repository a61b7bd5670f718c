'use client';

import { createContext, type ReactNode, use } from 'react';
import { type PictureSource, pictureSource } from '@/lib/picture-source';

const StorageUrl = createContext('');

/** Tells what is below it where the storage of the Supabase project is. */
export function StorageUrlProvider({ url, children }: { url: string; children: ReactNode }) {
  return <StorageUrl value={url}>{children}</StorageUrl>;
}

/** What to draw for an image field, in the browser. */
export function usePictureSource(value: string | null): PictureSource {
  return pictureSource(use(StorageUrl), value);
}

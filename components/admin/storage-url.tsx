'use client';

import { createContext, type ReactNode, use } from 'react';
import { type PictureSource, pictureSource } from '@/lib/images/picture-source';

const StorageUrl = createContext('');

/** Provides components with the URL at which the Supabase project stores files. */
export function StorageUrlProvider({ url, children }: { url: string; children: ReactNode }) {
  return <StorageUrl value={url}>{children}</StorageUrl>;
}

/** Returns how to draw the value of a picture field: as an image, as an emoji, or not at all if it is empty. */
export function usePictureSource(value: string | null): PictureSource {
  return pictureSource(use(StorageUrl), value);
}

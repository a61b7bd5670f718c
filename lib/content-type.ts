import type { ContentRow } from './fallback/types';

type ContentType = ContentRow['content_type'];

export const CONTENT_TYPES: ContentType[] = ['guide', 'article'];

export const isContentType = (value: string): value is ContentType =>
  (CONTENT_TYPES as string[]).includes(value);

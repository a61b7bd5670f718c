import type { ContentRow } from '@/lib/schema/rows';

type ContentType = ContentRow['content_type'];

/** The lists of content, by the names in the paths to which next.config.mjs rewrites requests (/content/of/guide). */
export const CONTENT_KINDS = ['all', 'guide', 'article'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export const isContentKind = (value: string): value is ContentKind =>
  (CONTENT_KINDS as readonly string[]).includes(value);

/** Returns the type of the rows in that list; undefined for the list of both types. */
export const typeOfKind = (kind: ContentKind): ContentType | undefined => (kind === 'all' ? undefined : kind);

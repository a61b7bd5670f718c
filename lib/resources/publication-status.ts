import type { Resource, Row } from './resource';

export type PublicationStatus = 'on' | 'off' | 'scheduled';

/**
 * Returns 'on' if a row is published, 'scheduled' if it will be published at a later time, and otherwise 'off'. A row
 * without a publication flag counts as published. Does not check whether the row's parent is published.
 */
export function publicationStatus({ flag }: Resource, row: Row, now = Date.now()): PublicationStatus {
  if (!flag) return 'on';
  const isPublished = row[flag.column] === true;
  const start = isPublished ? flag.from : flag.startsAt;
  const from = start && row[start];
  if (typeof from === 'string' && Date.parse(from) > now) return 'scheduled';
  return isPublished ? 'on' : 'off';
}

import type { Resource, Row } from './resource';

export type PublicationStatus = 'on' | 'off' | 'scheduled';

/** Returns 'on' if visitors see a row, 'scheduled' if they will see it from a later time, and otherwise 'off'. */
export function publicationStatus({ flag }: Resource, row: Row, now = Date.now()): PublicationStatus {
  if (!flag) return 'on';
  const isPublished = row[flag.column] === true;
  const start = isPublished ? flag.from : flag.startsAt;
  const from = start && row[start];
  if (typeof from === 'string' && Date.parse(from) > now) return 'scheduled';
  return isPublished ? 'on' : 'off';
}

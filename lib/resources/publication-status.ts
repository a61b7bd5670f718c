import type { Resource, Row } from './resource';

export type PublicationStatus = 'on' | 'off' | 'scheduled';

/** Returns whether the public sees a row: 'on' if so, 'off' if not, 'scheduled' if only from a later time. */
export function publicationStatus({ flag }: Resource, row: Row, now = Date.now()): PublicationStatus {
  if (!flag) return 'on';
  const isPublished = row[flag.column] === true;
  const start = isPublished ? flag.from : flag.startsAt;
  const from = start && row[start];
  if (typeof from === 'string' && Date.parse(from) > now) return 'scheduled';
  return isPublished ? 'on' : 'off';
}

import type { Resource, Row } from './resource';

export type PublicationStatus = 'on' | 'off' | 'scheduled';

/** Returns whether the public sees a row: 'on' if so, 'off' if not, 'scheduled' if only from a later time. */
export function publicationStatus({ flag }: Resource, row: Row, now = Date.now()): PublicationStatus {
  if (!flag) return 'on';
  if (row[flag.column] !== true) return 'off';
  const from = flag.from ? row[flag.from] : null;
  return typeof from === 'string' && Date.parse(from) > now ? 'scheduled' : 'on';
}

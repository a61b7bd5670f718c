import type { Resource, Row } from './resource';

export type Standing = 'on' | 'off' | 'scheduled';

/** Whether the public sees a row, or will once its time has come. */
export function standingOf({ flag }: Resource, row: Row, now = Date.now()): Standing {
  if (!flag) return 'on';
  if (row[flag.column] !== true) return 'off';
  const from = flag.from ? row[flag.from] : null;
  return typeof from === 'string' && Date.parse(from) > now ? 'scheduled' : 'on';
}

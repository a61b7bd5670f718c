import type { Choice } from '@/lib/resources/field';
import { NO, YES } from '@/lib/resources/list-query';
import type { Filter } from '@/lib/resources/resource';

/** Returns the options of a choice or flag filter; an empty list for every other kind of filter. */
export function filterOptions(filter: Filter): Choice[] {
  if (filter.kind === 'choice') return filter.choices;
  return filter.kind === 'flag'
    ? [
        { value: YES, label: filter.yes },
        { value: NO, label: filter.no },
      ]
    : [];
}

import { formatDate } from '../../dates/london-time.ts';
import { byWeight, countOf, type Found, viewsText } from '../proposal.ts';

interface PageSignal {
  id: string;
  title: string;
  type: 'guide' | 'article';
  /** When the text last changed, as an ISO time. */
  changedAt: string;
  views: number;
}

const DAY_MS = 86_400_000;

/** Proposes a new version of each guide and article whose text is older than its freshness limit. */
export const stalePages = (
  pages: readonly PageSignal[],
  { now, days }: { now: number; days: { guide: number; article: number } },
): Found[] =>
  byWeight(
    pages
      .filter(({ type, changedAt }) => now - Date.parse(changedAt) > days[type] * DAY_MS)
      .map(({ id, title, type, changedAt, views }) => {
        const age = Math.floor((now - Date.parse(changedAt)) / DAY_MS);
        return {
          // The key contains the date of the last change. If an editor changes the text and it becomes stale again, the
          // key differs, so the rule proposes the text again.
          key: `${id} ${changedAt.slice(0, 10)}`,
          entity: 'content',
          rowId: id,
          name: title,
          purpose: type,
          why: `The text last changed on ${formatDate(changedAt)}, ${countOf(age, 'day')} ago. The limit for this type is ${countOf(days[type], 'day')}. ${viewsText(views)}`,
          effect: `The ${type} gets a text based on today’s facts, and won’t be due again for ${countOf(days[type], 'day')}.`,
          brief: [{ label: 'The present text is from', value: formatDate(changedAt) }],
          weight: views,
        };
      }),
  );

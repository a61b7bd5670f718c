import 'server-only';
import { expireTags } from '@/lib/cache/expire-tags';
import { listAndRowTags } from '@/lib/cache/tags';
import { listDueContent } from '@/lib/data/due-content';
import { publicClient } from '@/lib/supabase/public';

/**
 * The interval between two checks. It is so short that due content appears at most 15 seconds late, including the query
 * and the rendering of the page.
 */
const EVERY_MS = 8_000;
/**
 * How far the first check looks back. Pages stored shortly before the start may lack content that has come due in the
 * meantime. Older pages are stale and renewed anyway.
 */
const BEFORE_START_MS = 10 * 60_000;

/**
 * Looks regularly for guides and articles that have come due, and expires the pages that show them. The site does this
 * itself because the database has no scheduled jobs. Each instance expires its own pages.
 */
export function publishOnTime(): void {
  let since = new Date(Date.now() - BEFORE_START_MS).toISOString();
  const look = async () => {
    // After the first result, `since` is a publication time from the database, because the database's clock decides
    // what is due.
    const due = await listDueContent(publicClient(), { since });
    const tags = due.flatMap(({ slug }) => listAndRowTags('content', null, { slug }));
    if (tags.length > 0) await expireTags([...new Set(tags)]);
    since = due.at(-1)?.published_at ?? since;
  };
  let isFailing = false;
  const lookAgain = () =>
    void look()
      .then(
        () => (isFailing = false),
        (error: unknown) => {
          // Warn once per outage, not at every check.
          if (!isFailing) console.warn((error as Error).message);
          isFailing = true;
        },
      )
      .finally(() => setTimeout(lookAgain, EVERY_MS).unref());
  lookAgain();
}

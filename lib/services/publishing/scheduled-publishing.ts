import 'server-only';
import { expireTags } from '@/lib/cache/expire-tags';
import { listAndRowTags } from '@/lib/cache/tags';
import { listDueContent } from '@/lib/data/due-content';
import { publicClient } from '@/lib/supabase/public';

/** Whatever is due shows at most 15 seconds late: one look, its answer and a page that is made meanwhile. */
const EVERY_MS = 8_000;
/**
 * Content that came due shortly before the start may be missing from pages stored by then; older pages are stale and
 * renewed.
 */
const BEFORE_START_MS = 10 * 60_000;

/**
 * Looks for guides and articles whose time has come, and expires the pages that are to show them. Until the database has
 * jobs, the site does so itself, each instance for its own pages.
 */
export function publishOnTime(): void {
  let since = new Date(Date.now() - BEFORE_START_MS).toISOString();
  const look = async () => {
    // The time of the database, whose clock decides what is due, and not that of this process.
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
          // Once for each outage, not every eight seconds.
          if (!isFailing) console.warn((error as Error).message);
          isFailing = true;
        },
      )
      .finally(() => setTimeout(lookAgain, EVERY_MS).unref());
  lookAgain();
}

import 'server-only';
import { expireTags } from '@/lib/cache/expire-tags';
import { listAndRowTags } from '@/lib/cache/tags';
import { listDueContent } from '@/lib/data/due-content';
import { listDueRetailers } from '@/lib/data/due-windows';
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

interface Due {
  /** The tags of the pages that show what has come due. */
  tags: string[];
  /** The ISO time from which the next check looks. */
  until: string;
}

/** Finds what has come due since an ISO time. */
type FindDue = (since: string) => Promise<Due>;

const findDueContent: FindDue = async (since) => {
  const due = await listDueContent(publicClient(), { since });
  return {
    tags: due.flatMap(({ slug }) => listAndRowTags('content', null, { slug })),
    // A publication time from the database, because the database's clock decides what is due.
    until: due.at(-1)?.published_at ?? since,
  };
};

const findDueSales: FindDue = async (since) => {
  // The time of this process, because the pages compute the status of a sale with its clock (lib/dates/calendar).
  const until = new Date().toISOString();
  const due = await listDueRetailers(publicClient(), { since, until });
  return {
    tags: due.flatMap((slug) => listAndRowTags('sale_windows', null, { retailer_slug: slug })),
    until,
  };
};

/** Checks regularly what has come due, and expires the pages that show it. */
function watch(findDue: FindDue): void {
  let since = new Date(Date.now() - BEFORE_START_MS).toISOString();
  const look = async () => {
    const { tags, until } = await findDue(since);
    if (tags.length > 0) await expireTags([...new Set(tags)]);
    since = until;
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

/**
 * Looks regularly for guides and articles that have come due, and for sales that start or end. The site does this itself
 * because the database has no scheduled jobs. Each instance expires its own pages.
 */
export function publishOnTime(): void {
  watch(findDueContent);
  watch(findDueSales);
}

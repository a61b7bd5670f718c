import { Link } from '@/components/site/link';
import type { ContentType } from '@/lib/catalogue/entities';
import { listContentPage } from '@/lib/data/content-list';
import { PER_PAGE } from '@/lib/lists/pagination';
import { contentListPath } from '@/lib/routing/paths';
import { INDEX_TEXT } from './index-text';

const KINDS: ContentType[] = ['guide', 'article'];

/**
 * Links to the three content lists, each with its number: everything, the guides and the articles. Renders nothing while
 * all texts are of one kind.
 */
export async function ContentTabs({ current }: { current?: ContentType }) {
  const kinds = await Promise.all(KINDS.map(async (type) => ({ type, count: await countOf(type) })));
  if (current === undefined && kinds.some(({ count }) => count === 0)) return null;
  const all = { type: undefined, count: kinds.reduce((sum, { count }) => sum + count, 0) };
  return (
    <nav aria-label="Kind" className="no-print">
      <ul className="flex flex-wrap gap-2">
        {[all, ...kinds].map(({ type, count }) => (
          <li key={type ?? 'all'}>
            <Link
              href={contentListPath(type)}
              aria-current={type === current ? 'page' : undefined}
              className="chip"
            >
              {INDEX_TEXT[type ?? 'all'].label} <span className="font-normal">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const countOf = async (type: ContentType) => (await listContentPage({ type, limit: PER_PAGE.content })).total;

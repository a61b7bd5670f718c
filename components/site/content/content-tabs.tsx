import { Link } from '@/components/site/link';
import type { ContentType } from '@/lib/catalogue/entities';
import { countContent } from '@/lib/data/content-list';
import { contentListPath } from '@/lib/routing/paths';
import { INDEX_TEXT } from './index-text';

const KINDS: ContentType[] = ['guide', 'article'];

/**
 * Links to the three content lists: all texts, the guides, and the articles. Each link has the number of texts. If
 * there are no guides or no articles, the list of all texts leaves the links out; the other two lists always have them.
 */
export async function ContentTabs({ current }: { current?: ContentType }) {
  const kinds = await Promise.all(KINDS.map(async (type) => ({ type, count: await countContent(type) })));
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

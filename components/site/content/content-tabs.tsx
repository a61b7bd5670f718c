import { Link } from '@/components/site/link';
import type { ContentType } from '@/lib/catalogue/entities';
import { contentListPath } from '@/lib/routing/paths';
import { INDEX_TEXT } from './index-text';

const TYPES: (ContentType | undefined)[] = [undefined, 'guide', 'article'];

/** Links to the three content lists: everything, the guides and the articles. */
export function ContentTabs({ current }: { current?: ContentType }) {
  return (
    <nav aria-label="Kind" className="no-print">
      <ul className="flex flex-wrap gap-2">
        {TYPES.map((type) => (
          <li key={type ?? 'all'}>
            <Link
              href={contentListPath(type)}
              aria-current={type === current ? 'page' : undefined}
              className="chip"
            >
              {INDEX_TEXT[type ?? 'all'].label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { Link } from '@/components/site/link';
import { Picture } from '@/components/site/pictures/picture';
import { resultPath, TYPE_LABELS } from '@/lib/search/results';
import type { SearchItem } from '@/lib/search/results';
import { shorten } from '@/lib/seo/metadata';

const DESCRIPTION_LENGTH = 140;

/** One search result: its name, its type and the start of its description. */
export function ResultRow({ item }: { item: SearchItem }) {
  return (
    <article className="card flex h-full gap-4 p-4">
      <Picture name={item.name} sources={[item.image]} />
      <div className="min-w-0">
        <h3 className="card-title">
          <Link href={resultPath(item)} className="card-link">
            {item.name}
          </Link>
        </h3>
        <p className="mt-1">
          <span className="badge">{TYPE_LABELS[item.type]}</span>
        </p>
        {item.description && (
          <p className="mt-1 text-sm text-muted">{shorten(item.description, DESCRIPTION_LENGTH)}</p>
        )}
      </div>
    </article>
  );
}

import { Link } from '@/components/site/link';
import { Picture } from '@/components/site/pictures/picture';
import { RetailerTile } from '@/components/site/retailer/retailer-tile';
import { drawingOf } from '@/lib/images/drawings';
import { resultPath, TYPE_LABELS } from '@/lib/search/results';
import type { SearchItem } from '@/lib/search/results';
import { shorten } from '@/lib/seo/metadata';

const DESCRIPTION_LENGTH = 140;

/** One search result: its name, its type and the start of its description. */
export function ResultRow({ item }: { item: SearchItem }) {
  return (
    <article className="card flex h-full gap-4 p-4">
      <ResultPicture item={item} />
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

function ResultPicture({ item: { type, slug, name, image, category } }: { item: SearchItem }) {
  if (type === 'product')
    return <Picture row={{ kind: 'product', slug, parents: [category] }} name={name} sources={[image]} />;
  if (type === 'retailer') return <RetailerTile retailer={{ name, logo: image }} size="small" />;
  if (type !== 'category') return <Picture name={name} sources={[image]} />;
  if (!category) return <Picture row={{ kind: 'category', slug }} name={name} sources={[image]} />;
  // For a subcategory, `image` is the picture of its category, so show the subcategory's own drawing if there is one.
  const isDrawn = drawingOf({ kind: 'subcategory', slug }) !== null;
  return isDrawn ? (
    <Picture row={{ kind: 'subcategory', slug }} name={name} />
  ) : (
    <Picture row={{ kind: 'category', slug: category }} name={name} sources={[image]} />
  );
}

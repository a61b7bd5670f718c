import { Link } from '@/components/site/link';
import { Picture } from '@/components/site/pictures/picture';
import { search, suggestQuery } from '@/lib/data/search';
import { isSearchable, searchQuery } from '@/lib/search/query';
import { rankedResults } from '@/lib/search/ranked';
import { resultPath, type SearchItem, TYPE_LABELS } from '@/lib/search/results';

const PER_TYPE = 3;
const PAGES = 6;

/**
 * Part of the 404 page of a single-segment path: links to the pages that a search for the words of its slug finds, or a
 * search for a similar name. Renders nothing if no page is found. Like NearestShops, it belongs in a layout.
 */
export async function NearestPages({ slug }: { slug: string }) {
  const query = searchQuery(slug.replaceAll('-', ' '));
  const pages = isSearchable(query) ? await nearest(query) : [];
  if (pages.length === 0) return null;
  return (
    <>
      <h2>Perhaps you meant</h2>
      <ul className="flex flex-wrap gap-2">
        {pages.map((page) => (
          <li key={`${page.type} ${page.slug}`} className="max-w-full">
            <Link href={resultPath(page)} className="chip">
              <PagePicture page={page} />
              <span>
                <span className="text-sm font-normal">{TYPE_LABELS[page.type]} </span>
                {page.name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The round picture of a category or product. Other pages have none. */
function PagePicture({ page: { type, slug, name, category } }: { page: SearchItem }) {
  if (type !== 'product' && type !== 'category') return null;
  const row =
    type === 'product'
      ? ({ kind: type, slug, parents: [category] } as const)
      : ({ kind: category ? 'subcategory' : type, slug, parents: [category] } as const);
  return <Picture row={row} name={name} size="tiny" isPlain />;
}

async function nearest(query: string) {
  const found = await bestOf(query);
  if (found.length > 0) return found;
  const similar = await suggestQuery(query);
  return similar ? bestOf(similar) : [];
}

const bestOf = async (query: string) =>
  rankedResults(query, await search({ query, perType: PER_TYPE })).slice(0, PAGES);

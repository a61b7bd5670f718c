import { Link } from '@/components/site/link';
import { Picture } from '@/components/site/pictures/picture';
import { getCategory } from '@/lib/data/categories';
import { isSlug } from '@/lib/routing/slug';
import { searchQuery } from '@/lib/search/query';
import { resultPath, type SearchItem, TYPE_LABELS } from '@/lib/search/results';
import { bestPages, nearestPages } from '@/lib/services/pages/nearest-pages';

interface NearestPagesProps {
  slug: string;
  /**
   * The slug of the category in the path. If no pages match `slug`, the component links to the pages of this category.
   */
  category?: string;
}

/**
 * Links, on the 404 page of a path that ends in a slug, to pages that match the words of the slug or have a similar
 * name. If none match, links to pages of the category. Renders nothing if no page is found. Render it in a layout
 * (components/site/retailer/nearest-shops.tsx says why).
 */
export async function NearestPages({ slug, category }: NearestPagesProps) {
  const query = queryOfSlug(slug);
  const found = query ? await nearestPages(query) : [];
  const pages = found.length > 0 ? found : await pagesOfCategory(category);
  if (pages.length === 0) return null;
  return (
    <>
      <h2>Perhaps you meant</h2>
      <div className="lost-pages">
        <PageChips pages={pages} />
      </div>
    </>
  );
}

/** Returns the words of a slug as a query; undefined if the segment of the path is not a slug. */
export const queryOfSlug = (slug: string): string | undefined =>
  isSlug(slug) ? searchQuery(slug.replaceAll('-', ' ')) : undefined;

async function pagesOfCategory(slug: string | undefined): Promise<SearchItem[]> {
  const category = slug && isSlug(slug) ? await getCategory(slug) : null;
  return category ? bestPages(category.name) : [];
}

/** Links to pages, and names the kind of each page. */
export const PageChips = ({ pages }: { pages: SearchItem[] }) => (
  <ul className="chip-row">
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
);

/** Shows the round picture of a category or product. Renders nothing for other pages. */
function PagePicture({ page: { type, slug, name, category } }: { page: SearchItem }) {
  if (type !== 'product' && type !== 'category') return null;
  const row =
    type === 'product'
      ? ({ kind: type, slug, parents: [category] } as const)
      : ({ kind: category ? 'subcategory' : type, slug, parents: [category] } as const);
  return <Picture row={row} name={name} size="tiny" isPlain />;
}

import { Link } from '@/components/site/link';
import type { RetailerCard } from '@/lib/catalogue/entities';
import { startCertainty, type StartCertainty } from '@/lib/catalogue/start-certainty';
import { type ShopStart, UNKNOWN_START } from '@/lib/catalogue/shop-start';
import { listCategories } from '@/lib/data/categories';
import type { DirectoryEntry } from '@/lib/data/directory';
import { listRetailersBySlug } from '@/lib/data/retailers';
import { retailerPath } from '@/lib/routing/paths';
import { startsAtShops } from '@/lib/services/sale-dates/starts-at-shops';
import { hueOf } from '@/lib/theme/hues';
import { signColours } from '../retailer/retailer-tile';
import { StartPill } from '../sale-dates/start-pill';

/** Returns how certain the starts of these shops' sales are, for the note at the head of the directory. */
export async function certaintyOfShops(entries: DirectoryEntry[]): Promise<StartCertainty> {
  const starts = await startsAtShops(entries.map(({ slug }) => slug));
  return startCertainty(
    entries.map(({ slug, name }) => ({ name, start: starts.get(slug) ?? UNKNOWN_START })),
  );
}

interface ShopEntriesProps {
  entries: DirectoryEntry[];
  /** Whether each unchecked start of a sale has a mark. If not, the head of the page says which are unchecked. */
  hasMarks: boolean;
}

const MOST_CATEGORIES = 60;
/** The maximum number of categories that an entry names. */
const NAMED = 2;

/**
 * Lists some shops of the directory: each shop's name on the colours of its brand, what the shop sells, and when its
 * sale starts.
 */
export async function ShopEntries({ entries, hasMarks }: ShopEntriesProps) {
  const slugs = entries.map(({ slug }) => slug);
  const [cards, categories, starts] = await Promise.all([
    listRetailersBySlug(slugs),
    listCategories({ limit: MOST_CATEGORIES }),
    startsAtShops(slugs),
  ]);
  const bySlug = new Map(cards.map((card) => [card.slug, card]));
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  return (
    <ul>
      {entries.map(({ slug, name }) => (
        <ShopEntry
          key={slug}
          shop={bySlug.get(slug) ?? { slug, name, key_categories: [] }}
          names={names}
          start={starts.get(slug) ?? UNKNOWN_START}
          hasMark={hasMarks}
        />
      ))}
    </ul>
  );
}

interface ShopEntryProps {
  shop: Pick<RetailerCard, 'slug' | 'name' | 'key_categories'>;
  /** The names of all categories, by their slugs. */
  names: Map<string, string>;
  start: ShopStart;
  hasMark: boolean;
}

function ShopEntry({ shop, names, start: { status, text, isUnchecked }, hasMark }: ShopEntryProps) {
  const { slug, name, key_categories } = shop;
  const sells = key_categories.flatMap((category) => names.get(category) ?? []).slice(0, NAMED);
  return (
    <li className="directory-shop">
      <Link href={retailerPath(slug)} {...signColours(shop)} className="shop-plate">
        {name}
      </Link>
      {sells.length > 0 && (
        <span data-hue={hueOf(name, ...key_categories)} className="directory-trade">
          {sells.join(', ')}
        </span>
      )}
      <StartPill status={status} text={text} isUnchecked={hasMark && isUnchecked} />
    </li>
  );
}

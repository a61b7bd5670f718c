import { comparePath, MOST_COMPARED, LEAST_COMPARED } from '@/lib/routing/compare-path';
import { getShortlist, type Shortlist } from '@/lib/services/shortlist/shortlist';
import { ENTRY_KINDS, MOST_ENTRIES, SHORTLIST_PATH, shortlistPath } from '@/lib/shortlist/entries';
import type { ReadShortlist } from '@/lib/shortlist/read-shortlist';
import { listRetailers } from '@/lib/data/retailers';
import { Link } from '../link';
import { MoreLink } from '../more-link';
import { PageHead } from '../page-head';
import { AdDisclosure } from '../paid-links/ad-disclosure';
import { RetailerGrid } from '../retailer/retailer-grid';
import { Section } from '../section';
import { ProductEntry, ShopEntry } from './entries';
import { ShortlistTools } from './shortlist-tools';

/** The number of shops that an empty shortlist suggests. */
const SUGGESTED = 4;

/** Shows the page of a shortlist: the shops and products in its URL. */
export async function ShortlistView({ asked }: { asked: ReadShortlist }) {
  const list = await getShortlist(asked);
  const entries = entriesOf({
    shops: list.shops.map(slugOfShop),
    products: list.products.map(({ slug }) => slug),
  });
  const { shops, products } = list;
  return (
    <>
      <PageHead
        crumbs={[{ name: 'Shortlist', path: SHORTLIST_PATH }]}
        title="Shortlist"
        lede={
          entries.length > 0 && (
            <p className="page-head-lede">
              {countOf(shops.length, products.length)}, with what we know about{' '}
              {entries.length === 1 ? 'it' : 'each'}.
            </p>
          )
        }
      />
      <Notes asked={asked} unknown={list.unknown} entries={entries} />
      {entries.length === 0 && <EmptyList isUnknown={list.unknown.length > 0 || asked.hasMalformed} />}
      <ShortlistTools asked={entriesOf(asked.slugs)} entries={entries} />
      {shops.length > 0 && (
        <Section id="shops" title="Shops" action={<CompareLink slugs={shops.map(slugOfShop)} />}>
          <ul className="shortlist">
            {shops.map((shop) => (
              <ShopEntry key={slugOfShop(shop)} shop={shop} entries={entries} />
            ))}
          </ul>
          <div className="no-print mt-3">
            <AdDisclosure />
          </div>
        </Section>
      )}
      {products.length > 0 && (
        <Section id="products" title="Products">
          <ul className="shortlist">
            {products.map((product) => (
              <ProductEntry key={product.slug} product={product} entries={entries} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

const slugOfShop = ({ retailer }: Shortlist['shops'][number]) => retailer.slug;

const entriesOf = (slugs: ReadShortlist['slugs']): string[] =>
  ENTRY_KINDS.flatMap((kind) => slugs[kind].map((slug) => `${kind}/${slug}`));

/** Returns the numbers of shops and products in words, such as '2 shops and 1 product'. */
function countOf(shops: number, products: number): string {
  const parts = [
    shops > 0 && `${shops} ${shops === 1 ? 'shop' : 'shops'}`,
    products > 0 && `${products} ${products === 1 ? 'product' : 'products'}`,
  ];
  return parts.filter(Boolean).join(' and ');
}

interface NotesProps {
  asked: ReadShortlist;
  unknown: string[];
  /** The entries that the page shows. */
  entries: string[];
}

/** Says which entries in the URL the page cannot show. */
function Notes({ asked, unknown, entries }: NotesProps) {
  const notes = [
    unknown.length > 0 && `We couldn’t find ${unknown.join(', ')}.`,
    asked.hasMalformed && 'Part of this link isn’t a shop or product that we know.',
    asked.isCut && `A shortlist has room for ${MOST_ENTRIES} shops and products, so we’ve left out the rest.`,
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <div role="note" className="shortlist-warning">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <Link href={shortlistPath(entries)} rel="nofollow" data-drop="" className="more-link no-print">
        Tidy up this list
      </Link>
    </div>
  );
}

/**
 * Explains how to save entries, and suggests shops. `isUnknown` means that the URL contains entries, but none of them
 * exists on the site.
 */
async function EmptyList({ isUnknown }: { isUnknown: boolean }) {
  const shops = await listRetailers({ limit: SUGGESTED });
  return (
    <div className="split-5-7 shortlist-empty">
      <div className="shortlist-how">
        <h2>{isUnknown ? 'No shop or product to show' : 'Nothing saved yet'}</h2>
        <p className="mt-2">
          Press ‘Save’ {shops.length > 0 && 'beside a shop here, or '}on the page of a shop or product. You’ll
          find it here when you come back.
        </p>
        <ul className="ticks mt-4">
          <li>
            <strong>Yours alone:</strong> the list stays in this browser. You don’t need an account, and we
            only see the list when you open it.
          </li>
          <li>
            <strong>Side by side:</strong> compare two to four saved shops in one table.
          </li>
          <li>
            <strong>Easy to share:</strong> send the link of the list to someone, or print it.
          </li>
        </ul>
        <noscript>
          <p className="mt-2" data-live="">
            Saving needs JavaScript, which is switched off in this browser. A shared shortlist works without
            it.
          </p>
        </noscript>
        <p className="mt-4 flex flex-wrap gap-x-6">
          <MoreLink href="/retailers">Shops</MoreLink>
          <MoreLink href="/products">Products</MoreLink>
          <Link href="/cookie-policy" className="more-link">
            What we store
          </Link>
        </p>
      </div>
      {shops.length > 0 && (
        <section aria-labelledby="top-shops" className="no-print">
          <h2 id="top-shops" className="mb-4">
            Shops to start with
          </h2>
          <RetailerGrid retailers={shops} canSave />
        </section>
      )}
    </div>
  );
}

/** Links to the comparison of a shortlist's shops, unless there are too few or too many shops to compare. */
function CompareLink({ slugs }: { slugs: string[] }) {
  if (slugs.length < LEAST_COMPARED || slugs.length > MOST_COMPARED) return null;
  const path = comparePath(slugs);
  return (
    path && (
      <span className="no-print">
        <MoreLink href={path}>Compare these shops</MoreLink>
      </span>
    )
  );
}

import { Link } from '@/components/site/link';
import type { DirectoryEntry } from '@/lib/data/directory';
import { isPriceUnchecked } from '@/lib/catalogue/product-facts';
import { listProductsBySlug } from '@/lib/data/products';
import { rowPath } from '@/lib/entities/path-grammar';
import { NotCheckedLegend } from '../not-checked';
import { Picture } from '../pictures/picture';
import { CardPrice } from '../product/card-price';
import { VerdictPill } from '../product/verdict';

/** Returns the cards of one list of entries. The cache has them for the legend too. */
const cardsOf = (entries: DirectoryEntry[]) => listProductsBySlug(entries.map(({ slug }) => slug));

/** The legend below some lists of products; renders nothing if no price has a mark. */
export async function ProductEntriesLegend({ lists }: { lists: DirectoryEntry[][] }) {
  const cards = await Promise.all(lists.map(cardsOf));
  return cards.flat().some(isPriceUnchecked) && <NotCheckedLegend />;
}

/** Some products of a directory: each with its picture, its usual price and when to buy it. */
export async function ProductEntries({ entries }: { entries: DirectoryEntry[] }) {
  const cards = await cardsOf(entries);
  const bySlug = new Map(cards.map((card) => [card.slug, card]));
  return (
    <ul className="directory-products">
      {entries.map(({ slug, name, category }) => {
        const card = bySlug.get(slug);
        return (
          <li key={slug} className="card directory-product">
            <Picture
              row={{ kind: 'product', slug, parents: [card?.subcategory, category] }}
              name={name}
              sources={[card?.image_url, card?.image]}
            />
            <div className="min-w-0">
              <Link
                href={rowPath('products', { slug, parent: category })}
                className="card-link font-semibold"
              >
                {name}
              </Link>
              {card?.price && <CardPrice price={card.price} />}
              {card?.verdict && (
                <p>
                  <VerdictPill advice={card.verdict.advice} />
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

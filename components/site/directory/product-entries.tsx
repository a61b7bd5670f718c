import { Link } from '@/components/site/link';
import type { ProductCard } from '@/lib/catalogue/entities';
import { isPriceUnchecked } from '@/lib/catalogue/product-facts';
import type { DirectoryEntry } from '@/lib/data/directory';
import { listProductsBySlug } from '@/lib/data/products';
import { rowPath } from '@/lib/entities/path-grammar';
import type { Print } from '../pictures/fan';
import { Picture } from '../pictures/picture';
import { CardPrice } from '../product/card-price';
import { VerdictPill } from '../product/verdict';

/**
 * Returns the product cards of a list of entries. The list and the head of its page both call this function. If both
 * pass the same entries, the second call hits the cache.
 */
const cardsOf = (entries: DirectoryEntry[]) => listProductsBySlug(entries.map(({ slug }) => slug));

/** Returns whether any price of these products is unchecked. */
export const hasUncheckedPrices = async (entries: DirectoryEntry[]): Promise<boolean> =>
  (await cardsOf(entries)).some(isPriceUnchecked);

/** Returns the pictures of the first products of a directory, for the head of its page. */
export async function productPrints(entries: DirectoryEntry[]): Promise<Print[]> {
  return (await cardsOf(entries)).map(printOf);
}

const printOf = ({ slug, name, subcategory, category, image_url, image }: ProductCard): Print => ({
  row: { kind: 'product', slug, parents: [subcategory, category] },
  name,
  sources: [image_url, image],
});

/** Lists some products of a directory, each with its picture, its usual price, and when to buy it and why. */
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
              {...(card ? printOf(card) : { name, row: { kind: 'product', slug, parents: [category] } })}
              isPlain
            />
            <Link href={rowPath('products', { slug, parent: category })} className="card-link">
              {name}
            </Link>
            {card?.price && <CardPrice price={card.price} />}
            {card?.verdict && (
              <>
                <VerdictPill advice={card.verdict.advice} />
                <p className="directory-reason">{card.verdict.reason}</p>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

import { Link } from '@/components/site/link';
import type { DirectoryEntry } from '@/lib/data/directory';
import { listProductsBySlug } from '@/lib/data/products';
import { rowPath } from '@/lib/entities/path-grammar';
import { Picture } from '../pictures/picture';
import { CardPrice } from '../product/card-price';
import { VerdictPill } from '../product/verdict';

/** Some products of a directory: each with its picture, its usual price and when to buy it. */
export async function ProductEntries({ entries }: { entries: DirectoryEntry[] }) {
  const cards = await listProductsBySlug(entries.map(({ slug }) => slug));
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

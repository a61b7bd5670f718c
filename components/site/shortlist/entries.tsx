import type { ReactNode } from 'react';
import type { Product } from '@/lib/catalogue/entities';
import { firstSentence } from '@/lib/catalogue/first-sentence';
import { VERDICT_LABELS } from '@/lib/catalogue/product-facts';
import { CHANNEL_LABELS, NOT_CHECKED, startInWords } from '@/lib/catalogue/sale-labels';
import { formatDate } from '@/lib/dates/london-time';
import { productPath, retailerPath } from '@/lib/routing/paths';
import { absoluteUrl } from '@/lib/routing/site-url';
import type { ListedShop } from '@/lib/services/shortlist/shortlist';
import { shortlistPath } from '@/lib/shortlist/entries';
import { hueOf } from '@/lib/theme/hues';
import { Link } from '../link';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { Picture } from '../pictures/picture';
import { DiscountEvidence } from '../retailer/discount-evidence';
import { RetailerTile } from '../retailer/retailer-tile';
import { SaleEvidence, SalePill } from '../sale-dates/sale-evidence';

interface EntryProps {
  /** The key of the entry in the list, such as 'shops/argos'. */
  entry: string;
  name: string;
  path: string;
  /** All entries of the list. */
  entries: string[];
  art: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/**
 * Shows one entry of the shortlist: its art, its name as a link, its facts, and the link that removes it from the list.
 */
function Entry({ entry, name, path, entries, art, action, children }: EntryProps) {
  return (
    <li className="shortlist-entry">
      {art}
      <div className="shortlist-facts">
        <h3 className="card-title">
          <Link href={path} className="lone-link underline-offset-4 hover:underline">
            {name}
          </Link>
        </h3>
        {children}
        <p className="shortlist-url">{absoluteUrl(path)}</p>
      </div>
      <div className="shortlist-actions no-print">
        {action}
        <Link
          href={shortlistPath(entries.filter((other) => other !== entry))}
          rel="nofollow"
          data-drop={entry}
          className="lone-link text-sm underline underline-offset-4"
        >
          Remove<span className="sr-only"> {name}</span>
        </Link>
      </div>
    </li>
  );
}

interface ShopEntryProps {
  shop: ListedShop;
  entries: string[];
}

/** Shows a shop on the shortlist, with the starts of its sale, the first sentence of its verdict, and its discount. */
export function ShopEntry({ shop: { retailer, starts }, entries }: ShopEntryProps) {
  const { slug, name, discount, verdict } = retailer;
  return (
    <Entry
      entry={`shops/${slug}`}
      name={name}
      path={retailerPath(slug)}
      entries={entries}
      art={<RetailerTile retailer={retailer} size="small" />}
      action={<AffiliateLink href={retailer.cta_url} retailer={name} />}
    >
      {starts.map((start) => (
        <p key={start.channel}>
          <b>
            {CHANNEL_LABELS[start.channel]}: {startInWords(start)}
          </b>{' '}
          <SalePill status={start.status} /> <SaleEvidence basis={start.basis} />
        </p>
      ))}
      {verdict && <p>{firstSentence(verdict)}</p>}
      {discount && (
        <p>
          {discount.text} in {discount.year} <DiscountEvidence discount={discount} isLinked />
        </p>
      )}
    </Entry>
  );
}

/** Shows a product on the shortlist, with its price and verdict. */
export function ProductEntry({ product, entries }: { product: Product; entries: string[] }) {
  const { slug, name, price, verdict } = product;
  return (
    <Entry
      entry={`products/${slug}`}
      name={name}
      path={productPath(product)}
      entries={entries}
      art={
        <div data-hue={hueOf(name, product.category)} className="shortlist-art">
          <Picture
            row={{ kind: 'product', slug, parents: [product.subcategory, product.category] }}
            name={name}
            sources={[product.image_url, product.image]}
          />
        </div>
      }
    >
      {price && (
        <p>
          <b>{price.text}</b>{' '}
          <span className="sale-evidence">
            {price.checkedOn && price.source
              ? `Usual price, checked ${formatDate(price.checkedOn)} (${price.source.name})`
              : `Usual price. ${NOT_CHECKED}`}
          </span>
        </p>
      )}
      {verdict && (
        <p>
          <b>{VERDICT_LABELS[verdict.advice]}.</b> {verdict.reason}
        </p>
      )}
    </Entry>
  );
}

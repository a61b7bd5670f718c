import type { ReactNode } from 'react';
import { Link } from '@/components/site/link';
import type { WidgetColumn } from '@/lib/catalogue/offer-widgets';
import type { CurrentOffer } from '@/lib/catalogue/offers';
import { formatPounds } from '@/lib/catalogue/pounds';
import { formatDate, formatLongMoment } from '@/lib/dates/london-time';
import { retailerPath } from '@/lib/routing/paths';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { EarlierPriceNote } from '../product/offer-row';

const COLUMNS: Record<WidgetColumn, { label: string; cell: (offer: CurrentOffer) => ReactNode }> = {
  price: {
    label: 'Price',
    cell: ({ price }) =>
      price && (
        <>
          <span className="offer-price">{formatPounds(price.pence)}</span>{' '}
          <span className="block text-sm text-muted">seen on {formatDate(price.seenOn)}</span>
        </>
      ),
  },
  delivery: {
    label: 'Delivery',
    cell: ({ price }) =>
      price && price.deliveryPence !== null
        ? price.deliveryPence === 0
          ? 'Free'
          : formatPounds(price.deliveryPence)
        : null,
  },
  earlier: {
    label: 'Earlier price',
    cell: ({ earlier }) => earlier && <EarlierPriceNote earlier={earlier} />,
  },
  code: { label: 'Code', cell: ({ code }) => code && <strong className="offer-code">{code}</strong> },
  conditions: { label: 'Conditions', cell: ({ conditions }) => conditions },
  ends: { label: 'Ends', cell: ({ endsAt }) => endsAt && formatLongMoment(endsAt) },
};

interface OfferTableProps {
  offers: CurrentOffer[];
  columns: WidgetColumn[];
  /** The words before the shop's name on the buttons; null for the default words. */
  words: string | null;
  label: string;
}

/** Shows a table of offers. Leaves out columns without any value. On a phone, each offer is a card. */
export function OfferTable({ offers, columns, words, label }: OfferTableProps) {
  const shown = columns
    .map((name) => ({ name, ...COLUMNS[name] }))
    .filter(({ cell }) => offers.some((offer) => cell(offer)));
  return (
    <div className="table-box is-stacked" tabIndex={0} role="region" aria-label={`${label}, table`}>
      <table className="stacked-table">
        <thead>
          <tr>
            <th scope="col">Offer</th>
            {shown.map((column) => (
              <th key={column.name} scope="col">
                {column.label}
              </th>
            ))}
            <th scope="col">Shop</th>
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <tr key={offer.id}>
              <th scope="row">
                {offer.title}
                <span className="block text-sm font-normal text-muted">
                  At{' '}
                  <Link
                    href={retailerPath(offer.retailer.slug)}
                    className="lone-link underline underline-offset-4"
                  >
                    {offer.retailer.name}
                  </Link>
                </span>
              </th>
              {shown.map(({ name, label: heading, cell }) => (
                <td key={name}>
                  <span className="stacked-label">{heading}</span>
                  <div>{cell(offer) ?? '–'}</div>
                </td>
              ))}
              <td>
                <span className="stacked-label">Shop</span>
                <AffiliateLink href={offer.url} retailer={offer.retailer.name} isProduct words={words} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import type { ReactNode } from 'react';
import { type OfferWidget, queryOf, type WidgetPage } from '@/lib/catalogue/offer-widgets';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { listWidgetOffers } from '@/lib/data/offer-widgets';
import { getRetailer } from '@/lib/data/retailers';
import { listWidgetStarts } from '@/lib/services/offer-widgets/widget-starts';
import { Link } from '../link';
import { AdDisclosure } from '../paid-links/ad-disclosure';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { OfferRow } from '../product/offer-row';
import { DatesTable } from './dates-table';
import { OfferTable } from './offer-table';

interface WidgetProps {
  widget: OfferWidget;
  page: WidgetPage;
}

/** Shows a widget on a page. A widget of offers or sale dates renders nothing as long as it has none to show. */
export async function Widget({ widget, page }: WidgetProps) {
  if (widget.type === 'notice') return <Notice widget={widget} />;
  const query = queryOf(widget, page);
  if (!query) return null;
  if (widget.type === 'sale_dates') {
    const starts = await listWidgetStarts(query);
    return starts.length > 0 ? <Dates widget={widget} starts={starts} /> : null;
  }
  const offers = await listWidgetOffers(query);
  if (offers.length === 0) return null;
  const { type, columns, callToAction, title } = widget;
  return (
    <Frame widget={widget} hasPaidLinks>
      {type === 'comparison' ? (
        <OfferTable offers={offers} columns={columns} words={callToAction} label={title} />
      ) : (
        <Rows isRanked={type === 'top_list'}>
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} words={callToAction} />
          ))}
        </Rows>
      )}
    </Frame>
  );
}

interface FrameProps {
  widget: OfferWidget;
  hasPaidLinks: boolean;
  children: ReactNode;
}

/**
 * Shows the box around a widget. The script shell/start-measuring counts clicks on links in the box as clicks on the
 * widget.
 */
function Frame({ widget: { id, title, body, type }, hasPaidLinks, children }: FrameProps) {
  return (
    <section aria-label={title} data-widget={id} className={`offer-widget offer-widget-${type}`}>
      <h2 className="card-title">{title}</h2>
      {body && <p className="max-w-prose whitespace-pre-line">{body}</p>}
      {children}
      {hasPaidLinks && <AdDisclosure />}
    </section>
  );
}

function Rows({ isRanked, children }: { isRanked: boolean; children: ReactNode }) {
  return isRanked ? (
    <ol className="shop-rows ranked-rows">{children}</ol>
  ) : (
    <ul className="shop-rows">{children}</ul>
  );
}

const Dates = ({ widget, starts }: { widget: OfferWidget; starts: SaleStart[] }) => (
  <Frame widget={widget} hasPaidLinks={false}>
    <DatesTable label={widget.title} starts={starts} />
  </Frame>
);

/** Shows a notice with its button, which leads to a page of this site or to a shop. */
async function Notice({ widget }: { widget: OfferWidget }) {
  const { linkPath, callToAction, retailer: slug } = widget;
  const retailer = !linkPath && slug ? await getRetailer(slug) : null;
  return (
    <Frame widget={widget} hasPaidLinks={retailer !== null}>
      {linkPath && (
        <p>
          <Link href={linkPath} className="button-quiet">
            {callToAction ?? 'Read more'}
          </Link>
        </p>
      )}
      {retailer && (
        <p>
          <AffiliateLink href={retailer.cta_url} retailer={retailer.name} words={callToAction} />
        </p>
      )}
    </Frame>
  );
}

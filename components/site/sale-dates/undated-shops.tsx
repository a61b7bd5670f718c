import { Link } from '@/components/site/link';
import { Section } from '@/components/site/section';
import type { RetailerCard } from '@/lib/catalogue/entities';
import { CHANNEL_LABELS } from '@/lib/catalogue/sale-labels';
import type { UndatedSale } from '@/lib/catalogue/undated-sales';
import { retailerPath } from '@/lib/routing/paths';
import { NarrowFold } from './narrow-fold';
import { ShopSwatch } from './shop-swatch';

/** The id of the section. */
const NO_DAY = 'sales-on-no-day';

interface UndatedShopsProps {
  undated: UndatedSale[];
  shops: Map<string, RetailerCard>;
  /** Shops of which not even the usual start is known, including shops without a Boxing Day sale. */
  unknown?: RetailerCard[];
}

/**
 * Lists the shops in `undated` with their usual start in words, then names the shops in `unknown`. Renders nothing if
 * `undated` is empty.
 */
export function UndatedShops({ undated, shops, unknown = [] }: UndatedShopsProps) {
  if (undated.length === 0) return null;
  const shopsWithout = [...Map.groupBy(undated, ({ retailer }) => retailer.slug)];
  return (
    <Section
      id={NO_DAY}
      title="No date yet"
      description="We don’t have a date for these shops yet. Here’s when their sales usually start. We haven’t checked this yet."
    >
      <NarrowFold summary={`Show ${shopsWithout.length === 1 ? 'one shop' : `${shopsWithout.length} shops`}`}>
        <ul className="undated-shops">
          {shopsWithout.map(([slug, sales]) => {
            const name = sales[0]?.retailer.name ?? slug;
            return (
              <li key={slug}>
                <span className="undated-name">
                  <ShopSwatch shop={shops.get(slug) ?? { name }} />
                  <Link href={retailerPath(slug)} className="lone-link underline underline-offset-4">
                    {name}
                  </Link>
                </span>
                {sales.map(({ channel, text }) => (
                  <span key={channel} className="undated-text">
                    {CHANNEL_LABELS[channel]}: {text}
                  </span>
                ))}
              </li>
            );
          })}
        </ul>
        {unknown.length > 0 && <UnknownShops shops={unknown} />}
      </NarrowFold>
    </Section>
  );
}

interface CalendarScopeProps {
  /** The number of shops in the calendar. */
  dated: number;
  undated: UndatedSale[];
  /** The number of shops of which not even the usual start is known. */
  unknown: number;
}

/** Says how many shops are in the calendar, and how many are listed below it. Hidden in print, like the calendar. */
export function CalendarScope({ dated, undated, unknown }: CalendarScopeProps) {
  if (undated.length === 0) return null;
  const usual = new Set(undated.map(({ retailer }) => retailer.slug)).size;
  return (
    <p className="no-print">
      The calendar shows the {dated === 1 ? 'one shop' : `${dated} shops`} with a date.{' '}
      {usual === 1 ? 'One other has' : `${usual} others have`}{' '}
      <a href={`#${NO_DAY}`} className="underline underline-offset-4">
        only a usual start
      </a>
      {unknown > 0 && `, and ${unknown === 1 ? 'one has' : `${unknown} have`} neither`}.
    </p>
  );
}

/** The maximum number of shops to name in a sentence. */
const NAMED = 6;

/** Names the shops without a known sale start, and those without a Boxing Day sale. */
function UnknownShops({ shops }: { shops: RetailerCard[] }) {
  const [unknown = [], without = []] = [true, false].map((hasSale) =>
    shops.filter(({ has_sale }) => has_sale === hasSale),
  );
  return (
    <p className="mt-3">
      {unknown.length > 0 && `We don’t know yet when the sales usually start at ${namesOf(unknown)}. `}
      {without.length > 0 &&
        `As far as we know, ${namesOf(without)} ${without.length === 1 ? 'has' : 'have'} no Boxing Day sale.`}
    </p>
  );
}

/** Returns the names of the shops, or says how many there are if there are too many to name. */
const namesOf = (shops: RetailerCard[]) =>
  shops.length > NAMED
    ? `${shops.length} other shops`
    : new Intl.ListFormat('en-GB').format(shops.map(({ name }) => name));

import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { SALE_CALENDAR_PATH, SALE_DATES_CSV_PATH, SALE_DATES_JSON_PATH } from '@/lib/routing/paths';
import { absoluteUrl } from '@/lib/routing/site-url';
import { MOST_SHOPS } from '@/lib/services/sale-dates/chosen-starts';
import { Section } from '../section';

const FILES = [
  { label: 'Table (CSV)', path: SALE_DATES_CSV_PATH },
  { label: 'Data (JSON)', path: SALE_DATES_JSON_PATH },
];

/** Links to the sale dates as files: a calendar of all shops or of chosen shops, a table, and data. */
export function SaleFiles({ shops }: { shops: SaleStart['retailer'][] }) {
  return (
    <div className="no-print">
      <Section id="take-the-dates" title="Take the dates with you">
        <div className="grid items-start gap-6 md:grid-cols-2">
          <div className="rounded-box border border-rule bg-raised p-5">
            <h3>In your calendar</h3>
            <p className="mt-2">When the sales start, at every shop or just the ones you choose.</p>
            <p className="mt-3">
              <FileLink path={SALE_CALENDAR_PATH} label="Add to calendar" />
            </p>
            <details className="mt-3 border-t border-rule pt-2">
              <summary className="min-h-11 py-2 font-semibold">Get new dates automatically</summary>
              <p>Subscribe to this URL in your calendar app:</p>
              <p className="mt-2 text-sm wrap-anywhere">
                <code>{absoluteUrl(SALE_CALENDAR_PATH)}</code>
              </p>
            </details>
            {shops.length > 1 && <ShopChoice shops={shops} />}
          </div>
          <div className="rounded-box border border-rule bg-raised p-5">
            <h3>As a file</h3>
            <p className="mt-2">Every date of this season and past years, with its source.</p>
            <p className="mt-3 flex flex-wrap gap-3">
              {FILES.map((file) => (
                <FileLink key={file.path} {...file} />
              ))}
            </p>
          </div>
        </div>
      </Section>
    </div>
  );
}

const FileLink = ({ path, label }: { path: string; label: string }) => (
  <a href={path} className="button-outline">
    {label}
  </a>
);

/**
 * Shows a form that opens the calendar of the chosen shops. The calendar's URL contains the shops, so no account is
 * needed.
 */
function ShopChoice({ shops }: { shops: SaleStart['retailer'][] }) {
  return (
    <details className="mt-3 border-t border-rule pt-2">
      <summary className="min-h-11 py-2 font-semibold">Only some shops</summary>
      <form action={SALE_CALENDAR_PATH} method="get">
        <fieldset>
          <legend className="text-sm text-muted">
            Tick up to {MOST_SHOPS} shops to get a calendar of their dates that you can subscribe to.
          </legend>
          <ul className="mt-2 grid grid-cols-2 gap-x-4 sm:grid-cols-3 md:grid-cols-2 lg:grid-cols-3">
            {shops.map(({ slug, name }) => (
              <li key={slug}>
                <label className="flex min-h-11 items-center gap-2">
                  <input type="checkbox" name="shops" value={slug} className="size-5 shrink-0 accent-brand" />
                  {name}
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <button type="submit" className="button-brand mt-3">
          Get calendar
        </button>
      </form>
    </details>
  );
}

import { Link } from '@/components/site/link';
import { CalendarStrip } from '@/components/site/sale-dates/calendar-strip';
import { Countdown } from '@/components/site/sale-dates/countdown';
import { SearchBox } from '@/components/site/search/search-box';
import { saleAnswer } from '@/lib/catalogue/sale-answer';
import { calendarDays } from '@/lib/catalogue/sale-calendar';
import { getHomeChange } from '@/lib/data/home-changes';
import { countRetailers } from '@/lib/data/retailers';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { getSeason } from '@/lib/dates/calendar';
import { formatDate, londonDay } from '@/lib/dates/london-time';
import { homepageEditAttributes } from '@/lib/inline-editing/edit-attributes';
import { withoutDuplicates } from '@/lib/lists/without-duplicates';
import { SALE_DATES_PATH } from '@/lib/routing/paths';
import type { HomepageRow } from '@/lib/schema/rows';

/** The top of the homepage: heading, when the sales start, subtitle, search box, and the calendar of the days around Boxing Day. */
export function Hero({ settings }: { settings: HomepageRow }) {
  return (
    <section className="hero-band band band-flush on-green">
      <div aria-hidden="true" className="hero-scene" />
      <div className="hero-stage">
        <div className="hero-copy">
          <Updated />
          <h1 className="hero" {...homepageEditAttributes('hero_h1')}>
            {settings.hero_h1}
          </h1>
          <Answer />
          <p className="hero-lede" {...homepageEditAttributes('hero_subtitle')}>
            {settings.hero_subtitle}
          </p>
          <SearchBox
            id="hero-search"
            size="large"
            placeholder={settings.hero_search_placeholder}
            buttonText={settings.hero_search_button_text}
          />
          {settings.hero_popular_searches.length > 0 && (
            <div className="hero-popular">
              <span className="hero-popular-label">{settings.hero_popular_searches_label}</span>
              <div className="scroll-row">
                {settings.hero_popular_searches.map((search) => (
                  <Link key={search.link} href={search.link} className="chip">
                    {search.text}
                  </Link>
                ))}
              </div>
            </div>
          )}
        </div>
      </div>
      <SaleWeek />
    </section>
  );
}

async function Updated() {
  const changed = await getHomeChange();
  return (
    <p className="hero-updated">
      Updated <time dateTime={londonDay(changed)}>{formatDate(changed)}</time>
    </p>
  );
}

/** When the sales start, in one sentence; renders nothing if nothing is known. */
async function Answer() {
  const parts = saleAnswer(...(await Promise.all([listSaleStarts(), countRetailers()])));
  return (
    parts && (
      <p className="hero-answer">
        {parts.map(({ text, isKey }, index) => (isKey ? <strong key={index}>{text}</strong> : text))}
      </p>
    )
  );
}

const UNCHECKED = 'Some dates not yet checked';

async function SaleWeek() {
  const [{ year }, starts] = await Promise.all([getSeason(), listSaleStarts()]);
  const days = calendarDays(starts, year).map(({ day, weekday, name, starts }) => ({
    day,
    weekday: weekday.slice(0, 3),
    name,
    online: starts.online.length,
    inStore: starts.in_store.length,
    shops: withoutDuplicates([...starts.online, ...starts.in_store].map(({ retailer }) => retailer)).map(
      (retailer) => retailer.name,
    ),
  }));
  const isUnchecked = starts.some(({ basis }) => basis.kind === 'unchecked');
  return (
    <CalendarStrip days={days} href={SALE_DATES_PATH} note={isUnchecked ? UNCHECKED : undefined}>
      <Countdown />
    </CalendarStrip>
  );
}

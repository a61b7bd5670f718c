import { Link } from '@/components/site/link';
import { CalendarStrip } from '@/components/site/sale-dates/calendar-strip';
import { Countdown } from '@/components/site/sale-dates/countdown';
import { SearchBox } from '@/components/site/search/search-box';
import { saleAnswer } from '@/lib/catalogue/sale-answer';
import { calendarDays } from '@/lib/catalogue/sale-calendar';
import { calendarNote } from '@/lib/catalogue/sale-certainty';
import { shopsOf } from '@/lib/catalogue/sale-groups';
import { getHomeChange } from '@/lib/data/home-changes';
import { countRetailers } from '@/lib/data/retailers';
import { getSeasonSales, listSaleStarts } from '@/lib/data/sale-windows';
import { formatDate, londonDay } from '@/lib/dates/london-time';
import { homepageEditAttributes } from '@/lib/inline-editing/edit-attributes';
import type { HomepageRow } from '@/lib/schema/rows';

/**
 * Shows the top of the homepage: heading, when the sales start, subtitle, search box, and calendar of the Boxing Day
 * week.
 */
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

/** Says in one sentence when the sales start; renders nothing if no sale is on or still to come. */
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

async function SaleWeek() {
  const { year, starts } = await getSeasonSales();
  const week = calendarDays(starts, year);
  const days = week.map(({ day, weekday, name, starts: { online, in_store, members } }) => ({
    day,
    weekday: weekday.slice(0, 3),
    name,
    counts: { online: online.length, in_store: in_store.length, members: members.length },
    shops: shopsOf([...online, ...in_store, ...members]).map((retailer) => retailer.name),
  }));
  const shown = week.flatMap((day) => Object.values(day.starts).flat());
  return (
    <CalendarStrip days={days} note={calendarNote(shown) ?? undefined}>
      <Countdown />
    </CalendarStrip>
  );
}

import { Link } from '@/components/site/link';
import { Countdown } from '@/components/site/sale-dates/countdown';
import { SearchBox } from '@/components/site/search/search-box';
import { homepageEditAttributes } from '@/lib/inline-editing/edit-attributes';
import type { HomepageRow } from '@/lib/schema/rows';

/** The top of the homepage: heading, subtitle and search box. */
export function Hero({ settings }: { settings: HomepageRow }) {
  return (
    <section className="full-bleed bg-brand-tint py-10 sm:py-16">
      <h1 className="hero" {...homepageEditAttributes('hero_h1')}>
        {settings.hero_h1}
      </h1>
      <p
        className="mt-4 max-w-prose text-lg whitespace-pre-line sm:text-xl"
        {...homepageEditAttributes('hero_subtitle')}
      >
        {settings.hero_subtitle}
      </p>
      <div className="mt-6 max-w-prose">
        <SearchBox
          id="hero-search"
          size="large"
          placeholder={settings.hero_search_placeholder}
          buttonText={settings.hero_search_button_text}
        />
      </div>
      {settings.hero_popular_searches.length > 0 && (
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="text-sm text-muted">{settings.hero_popular_searches_label}</span>
          {settings.hero_popular_searches.map((search) => (
            <Link
              key={search.link}
              href={search.link}
              className="inline-flex min-h-11 items-center rounded-pill border border-control bg-paper px-4 text-sm hover:border-brand"
            >
              {search.text}
            </Link>
          ))}
        </div>
      )}
      <Countdown />
    </section>
  );
}

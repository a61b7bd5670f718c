import { RichText } from '@/components/site/rich-text';
import type { HomepageRow } from '@/lib/fallback/types';
import { TextSection } from './text-section';

/** What there is to find, and below it how the site is used. */
export function FindAndUse({ settings }: { settings: HomepageRow }) {
  return (
    <>
      <TextSection
        id="what-youll-find"
        title={settings.what_youll_find_title}
        html={settings.what_youll_find_content}
      />
      {settings.how_it_works_content.trim() && (
        <section aria-labelledby="how-it-works" className="mt-8">
          <h3 id="how-it-works">{settings.how_it_works_title}</h3>
          <RichText html={settings.how_it_works_content} className="mt-3" />
        </section>
      )}
    </>
  );
}

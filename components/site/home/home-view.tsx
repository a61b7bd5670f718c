import { FaqList } from '@/components/site/faq-list';
import { JsonLd } from '@/components/site/json-ld';
import { RichText } from '@/components/site/rich-text';
import type { HomepageRow } from '@/lib/fallback/types';
import { organization, webSite } from '@/lib/seo/json-ld';
import { CategoriesSection } from './categories-section';
import { Editorial } from './editorial';
import { GuidesSection } from './guides-section';
import { Hero } from './hero';
import { RetailersSection } from './retailers-section';
import { TextSection } from './text-section';

/** The homepage, in the specification's order; a section shows unless its switch is off. */
export function HomeView({ settings }: { settings: HomepageRow }) {
  return (
    <>
      <Hero settings={settings} />
      {settings.show_intro_section && <RichText html={settings.intro_paragraph} className="mt-8 text-lg" />}
      {settings.show_retailers_section && <RetailersSection settings={settings} />}
      {settings.show_what_youll_find_section && (
        <TextSection
          id="what-youll-find"
          title={settings.what_youll_find_title}
          html={settings.what_youll_find_content}
        />
      )}
      {settings.show_categories_section && <CategoriesSection settings={settings} />}
      {settings.show_editorial_section && <Editorial settings={settings} />}
      {settings.show_guides_section && <GuidesSection settings={settings} />}
      {settings.show_trust_section && (
        <TextSection id="trust" title={settings.trust_section_title} html={settings.trust_section_content} />
      )}
      {settings.show_money_saving_tips_section && (
        <TextSection
          id="saving"
          title={settings.money_saving_tips_title}
          html={settings.money_saving_tips_content}
        />
      )}
      <TextSection id="about" title={settings.about_section_title} html={settings.about_section_content} />
      <FaqList faqs={settings.homepage_faqs} />
      {settings.show_disclaimer_section && <Disclaimer settings={settings} />}
      <JsonLd data={organization()} />
      <JsonLd data={webSite()} />
    </>
  );
}

function Disclaimer({ settings }: { settings: HomepageRow }) {
  return (
    <p className="mt-14 max-w-prose border-t border-rule pt-4 text-sm text-muted">
      {settings.disclaimer_text}{' '}
      <a href={settings.disclaimer_link_url} className="underline underline-offset-4">
        {settings.disclaimer_link_text}
      </a>
    </p>
  );
}

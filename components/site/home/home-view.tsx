import { FaqList } from '@/components/site/faq-list';
import { JsonLd } from '@/components/site/json-ld';
import { MoreLink } from '@/components/site/more-link';
import { PlacedWidgets } from '@/components/site/offer-widgets/placed-widgets';
import { RelatedLinks } from '@/components/site/related-links';
import { RichText } from '@/components/site/rich-text';
import { SaleDatesOverview } from '@/components/site/sale-dates/sale-dates-overview';
import { getOperator } from '@/lib/data/operator';
import { SALE_DATES_PATH } from '@/lib/routing/paths';
import type { HomepageRow } from '@/lib/schema/rows';
import { organization, webSite } from '@/lib/seo/json-ld';
import { ArticlesSection } from './articles-section';
import { CategoriesSection } from './categories-section';
import { ON_A_PHONE, SALE_DATES } from './counts';
import { DealAlerts } from './deal-alerts';
import { Disclaimer } from './disclaimer';
import { Editorial } from './editorial';
import { GuidesSection } from './guides-section';
import { Hero } from './hero';
import { Numbers } from './numbers';
import { PopularSearches } from './popular-searches';
import { ProductsSection } from './products-section';
import { RetailersSection } from './retailers-section';
import { TextSection } from './text-section';

/**
 * Shows the homepage, in the order of docs/product.md#homepage-sections. Each switch in the settings shows or hides a
 * section. Three switches also control a second section (ADR 007): the switch for retailers also controls the sale
 * dates, the switch for 'What you'll find' also controls 'How it works', and the switch for the newsletter text also
 * controls the sign-up.
 */
export function HomeView({ settings }: { settings: HomepageRow }) {
  return (
    <>
      <Hero settings={settings} />
      <PopularSearches />
      {settings.show_intro_section && (
        <div className="intro-band">
          <RichText html={settings.intro_paragraph} under="intro" className="intro-text" />
          <Numbers />
        </div>
      )}
      {settings.show_retailers_section && (
        <>
          <RetailersSection settings={settings} />
          <SaleDatesOverview
            limit={SALE_DATES}
            onAPhone={ON_A_PHONE.saleDates}
            cards={settings.retailers_section_count}
            cardsOnAPhone={ON_A_PHONE.retailers}
            action={
              <MoreLink href={SALE_DATES_PATH} rest="sale dates">
                All
              </MoreLink>
            }
          />
        </>
      )}
      <PlacedWidgets placement="homepage" />
      {settings.show_what_youll_find_section && (
        <>
          <TextSection
            look="finds"
            id="what-youll-find"
            title={settings.what_youll_find_title}
            html={settings.what_youll_find_content}
          />
          <TextSection
            look="steps"
            id="how-it-works"
            title={settings.how_it_works_title}
            html={settings.how_it_works_content}
          />
        </>
      )}
      {settings.show_categories_section && <CategoriesSection settings={settings} />}
      {settings.show_products_section && <ProductsSection isExplained={settings.show_retailers_section} />}
      {settings.show_editorial_section && <Editorial settings={settings} />}
      {settings.show_guides_section && <GuidesSection settings={settings} />}
      <ArticlesSection />
      {settings.show_trust_section && (
        <TextSection
          isTinted
          look="promises"
          drawing="padlock"
          id="trust"
          title={settings.trust_section_title}
          html={settings.trust_section_content}
        />
      )}
      {settings.show_money_saving_tips_section && (
        <TextSection
          look="leaf"
          id="saving"
          title={settings.money_saving_tips_title}
          html={settings.money_saving_tips_content}
        />
      )}
      <TextSection
        look="letter"
        drawing="shopping-list"
        id="about"
        title={settings.about_section_title}
        html={settings.about_section_content}
      />
      <FaqList faqs={settings.homepage_faqs} />
      <div className="home-pair">
        {settings.show_newsletter_section && (
          <TextSection
            look="note"
            drawing="wall-calendar"
            id="newsletter"
            title={settings.newsletter_title}
            html={settings.newsletter_content}
          />
        )}
        <RelatedLinks path="/" />
      </div>
      {settings.show_newsletter_section && <DealAlerts />}
      {settings.show_disclaimer_section && <Disclaimer settings={settings} />}
      <OrganizationData />
      <JsonLd data={webSite()} />
    </>
  );
}

const OrganizationData = async () => <JsonLd data={organization(await getOperator())} />;

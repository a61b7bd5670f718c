import type { ReactNode } from 'react';
import type { RetailerCard } from '@/lib/catalogue/entities';
import type { PriceAdvice } from '@/lib/schema/price-advice';
import type { Crumb } from '@/lib/seo/json-ld';
import { hueOf } from '@/lib/theme/hues';
import { InTheSales } from '../in-the-sales';
import { PageHead } from '../page-head';
import { AdDisclosure } from '../paid-links/ad-disclosure';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { Answers } from './answers';

interface CategoryHeadProps {
  crumbs: Crumb[];
  /** The category whose colour the page uses. */
  hue: { slug: string; name: string };
  name: ReactNode;
  advice: PriceAdvice;
  /** The shops in the order of the page's list. */
  retailers: RetailerCard[];
  /** The sections that the head links to. It leaves out each section whose label is `false`. */
  sections: { id: string; label: string | false }[];
  art: ReactNode;
}

/**
 * Shows the head of a category or subcategory: its verdict, the answers 'When', 'Where' and 'What', a button to the
 * first shop of the page's list, links to the sections of the page, and an explanation of the mark 'Ad'.
 */
export function CategoryHead({ crumbs, hue, name, advice, retailers, sections, art }: CategoryHeadProps) {
  const [best] = retailers;
  return (
    <PageHead
      crumbs={crumbs}
      hue={hueOf(hue.name, hue.slug)}
      title={
        <>
          {name}
          <InTheSales />
        </>
      }
      hasAnswers
      lede={
        <div className="page-head-lede">
          <Answers verdict={advice.verdict} good={advice.falls} shops={best && retailers} />
        </div>
      }
      art={art}
    >
      {best && (
        <div className="head-shop">
          <AffiliateLink href={best.cta_url} retailer={best.name} />
        </div>
      )}
      <JumpLinks sections={sections} />
      {best && <AdDisclosure />}
    </PageHead>
  );
}

function JumpLinks({ sections }: Pick<CategoryHeadProps, 'sections'>) {
  const shown = sections.filter(({ label }) => label);
  return (
    shown.length > 0 && (
      <nav aria-label="On this page" className="jump-links">
        {shown.map(({ id, label }) => (
          <a key={id} href={`#${id}`} className="chip">
            {label}
          </a>
        ))}
      </nav>
    )
  );
}

import { type SummaryLine, summaryOf } from '@/lib/catalogue/compare-summary';
import type { ComparedShop } from '@/lib/catalogue/comparison';
import type { CategoryCard } from '@/lib/catalogue/entities';
import { listCategories } from '@/lib/data/categories';
import { keepUnits } from '@/lib/html/no-break';
import { COMPARE_PATH } from '@/lib/routing/compare-path';
import { compareHeading } from '@/lib/seo/compare-texts';
import { listSimilarPairs } from '@/lib/services/compare/comparison';
import { NotCheckedMark } from '../not-checked';
import { PageHead } from '../page-head';
import { AdDisclosure } from '../paid-links/ad-disclosure';
import { NarrowFold } from '../sale-dates/narrow-fold';
import { Section } from '../section';
import { ComparedGoods } from './compared-goods';
import { ComparisonTable } from './comparison-table';
import { PairTiles } from './pair-tile';
import { ShopChooser } from './shop-chooser';

const CATEGORIES = 60;

/** A comparison of shops: how they differ in short, a table of their facts, their goods, and ways to other comparisons. */
export async function ComparisonView({ shops, path }: { shops: ComparedShop[]; path: string }) {
  const retailers = shops.map(({ retailer }) => retailer);
  const [categories, similar] = await Promise.all([
    listCategories({ limit: CATEGORIES }),
    listSimilarPairs(retailers),
  ]);
  const heading = compareHeading(retailers.map(({ name }) => name));
  return (
    <>
      <PageHead
        crumbs={[
          { name: 'Retailers', path: '/retailers' },
          { name: 'Compare shops', path: COMPARE_PATH },
          { name: heading, path },
        ]}
        title={heading}
        lede={<InShort lines={summaryOf(shops)} />}
        hasAnswers
        prints={soldByMost(shops, categories).map(({ slug, name, image_url, icon }) => ({
          row: { kind: 'category', slug },
          name,
          sources: [image_url, icon],
        }))}
      />
      {/* The form comes after all answers. Two shops leave room for it beside their table in a wide window. */}
      <div className={shops.length === 2 ? 'bleed compare-split' : 'bleed'}>
        <div>
          <ComparisonTable shops={shops} label={`${heading} in the Boxing Day sales`} />
          <div className="no-print mt-1">
            <AdDisclosure />
          </div>
        </div>
        <ComparedGoods retailers={retailers} categories={categories} />
        <div className="no-print">
          <Section id="other-shops" title="Compare other shops">
            <NarrowFold summary="Choose other shops">
              <ShopChooser chosen={retailers.map(({ slug }) => slug)} />
            </NarrowFold>
          </Section>
        </div>
      </div>
      {similar.pairs.length > 0 && (
        <div className="no-print">
          <Section id="similar" title="Similar comparisons">
            <PairTiles pairs={similar.pairs} shops={[...retailers, ...similar.shops]} />
          </Section>
        </div>
      )}
    </>
  );
}

/** The differences in short. The legend below the table explains the marks. */
function InShort({ lines }: { lines: SummaryLine[] }) {
  return (
    lines.length > 0 && (
      <div className="page-head-lede in-short">
        <h2>In short</h2>
        <ul className="short-points">
          {lines.map(({ text, isUnchecked }) => (
            <li key={text}>
              {keepUnits(isUnchecked ? text.replace(/\.$/, '') : text)}
              {isUnchecked && <NotCheckedMark />}
              {isUnchecked && '.'}
            </li>
          ))}
        </ul>
      </div>
    )
  );
}

/** Returns the categories that the shops sell, those of the most shops first. */
function soldByMost(shops: ComparedShop[], categories: CategoryCard[]): CategoryCard[] {
  const countOf = ({ slug }: CategoryCard) =>
    shops.filter(({ retailer }) => retailer.key_categories.includes(slug)).length;
  return categories.filter(countOf).toSorted((a, b) => countOf(b) - countOf(a));
}

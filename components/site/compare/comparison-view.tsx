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
import { NarrowFold } from '../sale-dates/narrow-fold';
import { Section } from '../section';
import { ComparedGoods } from './compared-goods';
import { ComparisonTable } from './comparison-table';
import { PairTiles } from './pair-tile';
import { ShopChooser } from './shop-chooser';

const CATEGORIES = 60;

/** Compares shops: shows a summary, the table of facts, the goods of each shop, and links to other comparisons. */
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
      {/* The form for choosing shops comes after the summary, the table and the goods. In a wide window, the form is
          beside the table if the table compares two shops. */}
      <div className={shops.length === 2 ? 'bleed compare-split' : 'bleed'}>
        <div>
          <ComparisonTable shops={shops} label={`${heading} in the Boxing Day sales`} />
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

/** Shows the summary of the differences. The legend above the table explains the marks of unchecked facts. */
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

/** Returns the categories that the shops sell. The categories that most of the shops sell come first. */
function soldByMost(shops: ComparedShop[], categories: CategoryCard[]): CategoryCard[] {
  const countOf = ({ slug }: CategoryCard) =>
    shops.filter(({ retailer }) => retailer.key_categories.includes(slug)).length;
  return categories.filter(countOf).toSorted((a, b) => countOf(b) - countOf(a));
}

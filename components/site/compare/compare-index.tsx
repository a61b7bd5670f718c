import { COMPARE_PATH } from '@/lib/routing/compare-path';
import { COMPARE_TITLE } from '@/lib/seo/compare-texts';
import {
  listComparableShops,
  listIndexablePairs,
  listSuggestedPairs,
} from '@/lib/services/compare/comparison';
import { PageHead } from '../page-head';
import { Section } from '../section';
import { PairTile } from './pair-tile';
import { ShopChooser } from './shop-chooser';

/** The page on which visitors choose the shops to compare. */
export async function CompareIndex() {
  const [checked, suggested, shops] = await Promise.all([
    listIndexablePairs(),
    listSuggestedPairs(),
    listComparableShops(),
  ]);
  const byName = new Map(shops.map((shop) => [shop.name, shop]));
  const pairs = checked.length > 0 ? checked : suggested;
  return (
    <>
      <PageHead
        crumbs={[
          { name: 'Retailers', path: '/retailers' },
          { name: 'Compare shops', path: COMPARE_PATH },
        ]}
        title={COMPARE_TITLE}
        lede={
          <p className="page-head-lede">
            Choose two to four shops, and see side by side when each sale starts, what each is good for, and
            how returns, price match, delivery and collection work.
          </p>
        }
      />
      <div className="section">
        <ShopChooser />
      </div>
      {pairs.length > 0 && (
        <Section
          id="pairs"
          title={checked.length > 0 ? 'Comparisons with checked facts' : 'Or start with a pair'}
        >
          <ul className="pair-tiles">
            {pairs.map((pair) => (
              <li key={pair.path}>
                <PairTile pair={pair} shops={byName} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

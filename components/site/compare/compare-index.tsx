import { COMPARE_PATH } from '@/lib/routing/compare-path';
import { COMPARE_TITLE } from '@/lib/seo/compare-texts';
import { listIndexablePairs, listSuggestedPairs } from '@/lib/services/compare/comparison';
import { Link } from '../link';
import { PageHead } from '../page-head';
import { Section } from '../section';
import { ShopChooser } from './shop-chooser';

/** The page on which visitors choose the shops to compare. */
export async function CompareIndex() {
  const [checked, suggested] = await Promise.all([listIndexablePairs(), listSuggestedPairs()]);
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
            Choose two to four shops, and see side by side when each sale starts and how returns, price match,
            delivery and collection work.
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
          <ul className="flex flex-wrap gap-2">
            {pairs.map(({ path, names }) => (
              <li key={path}>
                <Link href={path} className="chip">
                  {names.join(' vs ')}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

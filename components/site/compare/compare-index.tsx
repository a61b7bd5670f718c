import { COMPARE_PATH } from '@/lib/routing/compare-path';
import { COMPARE_TITLE } from '@/lib/seo/compare-texts';
import { listIndexablePairs } from '@/lib/services/compare/comparison';
import { Link } from '../link';
import { PageHead } from '../page-head';
import { Section } from '../section';
import { ShopChooser } from './shop-chooser';

/** The page on which visitors choose the shops to compare. */
export async function CompareIndex() {
  const pairs = await listIndexablePairs();
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
        <Section id="pairs" title="Comparisons with checked facts">
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

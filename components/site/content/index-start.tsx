import { Link } from '@/components/site/link';
import { firstStartsOf } from '@/lib/catalogue/first-starts';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { SALE_DATES_PATH } from '@/lib/routing/paths';
import { withSmallLetter } from '@/lib/text/initial';

/** The start of the sales in one line, at the head of a list of guides. */
export async function IndexStart() {
  const first = firstStartsOf(await listSaleStarts());
  if (!first) return null;
  return (
    <p className="index-start">
      <Link href={SALE_DATES_PATH} className="lone-link">
        Sale dates: {withSmallLetter(first.when)}
      </Link>{' '}
      <span className="sale-evidence">{first.evidence}</span>
    </p>
  );
}

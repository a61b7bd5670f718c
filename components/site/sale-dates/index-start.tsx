import { Link } from '@/components/site/link';
import { firstStartsOf } from '@/lib/catalogue/first-starts';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { SALE_DATES_PATH } from '@/lib/routing/paths';
import { withSmallLetter } from '@/lib/text/initial';

/** Says in one line, at the head of a list, when the first sales start; renders nothing if no start is known. */
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

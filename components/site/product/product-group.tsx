import type { ReactNode } from 'react';
import { Link } from '@/components/site/link';
import type { FirstStarts } from '@/lib/catalogue/first-starts';
import { type Advice, LONE_VERDICTS } from '@/lib/catalogue/product-facts';
import type { AdviceGroup } from '@/lib/catalogue/product-picks';
import { SALE_DATES_PATH } from '@/lib/routing/paths';
import { StartingShops } from '../category/answers';

const OTHERS = 'Other products';

interface ProductGroupProps extends AdviceGroup {
  /** The first sales among the shops that sell the products of the group. */
  start: FirstStarts | null;
  /** Whether the list has filters. Filters can hide some or all products of the group. */
  hasFilters: boolean;
  children: ReactNode;
}

/** Returns the id of a group's heading. Links in the head of the page lead to this id. */
export const groupId = (advice: Advice | null) => `advice-${advice?.replace('_', '-') ?? 'none'}`;

/** Shows the products of a list with the same advice, below a heading that states the advice once. */
export function ProductGroup({ advice, products, start, hasFilters, children }: ProductGroupProps) {
  const note = noteOf(advice, start);
  return (
    <section aria-labelledby={groupId(advice)} className="product-group">
      <div className={advice ? 'group-head ticket' : 'group-head'} data-advice={advice}>
        <h2 id={groupId(advice)}>{advice ? LONE_VERDICTS[advice] : OTHERS}</h2>
        <p className="group-count">{products.length === 1 ? '1 product' : `${products.length} products`}</p>
        {note && <p className="group-note">{note}</p>}
      </div>
      {children}
      {hasFilters && <p className="product-group-none">No products here match these filters.</p>}
    </section>
  );
}

/** Says when to buy the products of a group; null if nothing is known. */
function noteOf(advice: Advice | null, start: FirstStarts | null): ReactNode {
  switch (advice) {
    case 'buy_early':
      return start?.isAhead ? 'Before the sales start' : null;
    case 'wait':
      return start && <WaitStart start={start} />;
    case 'any_time':
      return 'No sale day to wait for';
    case null:
      return null;
  }
}

interface WaitStartProps {
  start: FirstStarts;
  /**
   * Whether the text is in the head of the page. If so, the day is a link to the sale dates, and a phone leaves out the
   * shops, which the heading of the group names.
   */
  isInHead?: boolean;
}

/**
 * Says when the first sales to wait for start, and at which shops: 'From 24 December (expected)*: Currys and John
 * Lewis'.
 */
export const WaitStart = ({ start, isInHead = false }: WaitStartProps) => (
  <>
    {start.isAhead && 'From '}
    {isInHead ? <Link href={SALE_DATES_PATH}>{start.when}</Link> : start.when}
    <StartingShops starts={start} before=": " isShortOnPhone={isInHead} />
  </>
);

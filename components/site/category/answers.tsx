import { Fragment, type ReactNode } from 'react';
import { Link } from '@/components/site/link';
import { type FirstStarts, firstStartsOf, startsInTurn, startsLedBy } from '@/lib/catalogue/first-starts';
import type { GoodsTiming } from '@/lib/catalogue/goods-timing';
import { type Advice, SALE_DAY_LABELS } from '@/lib/catalogue/product-facts';
import { NOT_CHECKED } from '@/lib/catalogue/sale-labels';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { retailerPath, SALE_DATES_PATH } from '@/lib/routing/paths';
import { areUsualStartsAhead, listUndatedSales } from '@/lib/services/sale-dates/season-data';
import { NotCheckedMark } from '../not-checked';
import { VerdictPill } from '../product/verdict';

interface Shop {
  slug: string;
  name: string;
}

interface AnswersProps {
  /** The page's advice in one sentence, to show above the answers. */
  verdict?: string | null;
  /** The names of goods or products that are good deals, for the answer 'What'. */
  good?: ReactNode[];
  /** The shops of the page, the best first. If left out, the answers are about the sales of all shops. */
  shops?: Shop[];
  /** Whether to show the answer 'Where', which names shops. False above a list of shops, which names them itself. */
  hasWhere?: boolean;
  /**
   * When to buy the product or goods of the page. If the advice is to buy early or at any time, future sale days come
   * last.
   */
  advice?: Advice | null;
  /**
   * The goods that each advice is for. Left out if the page shows them beside the answers. Shown only if the advice is
   * to buy early or at any time.
   */
  timing?: GoodsTiming[];
  /** The maximum number of shops to name. */
  mostShops?: number;
  /** Whether the mark of unchecked facts is already explained above the answers. */
  isMarkExplained?: boolean;
}

const GOOD = 3;
const SHOPS = 3;

/**
 * Shows the answers at the head of a page. 'When' says when the sales start, 'Where' names shops, and 'What' names
 * goods that are good deals. An unknown answer is left out.
 *
 * The first shop of 'Where' is the shop of the page's button. 'When' begins with the start of this shop's sale; shops
 * that start earlier follow. If another shop's sale is on now, that sale comes first.
 *
 * If the advice is to buy early or at any time, the future sale days of the shops in 'Where' move to the end. Their
 * label says that nobody needs to wait for these days. 'When' then shows `timing` instead; without `timing`, there is
 * no 'When'.
 *
 * A day that nobody has checked has the same mark as in the lists of the page. An explanation of the mark follows the
 * days, unless the page has already explained it.
 */
export async function Answers({
  verdict,
  good = [],
  shops,
  hasWhere = true,
  advice,
  timing = [],
  mostShops = SHOPS,
  isMarkExplained = false,
}: AnswersProps) {
  const all = await listSaleStarts();
  const led = await startsFor(all, hasWhere, shops);
  const where = hasWhere ? (shops ?? led[0]?.shops ?? []).slice(0, mostShops) : [];
  const isLater = Boolean(advice && advice !== 'wait' && led[0]?.isAhead);
  const starts = isLater ? laterStarts(all, where, led) : led[0]?.isAhead ? led.toReversed() : led;
  const [first] = starts;
  const when = first && (
    <Answer
      label={advice && isLater ? SALE_DAY_LABELS[advice] : 'When'}
      name="when"
      className={isLater ? 'is-later' : undefined}
    >
      {starts.map((each, index) => (
        <Fragment key={each.when}>
          {index === 0 && <Link href={SALE_DATES_PATH}>{each.when}</Link>}
          {index > 0 && (isLater ? `; ${each.when}` : <NextLine text={each.when} />)}
          <StartingShops starts={each} before={isLater ? ' at ' : ': '} />
        </Fragment>
      ))}
      {!isUnchecked(first) && <span className="sale-evidence">{first.evidence}</span>}
      {starts.some(isUnchecked) && !isMarkExplained && (
        <span className="sale-evidence">
          <span aria-hidden="true">* </span>
          {NOT_CHECKED}
        </span>
      )}
    </Answer>
  );
  return (
    <>
      {verdict && <p className="answers-verdict">{verdict}</p>}
      <dl className="answers">
        {!isLater && when}
        {isLater && timing.length > 0 && (
          <Answer label="When" name="advice">
            {timing.map(({ advice: each, goods }, index) => (
              <span key={each} className="guide-advice">
                <VerdictPill advice={each} isLone={index === 0} /> {goods}
              </span>
            ))}
          </Answer>
        )}
        {where.length > 0 && (
          <Answer label="Where">
            <Dotted
              items={where.map(({ slug, name }) => (
                <Link key={slug} href={retailerPath(slug)}>
                  {name}
                </Link>
              ))}
            />
          </Answer>
        )}
        {good.length > 0 && (
          <Answer label="What">
            <Dotted items={good.slice(0, GOOD)} />
          </Answer>
        )}
        {isLater && when}
      </dl>
    </>
  );
}

/**
 * Returns the first sales of the page's shops, or of all shops if `shops` is left out. `isLed` means that the page has
 * a button for the first shop of `shops`. If this shop has none of the first sales, its own sale then comes last.
 * `Answers` may reverse the order.
 */
async function startsFor(
  starts: SaleStart[],
  isLed: boolean,
  shops: Shop[] | undefined,
): Promise<FirstStarts[]> {
  const [leader, ...rest] = shops ?? [];
  if (isLed && leader) {
    const hasDay = starts.some(({ retailer }) => retailer.slug === leader.slug);
    return startsLedBy([leader, ...rest], starts, {
      undated: hasDay ? [] : await listUndatedSales(),
      isAhead: await areUsualStartsAhead(),
    });
  }
  const first = firstStartsOf(
    starts,
    shops?.map(({ slug }) => slug),
  );
  return first ? [first] : [];
}

/**
 * Returns the future sale days of the shops in `named`. If no such day is known, returns the first sales of the page
 * (`first`), which are still to come when `Answers` calls this function.
 */
function laterStarts(starts: SaleStart[], named: Shop[], [first]: FirstStarts[]): FirstStarts[] {
  const own = startsInTurn(
    starts,
    named.map(({ slug }) => slug),
  ).filter(({ isAhead }) => isAhead);
  return own.length > 0 || !first ? own : [first];
}

/** Returns whether these sale starts are unchecked. */
export const isUnchecked = ({ evidence }: FirstStarts) => evidence === NOT_CHECKED;

const NextLine = ({ text }: { text: string }) => (
  <>
    <br />
    {text}
  </>
);

interface StartingShopsProps {
  starts: FirstStarts;
  /** The text between the day and the names. */
  before: string;
  /** Whether a phone leaves out the names. */
  isShortOnPhone?: boolean;
}

/** Names the shops whose sales start on a day. Shows the mark first if nobody has checked the day. */
export function StartingShops({ starts, before, isShortOnPhone = false }: StartingShopsProps) {
  const names = starts.shops.length > 0 && `${before}${shopsInWords(starts.shops)}`;
  return (
    <>
      {isUnchecked(starts) && <NotCheckedMark />}
      {names && isShortOnPhone ? <span className="max-md:hidden">{names}</span> : names}
    </>
  );
}

interface AnswerProps {
  label: string;
  /** The value of the attribute `data-answer`. The default is the label in lower case. */
  name?: string;
  className?: string;
  children: ReactNode;
}

/** Shows one answer with its label. The parent must be a `<dl>` with the class `answers`. */
export const Answer = ({ label, name = label.toLowerCase(), className, children }: AnswerProps) => (
  <div data-answer={name} className={className}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Shows short texts in one line, with a dot between them. */
export const Dotted = ({ items, className = '' }: { items: ReactNode[]; className?: string }) => (
  <ul className={`dotted ${className}`.trim()}>
    {items.map((item, index) => (
      <li key={index}>{item}</li>
    ))}
  </ul>
);

const NAMED = 2;

/** Names the first shops, and counts the others: 'Currys, John Lewis and 2 more'. */
function shopsInWords(shops: Shop[]): string {
  const names = shops.slice(0, shops.length === NAMED + 1 ? NAMED + 1 : NAMED).map(({ name }) => name);
  const others = shops.length - names.length;
  const last = others > 0 ? `${others} more` : names.pop();
  return names.length > 0 ? `${names.join(', ')} and ${last}` : String(last);
}

import { Fragment, type ReactNode } from 'react';
import { Link } from '@/components/site/link';
import { type FirstStarts, firstStartsOf, startsLedBy } from '@/lib/catalogue/first-starts';
import { NOT_CHECKED } from '@/lib/catalogue/sale-labels';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { retailerPath, SALE_DATES_PATH } from '@/lib/routing/paths';
import { listUndatedSales } from '@/lib/services/sale-dates/season-data';
import { NotCheckedMark } from '../not-checked';

interface Shop {
  slug: string;
  name: string;
}

interface AnswersProps {
  /** The advice of the page in one sentence. */
  verdict?: string | null;
  /** The goods or products to look at. */
  good?: ReactNode[];
  /** The shops of the page, the best first. If left out, the answers are about the sales of all shops. */
  shops?: Shop[];
  /** Whether the answers name the shops to look at. A list of shops says so itself. */
  hasWhere?: boolean;
  /** Whether the page has explained the mark of unchecked facts already, above the answers. */
  isMarkExplained?: boolean;
  /** Whether a phone leaves out the goods, because the list below the answers says more about them. */
  isBrief?: boolean;
}

const GOOD = 3;
const SHOPS = 3;

/**
 * The three answers at the head of a page: when the sales start, at which shops to look, and which goods are good deals.
 * An unknown answer is left out. The first shop of 'Where' is that of the page's button, and 'When' says when it starts,
 * after any shops that start earlier. A day that nobody has checked has the mark that the lists of the page have
 * too; the first of the marks is explained below it.
 */
export async function Answers({
  verdict,
  good = [],
  shops,
  hasWhere = true,
  isMarkExplained = false,
  isBrief = false,
}: AnswersProps) {
  const starts = await startsFor(hasWhere, shops);
  const [first] = starts;
  const where = hasWhere ? (shops ?? first?.shops ?? []).slice(0, SHOPS) : [];
  return (
    <>
      {verdict && <p className="answers-verdict">{verdict}</p>}
      <dl className={isBrief ? 'answers is-brief' : 'answers'}>
        {first && (
          <Answer label="When">
            {starts.map((each, index) => (
              <Fragment key={each.when}>
                {index === 0 ? <Link href={SALE_DATES_PATH}>{each.when}</Link> : <br />}
                {index > 0 && each.when}
                <StartingShops {...each} />
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
      </dl>
    </>
  );
}

/** Returns the starts of the shops to which a page leads, or the first starts among the shops of a list or of the site. */
async function startsFor(isLed: boolean, shops: Shop[] | undefined): Promise<FirstStarts[]> {
  const starts = await listSaleStarts();
  const [leader, ...rest] = shops ?? [];
  if (isLed && leader) {
    const hasDay = starts.some(({ retailer }) => retailer.slug === leader.slug);
    return startsLedBy([leader, ...rest], starts, hasDay ? [] : await listUndatedSales(starts));
  }
  const first = firstStartsOf(
    starts,
    shops?.map(({ slug }) => slug),
  );
  return first ? [first] : [];
}

const isUnchecked = ({ evidence }: FirstStarts) => evidence === NOT_CHECKED;

/** The shops that start then, after the mark of a day that nobody has checked. */
const StartingShops = (starts: FirstStarts) => (
  <>
    {isUnchecked(starts) && <NotCheckedMark />}
    {starts.shops.length > 0 && `: ${shopsInWords(starts.shops)}`}
  </>
);

/** One answer with its label. It belongs into a list with the class `answers`. */
export const Answer = ({ label, children }: { label: string; children: ReactNode }) => (
  <div data-answer={label.toLowerCase()}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Short texts in one line, with a dot between them. */
export const Dotted = ({ items }: { items: ReactNode[] }) => (
  <ul className="dotted">
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

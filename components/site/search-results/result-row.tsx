import { Answer, Dotted } from '@/components/site/category/answers';
import { Link } from '@/components/site/link';
import { NotCheckedMark } from '@/components/site/not-checked';
import { AffiliateLink } from '@/components/site/paid-links/affiliate-link';
import { CardPrice } from '@/components/site/product/card-price';
import { Marked } from '@/components/site/search/marked';
import { LONE_VERDICTS, SHORT_VERDICTS, type Verdict } from '@/lib/catalogue/product-facts';
import { isUnchecked, startSentence } from '@/lib/catalogue/sale-labels';
import { formatDate } from '@/lib/dates/london-time';
import { excerptOf, hasMatch } from '@/lib/search/excerpt';
import { resultPath, TYPE_LABELS } from '@/lib/search/results';
import type { SearchItem } from '@/lib/search/results';
import { hueOf } from '@/lib/theme/hues';
import { type ResultFacts, shopOf } from './result-facts';
import { ResultPicture } from './result-picture';

const DESCRIPTION_LENGTH = 110;

interface ResultProps {
  item: SearchItem;
  facts: ResultFacts;
}

interface ResultRowProps extends ResultProps {
  query: string;
  /** Why the result is in the list, besides the words of the query. */
  reason?: string | null;
  /** Whether the shop's button is only an outline, because an earlier result has the filled one. */
  isQuiet: boolean;
}

/**
 * One search result: its picture, type, name, facts and a part of its description, with the query marked. If it has
 * neither a mark nor a reason, because the search knows it by another name, it says so.
 */
export function ResultRow({ item, facts, query, reason, isQuiet }: ResultRowProps) {
  const shop = shopOf(facts);
  const text = excerptOf(item.description, query, DESCRIPTION_LENGTH);
  const isNamed = hasMatch(item.name, query) || Boolean(reason);
  const why = reason ?? (isNamed || hasMatch(text, query) ? null : `Related to “${query}”`);
  return (
    <article
      data-hue={hueOf(item.name, item.category)}
      className={shop ? 'card result has-shop' : 'card result'}
    >
      <ResultPicture item={item} facts={facts} />
      <div className="result-body">
        <p className="card-note dotted">
          <span>{TYPE_LABELS[item.type]}</span> {why && <b>{why}</b>}
        </p>
        <h2 className="card-title">
          <Link href={resultPath(item)} className="card-link">
            <Marked text={item.name} query={query} />
          </Link>
        </h2>
        <Facts facts={facts} />
        {text && (
          <p className={isNamed || why ? 'card-note result-text' : 'card-note result-text is-why'}>
            <Marked text={text} query={query} />
          </p>
        )}
      </div>
      {shop && (
        <AffiliateLink href={shop.url} retailer={shop.name} isProduct={shop.isProduct} isQuiet={isQuiet} />
      )}
    </article>
  );
}

/** How many goods of a category a result names. */
const GOODS = 3;

/** The facts that help to choose among results. When to buy and what have the labels of the answers at the head of a page. */
function Facts({ facts }: { facts: ResultFacts }) {
  switch (facts.kind) {
    case 'retailer':
      return (
        <>
          {(facts.start ?? facts.usual) && (
            <dl className="answers">
              <Answer label="When">
                {facts.start ? startSentence(facts.start) : facts.usual}
                {(!facts.start || isUnchecked(facts.start)) && <NotCheckedMark />}
              </Answer>
            </dl>
          )}
          {facts.returns && (
            <p className="card-note">
              Returns: {facts.returns.text}
              {facts.returns.isUnchecked && <NotCheckedMark />}
              {facts.returns.note && `. ${facts.returns.note}`}
            </p>
          )}
        </>
      );
    case 'product':
      return (
        <>
          {facts.row?.price && <CardPrice price={facts.row.price} />}
          {facts.row?.verdict && (
            <dl className="answers">
              <Answer label="When">
                <When {...facts.row.verdict} />
              </Answer>
            </dl>
          )}
        </>
      );
    case 'content':
      return facts.row && <p className="card-note">Updated {formatDate(facts.row.content_changed_at)}</p>;
    case 'category':
      return (
        facts.falls.length > 0 && (
          <dl className="answers">
            <Answer label="What">
              <Dotted items={facts.falls.slice(0, GOODS)} />
            </Answer>
          </dl>
        )
      );
  }
}

/**
 * When to buy a product, and in a window with room for it, why. Beside other kinds of results, 'Any time' alone would not
 * say for what.
 */
const When = ({ advice, reason }: Verdict) => (
  <span className="result-line">
    <span className="when-pill" data-advice={advice}>
      {(advice === 'any_time' ? LONE_VERDICTS : SHORT_VERDICTS)[advice]}
    </span>
    <span className="max-md:hidden">{reason}</span>
  </span>
);

import { Answer, Dotted } from '@/components/site/category/answers';
import { Link } from '@/components/site/link';
import { NotCheckedMark } from '@/components/site/not-checked';
import { AffiliateLink } from '@/components/site/paid-links/affiliate-link';
import { CardPrice } from '@/components/site/product/card-price';
import { WaitStart } from '@/components/site/product/product-group';
import { VerdictPill } from '@/components/site/product/verdict';
import { Marked } from '@/components/site/search/marked';
import type { FirstStarts } from '@/lib/catalogue/first-starts';
import type { Verdict } from '@/lib/catalogue/product-facts';
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
  /** Whether to draw the shop's button as an outline only, because an earlier result has the filled button. */
  isQuiet: boolean;
}

/**
 * Shows one search result: its picture, type, name, facts and an excerpt of its description, with the words of the
 * query marked. If no word is marked, the search found the result by another name. The result then says that it is
 * 'Related to' the query.
 */
export function ResultRow({ item, facts, query, isQuiet }: ResultRowProps) {
  const shop = shopOf(facts);
  const text = excerptOf(item.description, query, DESCRIPTION_LENGTH);
  const isNamed = hasMatch(item.name, query);
  const why = isNamed || hasMatch(text, query) ? null : `Related to “${query}”`;
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

/** The maximum number of goods to name in the result for a shop or a category. */
const GOODS = 3;

/** Shows the facts that help to choose among results. 'When' and 'What' look like the answers at the head of a page. */
function Facts({ facts }: { facts: ResultFacts }) {
  switch (facts.kind) {
    case 'retailer':
      return (
        <>
          {(facts.start ?? facts.usual ?? facts.falls[0]) && (
            <dl className="answers">
              {(facts.start ?? facts.usual) && (
                <Answer label="When">
                  {facts.start ? startSentence(facts.start) : facts.usual}
                  {(!facts.start || isUnchecked(facts.start)) && <NotCheckedMark />}
                </Answer>
              )}
              <Reduced goods={facts.falls} />
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
                <When {...facts.row.verdict} waitFor={facts.waitFor} />
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
            <Reduced goods={facts.falls} />
          </dl>
        )
      );
  }
}

/** Names the first goods that come down in price at a shop or in a category. */
const Reduced = ({ goods }: { goods: string[] }) =>
  goods.length > 0 && (
    <Answer label="What">
      <Dotted items={goods.slice(0, GOODS)} />
    </Answer>
  );

/**
 * Says when to buy a product, from which day a shopper can stop waiting and, if the window is wide enough, why. The
 * list also contains results that are not about buying, so the label 'Any time' becomes 'Buy any time'.
 */
const When = ({ advice, reason, waitFor }: Verdict & { waitFor: FirstStarts | null }) => (
  <>
    <span className="result-line">
      <VerdictPill advice={advice} isLone={advice === 'any_time'} />
      {waitFor ? (
        <span>
          <WaitStart start={waitFor} />
        </span>
      ) : (
        <span className="max-md:hidden">{reason}</span>
      )}
    </span>
    {waitFor && <span className="result-reason max-md:hidden">{reason}</span>}
  </>
);

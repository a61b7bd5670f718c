import { QuickAnswer } from '@/components/site/category/quick-answer';
import { Link } from '@/components/site/link';
import { Marked } from '@/components/site/search/marked';
import { resultPath, type SearchItem, TYPE_LABELS } from '@/lib/search/results';
import { type answerToSearch, MOST_SHOPS } from '@/lib/services/pages/answer-to-search';
import { hueOf } from '@/lib/theme/hues';
import { ResultPicture } from './result-picture';

interface GoodsAnswerProps {
  item: SearchItem;
  query: string;
  answer: Awaited<ReturnType<typeof answerToSearch>>;
}

/**
 * Shows the first result of a search for goods: the picture of the goods, links to their page and to a shop, when to
 * buy, and what to buy.
 */
export const GoodsAnswer = ({ item, query, answer: { good, advice, timing, shops } }: GoodsAnswerProps) => (
  <article data-hue={hueOf(item.name, item.category)} className="card goods-answer">
    <ResultPicture item={item} facts={{ kind: 'category', falls: good }} />
    <div className="goods-answer-title">
      <p className="card-note">{TYPE_LABELS[item.type]}</p>
      <h2>
        <Link href={resultPath(item)} className="card-link">
          <Marked text={item.name} query={query} />
        </Link>
      </h2>
    </div>
    <QuickAnswer {...{ good, shops, advice, timing }} mostShops={MOST_SHOPS} />
  </article>
);

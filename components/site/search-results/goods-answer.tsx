import { QuickAnswer } from '@/components/site/category/quick-answer';
import { Link } from '@/components/site/link';
import { Marked } from '@/components/site/search/marked';
import type { RetailerCard } from '@/lib/catalogue/entities';
import { resultPath, type SearchItem, TYPE_LABELS } from '@/lib/search/results';
import { hueOf } from '@/lib/theme/hues';
import { ResultPicture } from './result-picture';

interface GoodsAnswerProps {
  item: SearchItem;
  query: string;
  /** The goods to look at. */
  good: string[];
  /** The shops that sell the goods, the best first. */
  shops: RetailerCard[];
}

/** The first result of a search for goods: their picture, the links to their page and to a shop, and when and what to buy. */
export const GoodsAnswer = ({ item, query, good, shops }: GoodsAnswerProps) => (
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
    <QuickAnswer good={good} shops={shops} />
  </article>
);

import { Answers } from '@/components/site/category/answers';
import { Link } from '@/components/site/link';
import { AdDisclosure } from '@/components/site/paid-links/ad-disclosure';
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
  /** The shops that sell the goods. The results after this one have the links to them. */
  shops: RetailerCard[];
}

/** The first result of a search for goods: their picture, the link to their page, and when and what to buy. */
export const GoodsAnswer = ({ item, query, good, shops }: GoodsAnswerProps) => (
  <article data-hue={hueOf(item.name, item.category)} className="card goods-answer">
    <ResultPicture item={item} facts={{ kind: 'category' }} />
    <div className="goods-answer-title">
      <p className="card-note">{TYPE_LABELS[item.type]}</p>
      <h2>
        <Link href={resultPath(item)} className="card-link">
          <Marked text={item.name} query={query} />
        </Link>
      </h2>
    </div>
    <section aria-label="Quick answer" className="quick-answer">
      <Answers good={good} shops={shops.length > 0 ? shops : undefined} hasWhere={false} />
      {shops.length > 0 && <AdDisclosure />}
    </section>
  </article>
);

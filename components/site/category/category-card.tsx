import { Link } from '@/components/site/link';
import type { CategoryCard as Category } from '@/lib/catalogue/entities';
import { categoryPath } from '@/lib/routing/paths';
import { firstClause } from '@/lib/seo/first-clause';
import { hueOf } from '@/lib/theme/hues';
import { Picture } from '../pictures/picture';

/** Shows a category as a card in a list. */
export function CategoryCard({
  category,
  heading: Heading = 'h3',
  isEarly = false,
}: {
  category: Category;
  heading?: 'h2' | 'h3';
  /**
   * Whether the card may be on the first screen. If so, its picture does not wait for the script shell/start-pictures.
   */
  isEarly?: boolean;
}) {
  return (
    <article data-hue={hueOf(category.name, category.slug)} className="card category-card">
      <Picture
        row={{ kind: 'category', slug: category.slug }}
        name={category.name}
        sources={[category.image_url, category.icon]}
        isPlain={isEarly}
      />
      <div className="card-body">
        <Heading className="card-title">
          <Link href={categoryPath(category.slug)} className="card-link">
            {category.name}
          </Link>
        </Heading>
        <p>{category.verdict ?? firstClause(category.description, 100)}</p>
      </div>
    </article>
  );
}

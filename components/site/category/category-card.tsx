import { Link } from '@/components/site/link';
import type { CategoryCard as Category } from '@/lib/catalogue/entities';
import { categoryPath } from '@/lib/routing/paths';
import { shorten } from '@/lib/seo/metadata';
import { EntityPicture } from '../pictures/entity-picture';

/** The card of a category in lists. */
export function CategoryCard({
  category,
  heading: Heading = 'h3',
}: {
  category: Category;
  heading?: 'h2' | 'h3';
}) {
  return (
    <article className="card flex gap-4 p-4">
      <EntityPicture
        row={{ kind: 'category', slug: category.slug }}
        name={category.name}
        sources={[category.image_url, category.icon]}
      />
      <div className="min-w-0">
        <Heading className="card-title">
          <Link href={categoryPath(category.slug)} className="card-link">
            {category.name}
          </Link>
        </Heading>
        <p className="text-sm text-muted">{shorten(category.description, 100)}</p>
      </div>
    </article>
  );
}

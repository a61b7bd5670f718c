import type { Category, ProductCard as Product, SubcategoryCard } from '@/lib/catalogue/entities';
import { firstSentence } from '@/lib/catalogue/first-sentence';
import { categoryPath, subcategoryPath } from '@/lib/routing/paths';
import { firstShopsOf } from '@/lib/services/pages/first-shop';
import { hueOf } from '@/lib/theme/hues';
import { CardGrid } from '../card-grid';
import { Link } from '../link';
import { MoreLink } from '../more-link';
import { Picture } from '../pictures/picture';
import { Section } from '../section';
import { ProductCard } from './product-card';
import { ProductListNotes } from './product-list-notes';

/** The number of similar products, which is also the number of cards in the row. */
export const SIMILAR = 3;

interface SimilarProductsProps {
  products: Product[];
  /** The category and the subcategory of the product of the page. */
  category: Category | null;
  subcategory: SubcategoryCard | undefined;
}

/** Similar products. If they are few, the subcategory and the category of the page's product fill the row. */
export async function SimilarProducts({ products, category, subcategory }: SimilarProductsProps) {
  if (!category) return null;
  const shops = await firstShopsOf(products);
  const ways = [
    ...(subcategory ? [<SubcategoryWay key="subcategory" subcategory={subcategory} />] : []),
    <CategoryWay key="category" category={category} />,
  ].slice(0, SIMILAR - products.length);
  return (
    <Section
      id="similar"
      title={titleOf(products.length, ways.length)}
      action={<MoreLink href={categoryPath(category.slug)}>All of {category.name}</MoreLink>}
    >
      <div className="filled-row">
        <CardGrid>
          {products.map((product) => (
            <li key={product.slug}>
              <ProductCard product={product} shop={shops.get(product.slug)} />
            </li>
          ))}
          {ways.map((way) => (
            <li key={way.key}>{way}</li>
          ))}
        </CardGrid>
      </div>
      <ProductListNotes products={products} hasLinks={shops.size > 0} />
    </Section>
  );
}

function titleOf(products: number, ways: number): string {
  if (products === 0) return 'Look further';
  return ways > 0 ? 'Similar products and categories' : 'Similar products';
}

const SubcategoryWay = ({ subcategory }: { subcategory: SubcategoryCard }) => {
  const { slug, name, description, parent_category_slug: parent } = subcategory;
  return (
    <article data-hue={hueOf(name, parent)} className="card way-card">
      <Picture row={{ kind: 'subcategory', slug, parents: [parent] }} name={name} />
      <WayText kind="Subcategory" name={name} path={subcategoryPath(parent, slug)} text={description} />
    </article>
  );
};

const CategoryWay = ({ category }: { category: Category }) => {
  const { slug, name, verdict, description, image_url, icon } = category;
  return (
    <article data-hue={hueOf(name, slug)} className="card way-card">
      <Picture row={{ kind: 'category', slug }} name={name} sources={[image_url, icon]} />
      <WayText kind="Category" name={name} path={categoryPath(slug)} text={verdict ?? description} />
    </article>
  );
};

const WayText = ({ kind, name, path, text }: Record<'kind' | 'name' | 'path' | 'text', string>) => (
  <div className="card-body">
    <p>{kind}</p>
    <h3 className="card-title">
      <Link href={path} className="card-link">
        {name}
      </Link>
    </h3>
    <p>{firstSentence(text)}</p>
  </div>
);

import type { Category, Subcategory } from '@/lib/catalogue/entities';
import { countProducts, listProductPage } from '@/lib/data/products';
import { listRetailersInCategory } from '@/lib/data/retailers';
import { listSubcategories } from '@/lib/data/subcategories';
import { editAttributes } from '@/lib/inline-editing/edit-attributes';
import { pageCount, pagePath, PER_PAGE } from '@/lib/lists/pagination';
import { categoryPath, subcategoryPath } from '@/lib/routing/paths';
import { inTheSales } from '@/lib/seo/titles';
import { Breadcrumbs } from '../breadcrumbs';
import { ItemListData, productCrumb } from '../item-list-data';
import { MoreLink } from '../more-link';
import { Pagination } from '../pagination';
import { EntityPicture } from '../pictures/entity-picture';
import { ProductBrowser } from '../product-browser/product-browser';
import { RelatedLinks } from '../related-links';
import { RetailerGrid } from '../retailer/retailer-grid';
import { Section } from '../section';
import { SubcategoryList } from './subcategory-list';

const RETAILERS = 6;

interface SubcategoryViewProps {
  category: Category;
  subcategory: Subcategory;
}

/** A subcategory page: its products, the shops of its category, and the other subcategories of this category. */
export async function SubcategoryView({ category, subcategory }: SubcategoryViewProps) {
  const { slug, name } = subcategory;
  const path = subcategoryPath(category.slug, slug);
  const [products, productCount, retailers, subcategories] = await Promise.all([
    listProductPage({ subcategory: slug }, { from: 0, limit: PER_PAGE.inCategory }),
    countProducts({ subcategory: slug }),
    listRetailersInCategory(category.slug, RETAILERS),
    listSubcategories(category.slug),
  ]);
  const siblings = subcategories.filter((other) => other.slug !== slug);
  return (
    <>
      <Breadcrumbs
        items={[
          { name: 'Categories', path: '/categories' },
          { name: category.name, path: categoryPath(category.slug) },
          { name, path },
        ]}
      />
      <header className="flex items-center gap-5">
        <EntityPicture
          row={{ kind: 'subcategory', slug, parents: [category.slug] }}
          name={name}
          size="large"
          priority
        />
        <h1>
          <span {...editAttributes('subcategories', slug, 'name')}>{name}</span>
          {inTheSales('')}
        </h1>
      </header>
      <p
        className="mt-4 max-w-prose text-lg whitespace-pre-line"
        {...editAttributes('subcategories', slug, 'description')}
      >
        {subcategory.description}
      </p>

      {products.length > 0 && (
        <Section id="products" title={`${name} to look at`}>
          <ProductBrowser {...{ name, path, products }} total={productCount} subcategories={[]} isByName />
          <ItemListData name={name} items={products.map(productCrumb)} />
          <Pagination
            current={1}
            last={pageCount(productCount, PER_PAGE.inCategory)}
            label={name}
            pathOf={(page) => pagePath(path, page)}
          />
        </Section>
      )}
      {retailers.length > 0 && (
        <Section
          id="retailers"
          title={`Shops that sell ${category.name}`}
          action={<MoreLink href={categoryPath(category.slug)}>All of {category.name}</MoreLink>}
        >
          <RetailerGrid retailers={retailers} />
        </Section>
      )}
      {siblings.length > 0 && (
        <Section id="siblings" title={`More in ${category.name}`}>
          <SubcategoryList subcategories={siblings} />
        </Section>
      )}
      <RelatedLinks
        path={path}
        related={{ categories: [category], retailers, products, subcategories: siblings }}
      />
    </>
  );
}

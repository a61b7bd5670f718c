import type { Category } from '@/lib/catalogue/entities';
import { relatedCategories } from '@/lib/catalogue/related-links';
import { listCategoriesBySlug } from '@/lib/data/categories';
import { countProducts, listProductPage, listProductsBySlug } from '@/lib/data/products';
import { listRetailersBySlug, listRetailersInCategory } from '@/lib/data/retailers';
import { listSubcategories } from '@/lib/data/subcategories';
import { editAttributes } from '@/lib/inline-editing/edit-attributes';
import { pageCount, pagePath, PER_PAGE } from '@/lib/lists/pagination';
import { withoutDuplicates } from '@/lib/lists/without-duplicates';
import { categoryPath } from '@/lib/routing/paths';
import { inTheSales } from '@/lib/seo/titles';
import { hueOf } from '@/lib/theme/hues';
import { BuyingTips } from '../buying-tips';
import { FaqList } from '../faq-list';
import { ItemListData, productCrumb } from '../item-list-data';
import { PageHead } from '../page-head';
import { Pagination } from '../pagination';
import { Picture } from '../pictures/picture';
import { ProductBrowser } from '../product-browser/product-browser';
import { RelatedLinks } from '../related-links';
import { RetailerGrid } from '../retailer/retailer-grid';
import { Section } from '../section';
import { SubcategoryList } from './subcategory-list';

const RETAILERS = 12;
const CHOSEN_PRODUCTS = 12;

/** A category page: intro, retailers, products, buying advice. */
export async function CategoryView({ category }: { category: Category }) {
  const { slug } = category;
  const path = categoryPath(slug);
  const [chosen, others, chosenProducts, products, productCount, subcategories] = await Promise.all([
    listRetailersBySlug(category.top_retailers),
    listRetailersInCategory(slug, RETAILERS),
    listProductsBySlug(category.top_products.slice(0, CHOSEN_PRODUCTS)),
    listProductPage({ category: slug }, { from: 0, limit: PER_PAGE.inCategory }),
    countProducts({ category: slug }),
    listSubcategories(slug),
  ]);
  const retailers = withoutDuplicates([...chosen, ...others]).slice(0, RETAILERS);
  // Show the editor's chosen products first, then all products of the first page by name. Pages 2 and later continue by
  // name, so no product is left out.
  const shownProducts = withoutDuplicates([...chosenProducts, ...products]);
  const alsoSold = await listCategoriesBySlug(relatedCategories(slug, retailers));
  return (
    <>
      <PageHead
        crumbs={[
          { name: 'Categories', path: '/categories' },
          { name: category.name, path },
        ]}
        hue={hueOf(category.name, slug)}
        title={
          <>
            <span {...editAttributes('categories', slug, 'name')}>{category.name}</span>
            {inTheSales('')}
          </>
        }
        lede={
          <p className="page-head-lede" {...editAttributes('categories', slug, 'description')}>
            {category.description}
          </p>
        }
        art={
          <Picture
            row={{ kind: 'category', slug }}
            name={category.name}
            sources={[category.image_url, category.icon]}
            size="large"
            priority
          />
        }
      />
      {subcategories.length > 0 && (
        <Section id="subcategories" title={`Within ${category.name}`}>
          <SubcategoryList subcategories={subcategories} />
        </Section>
      )}
      {retailers.length > 0 && (
        <Section id="retailers" title={`Where to look for ${category.name}`} ground="tint">
          <RetailerGrid retailers={retailers} />
        </Section>
      )}
      {shownProducts.length > 0 && (
        <Section id="products" title={`Products in ${category.name}`}>
          <ProductBrowser
            name={category.name}
            path={path}
            products={shownProducts}
            total={productCount}
            subcategories={subcategories}
            isByName={chosenProducts.length === 0}
          />
          <ItemListData name={`Products in ${category.name}`} items={shownProducts.map(productCrumb)} />
          <Pagination
            current={1}
            last={pageCount(productCount, PER_PAGE.inCategory)}
            label={`Products in ${category.name}`}
            pathOf={(page) => pagePath(path, page)}
          />
        </Section>
      )}
      <BuyingTips tips={category.buying_tips} />
      <FaqList faqs={category.faqs} title={`${category.name}: questions and answers`} />
      <RelatedLinks
        path={path}
        related={{ categories: alsoSold, retailers, products: shownProducts, subcategories }}
      />
    </>
  );
}

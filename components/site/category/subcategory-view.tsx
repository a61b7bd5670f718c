import type { Category, Subcategory } from '@/lib/catalogue/entities';
import { nameInSentence } from '@/lib/catalogue/name-in-sentence';
import { reasonsOf } from '@/lib/catalogue/shop-reasons';
import { countProducts, listProductPage } from '@/lib/data/products';
import { listRetailersBySlug, listRetailersInCategory } from '@/lib/data/retailers';
import { listSubcategories } from '@/lib/data/subcategories';
import { editAttributes } from '@/lib/inline-editing/edit-attributes';
import { pageCount, pagePath, PER_PAGE } from '@/lib/lists/pagination';
import { categoryPath, subcategoryPath } from '@/lib/routing/paths';
import { guidesAbout } from '@/lib/services/pages/guides-about';
import { ItemListData, productCrumb } from '../item-list-data';
import { MoreLink } from '../more-link';
import { PlacedWidgets } from '../offer-widgets/placed-widgets';
import { Pagination } from '../pagination';
import { Picture } from '../pictures/picture';
import { ProductBrowser } from '../product-browser/product-browser';
import { RelatedLinks } from '../related-links';
import { Section } from '../section';
import { Prices, TipsAndQuestions } from './advice-sections';
import { CategoryHead } from './category-head';
import { FEW, FewProducts } from './few-products';
import { hasTiming } from './price-advice';
import { RankedShops, SHOPS_ORDER } from './ranked-shops';
import { SubcategoryList } from './subcategory-list';
import { SubcategoryText } from './subcategory-text';

const RETAILERS = 6;

interface SubcategoryViewProps {
  category: Category;
  subcategory: Subcategory;
}

/**
 * Shows a subcategory page: its products, prices and best shops, its text with tips and questions, and the other
 * subcategories of the same category. If the subcategory has no shops of its own, shows the shops of the category.
 */
export async function SubcategoryView({ category, subcategory }: SubcategoryViewProps) {
  const { slug, name, retailer_picks } = subcategory;
  const path = subcategoryPath(category.slug, slug);
  const [products, productCount, picked, subcategories, [guide]] = await Promise.all([
    listProductPage({ subcategory: slug }, { from: 0, limit: PER_PAGE.inCategory }),
    countProducts({ subcategory: slug }),
    retailer_picks.length > 0 ? listRetailersBySlug(retailer_picks.map((pick) => pick.slug)) : [],
    listSubcategories(category.slug),
    guidesAbout([slug]),
  ]);
  const retailers = picked.length > 0 ? picked : await listRetailersInCategory(category.slug, RETAILERS);
  const siblings = subcategories.filter((other) => other.slug !== slug);
  const advised = products.filter(({ verdict }) => verdict);
  const inSentence = nameInSentence('subcategories', subcategory);
  return (
    <>
      <CategoryHead
        crumbs={[
          { name: 'Categories', path: '/categories' },
          { name: category.name, path: categoryPath(category.slug) },
          { name, path },
        ]}
        hue={category}
        name={<span {...editAttributes('subcategories', slug, 'name')}>{name}</span>}
        advice={subcategory}
        retailers={retailers}
        sections={[
          { id: 'products', label: products.length > 0 && 'Products' },
          {
            id: 'when-to-buy',
            label: hasTiming({ advice: subcategory, products: advised }) && 'When to buy',
          },
          {
            id: 'retailers',
            label: retailers.length > 1 && (picked.length > 0 ? 'Best shops' : 'Shops'),
          },
        ]}
        art={
          <Picture
            row={{ kind: 'subcategory', slug, parents: [category.slug] }}
            name={name}
            size="large"
            priority
          />
        }
      />
      {products.length > 0 && (
        <Section id="products" title={`${name} to look at`}>
          {productCount <= FEW ? (
            <FewProducts products={products} isExplained={retailers.length > 0} />
          ) : (
            <ProductBrowser
              {...{ name, path, products }}
              total={productCount}
              perPage={PER_PAGE.inCategory}
              isByName
              isExplained={retailers.length > 0}
            />
          )}
          <ItemListData name={name} items={products.map(productCrumb)} />
          <Pagination
            current={1}
            last={pageCount(productCount, PER_PAGE.inCategory)}
            label={name}
            pathOf={(page) => pagePath(path, page)}
          />
        </Section>
      )}
      <Prices
        advice={subcategory}
        products={advised}
        titles={{ goods: `${name}: what comes down, what doesn’t`, timing: `${name}: when to buy` }}
        description={
          <p
            className="max-w-prose whitespace-pre-line"
            {...editAttributes('subcategories', slug, 'description')}
          >
            {subcategory.description}
          </p>
        }
      />
      <PlacedWidgets placement="subcategory" category={category.slug} />
      {retailers.length > 0 && (
        <Section
          id="retailers"
          ground="tint"
          title={
            picked.length > 0
              ? `Best shops for ${inSentence}`
              : `Shops that sell ${nameInSentence('categories', category)}`
          }
          description={picked.length > 0 ? SHOPS_ORDER : null}
          action={
            <MoreLink href={`${categoryPath(category.slug)}#retailers`} rest={`in ${category.name}`}>
              All shops
            </MoreLink>
          }
        >
          <RankedShops
            shops={retailers}
            reasons={picked.length > 0 ? reasonsOf(retailer_picks) : undefined}
          />
        </Section>
      )}
      {subcategory.body ? (
        <SubcategoryText subcategory={{ ...subcategory, body: subcategory.body }} guide={guide} />
      ) : (
        <TipsAndQuestions
          tips={subcategory.buying_tips}
          faqs={subcategory.faqs}
          title={`${name}: questions and answers`}
          guide={guide}
        />
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

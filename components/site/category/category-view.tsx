import type { Category } from '@/lib/catalogue/entities';
import { nameInSentence } from '@/lib/catalogue/name-in-sentence';
import { bySubcategoryInTurn } from '@/lib/catalogue/product-picks';
import { relatedCategories } from '@/lib/catalogue/related-links';
import { byReason, reasonsFrom } from '@/lib/catalogue/shop-reasons';
import { listCategoriesBySlug } from '@/lib/data/categories';
import { countProducts, listProductPage, listProductsBySlug } from '@/lib/data/products';
import { listRetailersBySlug, listRetailersInCategory } from '@/lib/data/retailers';
import { listShopPicks, listSubcategories } from '@/lib/data/subcategories';
import { editAttributes } from '@/lib/inline-editing/edit-attributes';
import { pageCount, pagePath, PER_PAGE } from '@/lib/lists/pagination';
import { withoutDuplicates } from '@/lib/lists/without-duplicates';
import { categoryPath } from '@/lib/routing/paths';
import { guidesAbout } from '@/lib/services/pages/guides-about';
import { ItemListData, productCrumb } from '../item-list-data';
import { PlacedWidgets } from '../offer-widgets/placed-widgets';
import { Pagination } from '../pagination';
import { Picture } from '../pictures/picture';
import { ProductBrowser } from '../product-browser/product-browser';
import { RelatedLinks } from '../related-links';
import { Section } from '../section';
import { Prices, TipsAndQuestions } from './advice-sections';
import { CategoryHead } from './category-head';
import { FoldedText } from './folded-text';
import { OtherShops } from './other-shops';
import { GuideBox } from './guide-box';
import { hasTiming } from './price-advice';
import { RankedShops, SHOPS_ORDER } from './ranked-shops';
import { SubcategoryList } from './subcategory-list';

const RETAILERS = 12;
const CHOSEN_PRODUCTS = 12;
const GUIDES = 3;

/** Shows a category page: its head, subcategories, guides, price advice, products, shops, tips and questions. */
export async function CategoryView({ category }: { category: Category }) {
  const { slug } = category;
  const path = categoryPath(slug);
  const [chosen, inCategory, chosenProducts, products, productCount, subcategories, picks] =
    await Promise.all([
      listRetailersBySlug(category.top_retailers),
      listRetailersInCategory(slug, RETAILERS),
      listProductsBySlug(category.top_products.slice(0, CHOSEN_PRODUCTS)),
      listProductPage({ category: slug }, { from: 0, limit: PER_PAGE.inCategory }),
      countProducts({ category: slug }),
      listSubcategories(slug),
      listShopPicks(slug),
    ]);
  const retailers = withoutDuplicates([...chosen, ...inCategory]).slice(0, RETAILERS);
  const reasons = reasonsFrom(picks);
  const { ranked, others } = byReason(retailers, reasons);
  const isReasoned = ranked.some((shop) => reasons.has(shop.slug));
  // Show one product of each subcategory in turn, in the order of the subcategories. Within a subcategory, the products
  // that an editor has chosen come first, then the products of the first page by name. Pages 2 and later continue by
  // name, so no product is left out. Chosen products of other categories belong to no subcategory of this page, so only
  // 'Explore More' shows them.
  const ownChoice = chosenProducts.filter((product) => product.category === slug);
  const shownProducts = bySubcategoryInTurn(withoutDuplicates([...ownChoice, ...products]), subcategories);
  const [guides, alsoSold] = await Promise.all([
    guidesAbout(subcategories.map((each) => each.slug)),
    listCategoriesBySlug(relatedCategories(slug, retailers)),
  ]);
  const advised = shownProducts.filter(({ verdict }) => verdict);
  return (
    <>
      <CategoryHead
        crumbs={[
          { name: 'Categories', path: '/categories' },
          { name: category.name, path },
        ]}
        hue={category}
        name={<span {...editAttributes('categories', slug, 'name')}>{category.name}</span>}
        advice={category}
        retailers={[...ranked, ...others]}
        sections={[
          { id: 'when-to-buy', label: hasTiming({ advice: category, products: advised }) && 'When to buy' },
          { id: 'products', label: shownProducts.length > 0 && 'Products' },
          { id: 'retailers', label: retailers.length > 1 && (isReasoned ? 'Best shops' : 'Shops') },
        ]}
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
      {guides.length > 0 && (
        <Section id="guides" title="How to choose">
          <GuideBox guides={guides.slice(0, GUIDES)} isText />
        </Section>
      )}
      <Prices advice={category} products={advised} />
      <PlacedWidgets placement="category" category={slug} />
      {shownProducts.length > 0 && (
        <Section id="products" title={`Products in ${category.name}`}>
          <ProductBrowser
            name={category.name}
            path={path}
            products={shownProducts}
            total={productCount}
            perPage={PER_PAGE.inCategory}
            groups={{ subcategory: subcategories }}
            isByName={ownChoice.length === 0 && subcategories.length === 0}
            isExplained={retailers.length > 0}
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
      {retailers.length > 0 && (
        <Section
          id="retailers"
          title={`${isReasoned ? 'Best shops for' : 'Shops that sell'} ${nameInSentence('categories', category)}`}
          description={isReasoned ? SHOPS_ORDER : null}
          ground="tint"
        >
          <RankedShops shops={ranked} reasons={reasons} />
          {others.length > 0 && <OtherShops shops={others} />}
        </Section>
      )}
      <TipsAndQuestions
        tips={category.buying_tips}
        faqs={category.faqs}
        title={`${category.name}: questions and answers`}
        below={
          category.description && (
            <FoldedText id="about" title={`About ${category.name}`}>
              <p className="whitespace-pre-line" {...editAttributes('categories', slug, 'description')}>
                {category.description}
              </p>
            </FoldedText>
          )
        }
      />
      <RelatedLinks
        path={path}
        related={{
          categories: alsoSold,
          retailers,
          products: withoutDuplicates([...shownProducts, ...chosenProducts]),
          subcategories,
        }}
      />
    </>
  );
}

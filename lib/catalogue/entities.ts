/** The types that the data layer returns to public pages: whole rows for their own pages, and cards for lists. */
import type {
  CategoryRow,
  ContentRow,
  ProductRow,
  RetailerRow,
  Source,
  SubcategoryRow,
  Update,
} from '@/lib/schema/rows';
import type { Discount, DiscountFields } from './discount';
import type { FactFields, Facts } from './product-facts';
import type { ShopFactFields, ShopFacts } from './shop-facts';

type Shown = { discount: Discount | null };

export type RetailerCard = Pick<
  RetailerRow,
  | 'slug'
  | 'name'
  | 'logo'
  | 'cta_url'
  | 'last_verified'
  | 'key_categories'
  | 'verdict'
  | 'has_sale'
  | 'brand_bg'
  | 'brand_ink'
> &
  Shown;

export type Retailer = Omit<
  RetailerRow,
  'is_published' | 'display_rank' | keyof DiscountFields | keyof ShopFactFields
> &
  Shown & { facts: ShopFacts | null };

export type CategoryCard = Pick<
  CategoryRow,
  'slug' | 'name' | 'icon' | 'description' | 'image_url' | 'verdict' | 'falls' | 'holds'
>;

export type Category = Omit<CategoryRow, 'is_published'> & { updated_at: string | null };

export type SubcategoryCard = Pick<SubcategoryRow, 'slug' | 'name' | 'parent_category_slug' | 'description'>;

export type Subcategory = SubcategoryRow & {
  meta_title: string | null;
  updated_at: string | null;
};

export type ProductCard = Pick<
  ProductRow,
  | 'slug'
  | 'name'
  | 'brand'
  | 'category'
  | 'subcategory'
  | 'image'
  | 'image_url'
  | 'price_range'
  | 'recommended_retailers'
  | 'retailer_links'
> &
  Facts;

export type Product = Omit<ProductRow, 'is_published' | Exclude<keyof FactFields, 'price_range'>> &
  Facts & { updated_at: string | null };

export type ContentType = ContentRow['content_type'];

export type ContentCard = Pick<
  ContentRow,
  | 'slug'
  | 'title'
  | 'description'
  | 'image'
  | 'guide_category'
  | 'article_category'
  | 'reading_time_minutes'
  | 'content_changed_at'
  | 'key_number'
  | 'key_number_note'
> & {
  content_type: ContentType;
  published_at: string | null;
  author_slug?: string | null;
  reviewer_slug?: string | null;
};

export type Content = Omit<
  ContentRow,
  | 'is_published'
  | 'priority'
  | 'published_at'
  | 'content_changed_at'
  | 'sources'
  | 'updates'
  | 'author_slug'
  | 'reviewer_slug'
> & {
  sources: Source[];
  updates: Update[];
  author_slug: string | null;
  reviewer_slug: string | null;
  published_at: string | null;
  content_changed_at: string | null;
};

/** An author or reviewer, as visitors see them. */
export interface Person {
  slug: string;
  name: string;
  role: string;
  image: string | null;
  bio: string;
  /** The URL of a page about the person on another site. */
  link: string | null;
  meta_title: string | null;
  meta_description: string | null;
}

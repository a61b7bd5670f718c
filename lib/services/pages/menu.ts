import 'server-only';
import type { ProductCard } from '@/lib/catalogue/entities';
import {
  DESCRIPTION_LENGTH,
  featuredOf,
  groupByCategory,
  groupedDropdown,
  PER_GROUP,
  plainDropdown,
} from '@/lib/catalogue/menu';
import type { Dropdown, MenuItem, MenuLink } from '@/lib/catalogue/menu';
import { LONE_VERDICTS } from '@/lib/catalogue/product-facts';
import { listCategories, listCategoriesBySlug } from '@/lib/data/categories';
import { listContent, listContentBySlug } from '@/lib/data/content-list';
import { getNavigation } from '@/lib/data/navigation';
import { listFirstOfCategories, listProducts, listProductsBySlug } from '@/lib/data/products';
import { listRetailers, listRetailersBySlug } from '@/lib/data/retailers';
import { categoryPath, contentPath, productPath, retailerPath, SALE_DATES_PATH } from '@/lib/routing/paths';
import type { DropdownType, NavigationRow } from '@/lib/schema/rows';
import { shorten } from '@/lib/seo/metadata';

/** The maximum number of categories to read for a dropdown of products grouped by category. */
const GROUPED_CATEGORIES = 30;

interface Entry {
  slug: string;
  href: string;
  label: string;
  note: string | null;
}

/** Returns the menu items with their dropdowns. A write to any row in a dropdown expires the cached result. */
export async function getMenu(): Promise<MenuItem[]> {
  'use cache';
  const rows = await getNavigation();
  return Promise.all(
    rows.map(async (row) => ({
      label: row.label,
      href: row.href,
      icon: row.icon,
      opensNewTab: row.target === '_blank',
      isCallToAction: row.is_cta,
      list: row.has_dropdown ? row.dropdown_type : null,
      dropdown: row.has_dropdown && row.dropdown_type ? await dropdownOf(row, row.dropdown_type) : null,
    })),
  );
}

/** For some types of dropdown, a link to a related page. It is shown after the dropdown's other links. */
const RELATED: Partial<Record<DropdownType, { href: string; label: string }>> = {
  retailers: { href: SALE_DATES_PATH, label: 'Sale dates' },
};

async function dropdownOf(row: NavigationRow, type: DropdownType): Promise<Dropdown | null> {
  if (type === 'products' && row.show_categories_grouping) return groupedProducts(row);
  const entries = await ENTRIES[type](row.selected_items, row.dropdown_item_limit);
  const dropdown = plainDropdown(toLinks(entries, featuredOf(type, entries, row.featured_items)));
  const related = RELATED[type];
  return dropdown && related ? { ...dropdown, related } : dropdown;
}

const toLinks = (entries: Entry[], featured: Set<string>): MenuLink[] =>
  entries.map(({ slug, ...link }) => ({ ...link, isFeatured: featured.has(slug) }));

async function groupedProducts({ selected_items, featured_items }: NavigationRow): Promise<Dropdown | null> {
  const categories = await listCategories({ limit: GROUPED_CATEGORIES });
  const products =
    selected_items.length > 0
      ? await listProductsBySlug(selected_items)
      : await listFirstOfCategories(
          categories.map(({ slug }) => slug),
          { limit: PER_GROUP },
        );
  const groups = groupByCategory(products, categories).map(({ title, rows }) => {
    const entries = rows.map(productEntry);
    return { title, links: toLinks(entries, featuredOf('products', entries, featured_items)) };
  });
  return groupedDropdown(groups);
}

/**
 * For each type of dropdown, a function that reads its entries: the rows that editors have selected, in their order, or
 * the first rows if none is selected.
 */
const ENTRIES: Record<DropdownType, (chosen: string[], limit: number) => Promise<Entry[]>> = {
  retailers: async (chosen, limit) => {
    const rows = chosen.length > 0 ? await listRetailersBySlug(chosen) : await listRetailers({ limit });
    return rows.slice(0, limit).map(({ slug, name }) => ({
      ...{ slug, label: name, href: retailerPath(slug) },
      note: null,
    }));
  },
  categories: async (chosen, limit) => {
    const rows = chosen.length > 0 ? await listCategoriesBySlug(chosen) : await listCategories({ limit });
    return rows
      .slice(0, limit)
      .map(({ slug, name }) => ({ slug, label: name, href: categoryPath(slug), note: null }));
  },
  products: async (chosen, limit) => {
    const rows = chosen.length > 0 ? await listProductsBySlug(chosen) : await listProducts({ limit });
    return rows.slice(0, limit).map(productEntry);
  },
  guides: (chosen, limit) => contentEntries('guide', chosen, limit),
  articles: (chosen, limit) => contentEntries('article', chosen, limit),
};

async function contentEntries(type: 'guide' | 'article', chosen: string[], limit: number): Promise<Entry[]> {
  const rows =
    chosen.length > 0
      ? (await listContentBySlug(chosen)).filter(({ content_type }) => content_type === type)
      : await listContent({ type, limit });
  return rows.slice(0, limit).map(({ slug, title, description }) => ({
    ...{ slug, label: title, href: contentPath(slug) },
    note: shorten(description, DESCRIPTION_LENGTH) || null,
  }));
}

/**
 * Returns a product's entry, with a note on when to buy it. It shows no price, because a price needs its source or the
 * note 'not yet checked', and a dropdown has room for neither.
 */
const productEntry = (product: ProductCard): Entry => ({
  slug: product.slug,
  label: product.name,
  href: productPath(product),
  note: product.verdict && LONE_VERDICTS[product.verdict.advice],
});

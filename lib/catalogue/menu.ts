import type { DropdownType } from '../schema/rows.ts';

/** Limits for the dropdowns of the header's menu (docs/product.md#navigation-dropdowns). */
export const PER_GROUP = 6;
const LEAST_PER_GROUP = 2;
const MOST_COLUMNS = 3;
const FEATURED_RETAILERS = 3;
export const DESCRIPTION_LENGTH = 80;

export interface MenuLink {
  href: string;
  label: string;
  note: string | null;
  isFeatured: boolean;
}

export interface MenuGroup {
  /** The heading of the group; null for the only group of a dropdown with a single list. */
  title: string | null;
  links: MenuLink[];
}

export type Columns = 1 | 2 | 3;

export interface Dropdown {
  columns: Columns;
  groups: MenuGroup[];
  /** A link to a related page, which is shown below the groups. */
  related?: { href: string; label: string };
}

export interface MenuItem {
  label: string;
  href: string;
  icon: string | null;
  opensNewTab: boolean;
  isCallToAction: boolean;
  /** The list that the dropdown shows; null if the item has no dropdown. */
  list: DropdownType | null;
  dropdown: Dropdown | null;
}

/** Returns the number of columns in a dropdown: three for 17 links or more, two for 12 or more, otherwise one. */
export function columnsFor(count: number): Columns {
  if (count >= 17) return 3;
  return count >= 12 ? 2 : 1;
}

/**
 * Returns the slugs of the links to feature in a dropdown: those of its links that an editor has chosen. If there are
 * none, a dropdown of retailers features its first three links.
 */
export function featuredOf<T extends { slug: string }>(
  type: DropdownType,
  rows: T[],
  chosen: string[],
): Set<string> {
  const known = rows.map(({ slug }) => slug).filter((slug) => chosen.includes(slug));
  if (known.length === 0 && type === 'retailers') {
    return new Set(rows.slice(0, FEATURED_RETAILERS).map(({ slug }) => slug));
  }
  return new Set(known);
}

/**
 * Groups the products in a dropdown by category, in the order of `categories`. A group has 2 to 6 products. Leaves out
 * smaller categories, and returns at most three groups.
 */
export function groupByCategory<T extends { category: string | null }>(
  products: T[],
  categories: { slug: string; name: string }[],
): { title: string; rows: T[] }[] {
  return categories
    .map(({ slug, name }) => ({
      title: name,
      rows: products.filter(({ category }) => category === slug).slice(0, PER_GROUP),
    }))
    .filter(({ rows }) => rows.length >= LEAST_PER_GROUP)
    .slice(0, MOST_COLUMNS);
}

/**
 * Returns the menu items in the order of the drawer on small screens. The item with the dropdown of categories, which
 * the drawer shows with pictures, comes first. The item with the dropdown of retailers comes next, then the others in
 * the order of the navigation bar.
 */
export const drawerOrder = <T extends Pick<MenuItem, 'list' | 'dropdown'>>(items: T[]): T[] => {
  const place = ({ list, dropdown }: T) =>
    dropdown === null ? 2 : list === 'categories' ? 0 : list === 'retailers' ? 1 : 2;
  return items.toSorted((a, b) => place(a) - place(b));
};

/** Returns a dropdown with a single list of links, featured links first; null if there are no links. */
export function plainDropdown(links: MenuLink[]): Dropdown | null {
  if (links.length === 0) return null;
  const sorted = links.toSorted((a, b) => Number(b.isFeatured) - Number(a.isFeatured));
  return { columns: columnsFor(links.length), groups: [{ title: null, links: sorted }] };
}

/** Returns a dropdown with one column of links per group; null if there are no groups. */
export function groupedDropdown(groups: MenuGroup[]): Dropdown | null {
  const columns = Math.min(groups.length, MOST_COLUMNS);
  return columns === 0 ? null : { columns: columns as Columns, groups: groups.slice(0, MOST_COLUMNS) };
}

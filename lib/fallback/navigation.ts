import type { DropdownType, NavigationRow } from '../schema/rows.ts';

interface Entry {
  label: string;
  href: string;
  dropdown?: DropdownType;
  grouped?: boolean;
}

const entries: Entry[] = [
  { label: 'Home', href: '/' },
  { label: 'Retailers', href: '/retailers', dropdown: 'retailers' },
  { label: 'Categories', href: '/categories', dropdown: 'categories' },
  { label: 'Products', href: '/products', dropdown: 'products', grouped: true },
  { label: 'Guides', href: '/content?type=guide', dropdown: 'guides' },
  { label: 'About', href: '/about' },
  { label: 'Contact', href: '/contact' },
];

/** The default menu. Its dropdowns have no `selected_items`, so each dropdown shows the first rows of its type. */
export const navigation: NavigationRow[] = entries.map(({ label, href, dropdown, grouped }, position) => ({
  label,
  href,
  display_order: position + 1,
  is_visible: true,
  has_dropdown: dropdown !== undefined,
  dropdown_type: dropdown ?? null,
  dropdown_item_limit: 8,
  selected_items: [],
  featured_items: [],
  show_categories_grouping: grouped ?? false,
  target: '_self',
  icon: null,
  is_cta: false,
}));

interface Screen {
  path: string;
  label: string;
}

interface ScreenGroup {
  label: string;
  screens: Screen[];
}

/** What the sidebar shows: one line per screen that there is, in the groups of look-and-feel.md. */
export const SCREEN_GROUPS: ScreenGroup[] = [
  {
    label: 'Content',
    screens: [
      { path: '/admin', label: 'Overview' },
      { path: '/admin/retailers', label: 'Retailers' },
      { path: '/admin/categories', label: 'Categories' },
      { path: '/admin/subcategories', label: 'Subcategories' },
      { path: '/admin/products', label: 'Products' },
      { path: '/admin/content', label: 'Guides and articles' },
    ],
  },
  {
    label: 'Site',
    screens: [
      { path: '/admin/navigation', label: 'Navigation' },
      { path: '/admin/redirects', label: 'Redirects' },
      { path: '/admin/link-manager', label: 'Link manager' },
    ],
  },
  { label: 'Growth', screens: [{ path: '/admin/newsletter-subscribers', label: 'Newsletter subscribers' }] },
  { label: 'System', screens: [{ path: '/admin/users', label: 'Users' }] },
];

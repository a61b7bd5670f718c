import {
  Building2,
  CornerDownRight,
  House,
  Images,
  LayoutDashboard,
  Link,
  ListTree,
  type LucideIcon,
  Mail,
  Menu,
  MessageSquareWarning,
  Newspaper,
  Package,
  Scale,
  Shapes,
  Store,
  Type,
  Users,
} from 'lucide-react';

interface Screen {
  path: string;
  label: string;
  icon: LucideIcon;
}

interface ScreenGroup {
  label: 'Content' | 'Site' | 'Quality' | 'Growth' | 'System';
  screens: Screen[];
}

/** The screens of the sidebar and the command palette, one line each, in the groups of docs/product.md#admin-screens. */
export const SCREEN_GROUPS: ScreenGroup[] = [
  {
    label: 'Content',
    screens: [
      { path: '/admin', label: 'Overview', icon: LayoutDashboard },
      { path: '/admin/retailers', label: 'Retailers', icon: Store },
      { path: '/admin/retailer-logos', label: 'Retailer logos', icon: Images },
      { path: '/admin/categories', label: 'Categories', icon: Shapes },
      { path: '/admin/subcategories', label: 'Subcategories', icon: ListTree },
      { path: '/admin/products', label: 'Products', icon: Package },
      { path: '/admin/content', label: 'Guides and articles', icon: Newspaper },
    ],
  },
  {
    label: 'Site',
    screens: [
      { path: '/admin/homepage', label: 'Homepage', icon: House },
      { path: '/admin/legal', label: 'Legal pages', icon: Scale },
      { path: '/admin/navigation', label: 'Navigation', icon: Menu },
      { path: '/admin/typography', label: 'Typography', icon: Type },
      { path: '/admin/redirects', label: 'Redirects', icon: CornerDownRight },
      { path: '/admin/link-manager', label: 'Link manager', icon: Link },
    ],
  },
  {
    label: 'Growth',
    screens: [{ path: '/admin/newsletter-subscribers', label: 'Newsletter subscribers', icon: Mail }],
  },
  {
    label: 'System',
    screens: [
      { path: '/admin/operator', label: 'Operator', icon: Building2 },
      { path: '/admin/users', label: 'Users', icon: Users },
      { path: '/admin/complaints', label: 'Complaints', icon: MessageSquareWarning },
    ],
  },
];

/** The path of the screen that an address belongs to: the longest that it begins with. */
export const screenOf = (pathname: string): string | undefined =>
  SCREEN_GROUPS.flatMap(({ screens }) => screens.map(({ path }) => path))
    .filter((path) => pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`)))
    .sort((a, b) => b.length - a.length)[0];

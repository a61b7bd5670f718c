import {
  Building2,
  CalendarClock,
  ChartColumn,
  CornerDownRight,
  FileSearch,
  DatabaseBackup,
  HeartPulse,
  House,
  Images,
  KeyRound,
  LayoutTemplate,
  LayoutDashboard,
  Lightbulb,
  Link,
  ListChecks,
  ListTree,
  type LucideIcon,
  Mail,
  Menu,
  MessageSquareText,
  MessageSquareWarning,
  Newspaper,
  Package,
  Scale,
  Shapes,
  SlidersHorizontal,
  SpellCheck,
  Store,
  Table,
  Tag,
  Type,
  UserPen,
  Users,
  WandSparkles,
} from 'lucide-react';
import { ENTITY_TABLES, type EntityTable, entityOf } from '@/lib/entities/registry';

interface Screen {
  path: string;
  label: string;
  icon: LucideIcon;
}

interface ScreenGroup {
  label: 'Content' | 'Site' | 'Quality' | 'Growth' | 'System';
  screens: Screen[];
}

const ICONS: Partial<Record<EntityTable, LucideIcon>> = {
  retailers: Store,
  categories: Shapes,
  subcategories: ListTree,
  products: Package,
  content: Newspaper,
  people: UserPen,
};

/**
 * Returns the screens of a public entity: its list, and for retailers also their logos, sale dates, offers and offer
 * widgets.
 */
const screensOf = (table: EntityTable): Screen[] => [
  { path: `/admin/${table}`, label: entityOf(table).title, icon: ICONS[table] ?? Table },
  ...(table === 'retailers'
    ? [
        { path: '/admin/retailer-logos', label: 'Retailer logos', icon: Images },
        { path: '/admin/sale-windows', label: 'Sale dates', icon: CalendarClock },
        { path: '/admin/offers', label: 'Offers', icon: Tag },
        { path: '/admin/offer-widgets', label: 'Offer widgets', icon: LayoutTemplate },
      ]
    : []),
];

/** The screens in the sidebar and the command palette, grouped as in docs/product.md#admin-screens. */
export const SCREEN_GROUPS: ScreenGroup[] = [
  {
    label: 'Content',
    screens: [
      { path: '/admin', label: 'Overview', icon: LayoutDashboard },
      ...ENTITY_TABLES.flatMap(screensOf),
      { path: '/admin/content-generator', label: 'Content generator', icon: WandSparkles },
    ],
  },
  {
    label: 'Site',
    screens: [
      { path: '/admin/homepage', label: 'Homepage', icon: House },
      { path: '/admin/legal', label: 'Legal pages', icon: Scale },
      { path: '/admin/navigation', label: 'Navigation', icon: Menu },
      { path: '/admin/typography', label: 'Typography', icon: Type },
      { path: '/admin/content-settings', label: 'Content settings', icon: SlidersHorizontal },
      { path: '/admin/prompts', label: 'Prompts', icon: MessageSquareText },
      { path: '/admin/redirects', label: 'Redirects', icon: CornerDownRight },
      { path: '/admin/link-manager', label: 'Link manager', icon: Link },
    ],
  },
  {
    label: 'Quality',
    screens: [
      { path: '/admin/content-quality', label: 'Content quality', icon: SpellCheck },
      { path: '/admin/content-pilot', label: 'Content pilot', icon: Lightbulb },
      { path: '/admin/page-status', label: 'Page status', icon: FileSearch },
    ],
  },
  {
    label: 'Growth',
    screens: [
      { path: '/admin/analytics', label: 'Analytics', icon: ChartColumn },
      { path: '/admin/newsletter-subscribers', label: 'Newsletter subscribers', icon: Mail },
    ],
  },
  {
    label: 'System',
    screens: [
      { path: '/admin/operator', label: 'Operator', icon: Building2 },
      { path: '/admin/users', label: 'Users', icon: Users },
      { path: '/admin/jobs', label: 'Jobs', icon: ListChecks },
      { path: '/admin/health', label: 'Health', icon: HeartPulse },
      { path: '/admin/api-keys', label: 'API keys', icon: KeyRound },
      { path: '/admin/data-migration', label: 'Data migration', icon: DatabaseBackup },
      { path: '/admin/complaints', label: 'Complaints', icon: MessageSquareWarning },
    ],
  },
];

/**
 * Returns the path of the screen that an admin page belongs to; undefined if it belongs to none. A page belongs to a
 * screen if its path is the screen's path or below it. Only the overview itself belongs to `/admin`. If several screens
 * match, returns the longest path.
 */
export const screenOf = (pathname: string): string | undefined =>
  SCREEN_GROUPS.flatMap(({ screens }) => screens.map(({ path }) => path))
    .filter((path) => pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`)))
    .sort((a, b) => b.length - a.length)[0];

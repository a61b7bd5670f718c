/** One of the lists in which rows stand in search results, suggestions and menus. */
interface Kind {
  list: string;
  type: string;
  title: string;
  label: string;
  /** Where results lead, if not to the row's own address. */
  path?: string;
  /** Whether the search box suggests rows of it. */
  isSuggested: boolean;
  /** Whether a menu can show rows of it (navigation_menu.dropdown_type). */
  inMenus: boolean;
}

/** The facts that the site needs about a table whose rows have public pages. */
export interface PublicEntity {
  /** The name of one row within a sentence; `title` is the heading for all rows. */
  one: string;
  title: string;
  nameColumn: 'name' | 'title';
  /** The address of a row. Braces hold its slug, and the slug of its parent. */
  path: string;
  /** Addresses that rows had once. */
  formerPaths?: readonly string[];
  /**
   * `without` takes the parent's place in the address of a row that has none. Where it is left out, every row has a
   * parent and is public only with it.
   */
  parent?: { table: string; column: string; without?: string };
  /** Its list at '/{table}', with further pages (`/page/2`) and an A to Z (`/directory`). */
  list?: { title: string; isPaged: boolean; hasDirectory: boolean };
  /** Whether the page of a row goes on at '/page/2'. */
  hasFurtherPages: boolean;
  /** Whether '/{slug}' leads to a row too. The first entity that has the slug wins. */
  isAtRoot: boolean;
  /** Whether the public sees a row from `published_at` on only. */
  isScheduled: boolean;
  /** Whether rows are built in (lib/fallback), for a database that is empty or fails. */
  isBuiltIn: boolean;
  kinds: readonly Kind[];
}

const CATEGORIES = {
  list: 'categories',
  type: 'category',
  title: 'Categories',
  label: 'Category',
  isSuggested: true,
  inMenus: true,
} as const;

/**
 * Every table whose rows have public pages. Addresses, reserved slugs, cache tags, sitemap, search, menus, social cards,
 * old addresses, link targets and the screens of the admin area follow from this object; what SQL must repeat is compared with it
 * (tests/integration/database/registry.test.ts). docs/architecture.md#adding-a-public-entity says what else a new one needs.
 */
export const ENTITIES = {
  retailers: {
    one: 'retailer',
    title: 'Retailers',
    nameColumn: 'name',
    path: '/retailers/{slug}',
    list: { title: 'Retailers in the Boxing Day sales', isPaged: true, hasDirectory: true },
    hasFurtherPages: false,
    isAtRoot: true,
    isScheduled: false,
    isBuiltIn: true,
    kinds: [
      {
        list: 'retailers',
        type: 'retailer',
        title: 'Retailers',
        label: 'Retailer',
        isSuggested: true,
        inMenus: true,
      },
    ],
  },
  categories: {
    one: 'category',
    title: 'Categories',
    nameColumn: 'name',
    path: '/categories/{slug}',
    list: { title: 'Boxing Day sales by category', isPaged: true, hasDirectory: false },
    hasFurtherPages: true,
    isAtRoot: true,
    isScheduled: false,
    isBuiltIn: true,
    kinds: [CATEGORIES],
  },
  subcategories: {
    one: 'subcategory',
    title: 'Subcategories',
    nameColumn: 'name',
    path: '/categories/{parent}/{slug}',
    parent: { table: 'categories', column: 'parent_category_slug' },
    hasFurtherPages: true,
    isAtRoot: false,
    isScheduled: false,
    isBuiltIn: true,
    // In search a subcategory is a category whose address begins with that of its parent.
    kinds: [CATEGORIES],
  },
  products: {
    one: 'product',
    title: 'Products',
    nameColumn: 'name',
    path: '/{category}/{slug}',
    parent: { table: 'categories', column: 'category', without: 'products' },
    list: { title: 'Products in the Boxing Day sales', isPaged: true, hasDirectory: true },
    hasFurtherPages: false,
    isAtRoot: true,
    isScheduled: false,
    isBuiltIn: true,
    kinds: [
      {
        list: 'products',
        type: 'product',
        title: 'Products',
        label: 'Product',
        isSuggested: true,
        inMenus: true,
      },
    ],
  },
  content: {
    one: 'guide or article',
    title: 'Guides and articles',
    nameColumn: 'title',
    path: '/content/{slug}',
    formerPaths: ['/guides/{slug}', '/articles/{slug}'],
    list: { title: 'Guides and articles', isPaged: true, hasDirectory: false },
    hasFurtherPages: false,
    isAtRoot: true,
    isScheduled: true,
    isBuiltIn: true,
    kinds: [
      {
        list: 'guides',
        type: 'guide',
        title: 'Guides',
        label: 'Guide',
        path: '/guides/{slug}',
        isSuggested: false,
        inMenus: true,
      },
      {
        list: 'articles',
        type: 'article',
        title: 'Articles',
        label: 'Article',
        path: '/articles/{slug}',
        isSuggested: false,
        inMenus: true,
      },
    ],
  },
} as const satisfies Record<string, PublicEntity>;

type Entities = typeof ENTITIES;
export type EntityTable = keyof Entities;
/** The tables of which the registry says all this. */
type TableWith<Said> = { [Table in EntityTable]: Entities[Table] extends Said ? Table : never }[EntityTable];
export type ListedTable = TableWith<{ list: object }>;
export type PagedTable = TableWith<{ list: { isPaged: true } }>;
export type DirectoryTable = TableWith<{ list: { hasDirectory: true } }>;
export type FurtherPagesTable = TableWith<{ hasFurtherPages: true }>;
export type RootTable = TableWith<{ isAtRoot: true }>;
export type BuiltInTable = TableWith<{ isBuiltIn: true }>;

type EachKind = Entities[EntityTable]['kinds'][number];
export type SearchList = EachKind['list'];
export type SearchType = EachKind['type'];
export type SuggestedList = Extract<EachKind, { isSuggested: true }>['list'];
export type MenuList = Extract<EachKind, { inMenus: true }>['list'];
/** The targets of references by slug: the rows of a table, or those of one kind where a table has several. */
export type ReferenceTarget = EntityTable | SearchList;

export const ENTITY_TABLES = Object.keys(ENTITIES) as EntityTable[];
export const entityOf = (table: EntityTable): PublicEntity => ENTITIES[table];
export const isEntityTable = (table: string): table is EntityTable => Object.hasOwn(ENTITIES, table);

const tablesWith = <Table extends EntityTable>(says: (entity: PublicEntity) => boolean | undefined) =>
  ENTITY_TABLES.filter((table) => says(entityOf(table))) as Table[];

export const LISTED_TABLES = tablesWith<ListedTable>(({ list }) => list !== undefined);
export const PAGED_TABLES = tablesWith<PagedTable>(({ list }) => list?.isPaged);
export const DIRECTORY_TABLES = tablesWith<DirectoryTable>(({ list }) => list?.hasDirectory);
export const FURTHER_PAGES_TABLES = tablesWith<FurtherPagesTable>(({ hasFurtherPages }) => hasFurtherPages);
export const ROOT_TABLES = tablesWith<RootTable>(({ isAtRoot }) => isAtRoot);
export const BUILT_IN_TABLES = tablesWith<BuiltInTable>(({ isBuiltIn }) => isBuiltIn);

/** Whether a row has no switch of its own, for it is as public as its parent. */
export const isSeenWithParent = (table: EntityTable): boolean => {
  const { parent } = entityOf(table);
  return parent !== undefined && parent.without === undefined;
};

const BY_LIST = new Map<string, EachKind>(
  ENTITY_TABLES.flatMap((table) => ENTITIES[table].kinds.map((kind) => [kind.list, kind] as const)),
);
/** Every kind once, in the order in which the lists show. */
export const KINDS: readonly EachKind[] = [...BY_LIST.values()];
export const SEARCH_LISTS: readonly SearchList[] = KINDS.map(({ list }) => list);
export const SUGGESTED_LISTS = KINDS.filter(({ isSuggested }) => isSuggested).map(
  ({ list }) => list as SuggestedList,
);
export const MENU_LISTS = KINDS.filter(({ inMenus }) => inMenus).map(({ list }) => list as MenuList);

export const kindOf = (list: SearchList): Kind => BY_LIST.get(list) as Kind;
export const REFERENCE_TARGETS: readonly ReferenceTarget[] = [
  ...new Set<ReferenceTarget>([...ENTITY_TABLES, ...SEARCH_LISTS]),
];

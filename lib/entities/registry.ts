/**
 * A kind of row, such as guides or articles. Each kind has its own list in search results. It may also have one in
 * suggestions and menus.
 */
interface Kind {
  list: string;
  type: string;
  title: string;
  label: string;
  /** The path to which search results of this kind lead, if it differs from the row's own path. */
  path?: string;
  /** Whether the search box suggests rows of this kind. */
  isSuggested: boolean;
  /** Whether a dropdown of the menu can show rows of this kind (navigation_menu.dropdown_type). */
  inMenus: boolean;
}

/** The properties of a table whose rows have public pages. */
export interface PublicEntity {
  /** The noun for one row within a sentence, such as 'retailer'. `title` is the plural, a label of the admin area. */
  one: string;
  title: string;
  nameColumn: 'name' | 'title';
  /** The template of a row's path, with placeholders for its slug and its parent's slug. */
  path: string;
  /** The templates of older paths, which redirect to the current path. */
  formerPaths?: readonly string[];
  /**
   * The parent of a row: its table, and the column that contains the parent's slug. If a row has no parent, its path
   * contains `without` instead of the parent's slug. If `without` is not set, every row has a parent and is public only
   * while the parent is public.
   */
  parent?: { table: string; column: string; without?: string };
  /**
   * The list at '/{table}', if the table has a list. `isPaged` is true if the list has further pages (`/page/2`), and
   * `hasDirectory` if it has an A to Z (`/directory`).
   */
  list?: { title: string; isPaged: boolean; hasDirectory: boolean };
  /** Whether a row's page has further pages, such as '/page/2'. */
  hasFurtherPages: boolean;
  /**
   * Whether the path '/{slug}' also redirects to a row. If rows of several entities have this slug, the path leads to
   * the row of the first entity.
   */
  isAtRoot: boolean;
  /**
   * The columns with the times at which a row appears and disappears, if editors can set them. A published row stays
   * hidden until `published_at`; a worker publishes a draft at `publish_at`, and makes a row a draft at `unpublish_at`
   * (ADR 033).
   */
  times?: { start: 'published_at' | 'publish_at'; end: 'unpublish_at' };
  /**
   * Whether the table has built-in rows (lib/fallback). The site shows them if the database fails and no earlier answer
   * is known. Except for subcategories, it also shows them while the table has no published rows.
   */
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
 * The registry: every table whose rows have public pages. Paths, reserved slugs, cache tags, sitemap, search, menus,
 * social cards, redirects, link targets and the screens of the admin area follow from the registry. SQL must repeat
 * parts of it, and tests/integration/database/registry.test.ts compares the SQL with the registry.
 * docs/architecture.md#adding-a-public-entity lists what else a new entity needs.
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
    times: { start: 'publish_at', end: 'unpublish_at' },
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
    times: { start: 'publish_at', end: 'unpublish_at' },
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
    isBuiltIn: true,
    // Search results list subcategories among the categories.
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
    times: { start: 'publish_at', end: 'unpublish_at' },
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
    times: { start: 'published_at', end: 'unpublish_at' },
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
  people: {
    one: 'person',
    title: 'People',
    nameColumn: 'name',
    path: '/people/{slug}',
    hasFurtherPages: false,
    isAtRoot: false,
    isBuiltIn: false,
    // Search does not list people: it finds guides and articles by their text, not by their author.
    kinds: [],
  },
} as const satisfies Record<string, PublicEntity>;

type Entities = typeof ENTITIES;
export type EntityTable = keyof Entities;
/** The names of the tables that have these properties in their registry entry. */
type TableWith<Properties> = {
  [Table in EntityTable]: Entities[Table] extends Properties ? Table : never;
}[EntityTable];
export type ListedTable = TableWith<{ list: object }>;
export type PagedTable = TableWith<{ list: { isPaged: true } }>;
export type DirectoryTable = TableWith<{ list: { hasDirectory: true } }>;
export type FurtherPagesTable = TableWith<{ hasFurtherPages: true }>;
export type RootTable = TableWith<{ isAtRoot: true }>;
export type TimedTable = TableWith<{ times: object }>;
export type BuiltInTable = TableWith<{ isBuiltIn: true }>;

type EachKind = Entities[EntityTable]['kinds'][number];
export type SearchList = EachKind['list'];
export type SearchType = EachKind['type'];
export type SuggestedList = Extract<EachKind, { isSuggested: true }>['list'];
export type MenuList = Extract<EachKind, { inMenus: true }>['list'];
/**
 * The rows to which a field can refer: all rows of a table or, if the table has several kinds of rows, the rows of one
 * kind. A field stores the slug of a row, or its id if the table has no slugs.
 */
export type ReferenceTarget = EntityTable | SearchList | IdentifiedTable;
/** Tables that have no slugs, so fields refer to their rows by id. */
const IDENTIFIED_TABLES = ['offers', 'offer_widgets'] as const;
export type IdentifiedTable = (typeof IDENTIFIED_TABLES)[number];

export const isIdentified = (to: ReferenceTarget): to is IdentifiedTable =>
  (IDENTIFIED_TABLES as readonly string[]).includes(to);

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
export const TIMED_TABLES = tablesWith<TimedTable>(({ times }) => times !== undefined);
export const BUILT_IN_TABLES = tablesWith<BuiltInTable>(({ isBuiltIn }) => isBuiltIn);

/** Returns whether a published row of the table stays hidden until the time in its column `published_at`. */
export const isHiddenUntilTime = (table: EntityTable): boolean =>
  entityOf(table).times?.start === 'published_at';

/**
 * Returns whether the rows of a table have no publication flag of their own. Such a row is public exactly while its
 * parent is public.
 */
export const isSeenWithParent = (table: EntityTable): boolean => {
  const { parent } = entityOf(table);
  return parent !== undefined && parent.without === undefined;
};

const BY_LIST = new Map<string, EachKind>(
  ENTITY_TABLES.flatMap((table) => ENTITIES[table].kinds.map((kind) => [kind.list, kind] as const)),
);
/** All kinds of rows, each once, in the order in which pages show the lists of these kinds. */
export const KINDS: readonly EachKind[] = [...BY_LIST.values()];
export const SEARCH_LISTS: readonly SearchList[] = KINDS.map(({ list }) => list);
export const SUGGESTED_LISTS = KINDS.filter(({ isSuggested }) => isSuggested).map(
  ({ list }) => list as SuggestedList,
);
export const MENU_LISTS = KINDS.filter(({ inMenus }) => inMenus).map(({ list }) => list as MenuList);

export const kindOf = (list: SearchList): Kind => BY_LIST.get(list) as Kind;
export const REFERENCE_TARGETS: readonly ReferenceTarget[] = [
  ...new Set<ReferenceTarget>([...ENTITY_TABLES, ...SEARCH_LISTS, ...IDENTIFIED_TABLES]),
];

import type { APIRequestContext } from '@playwright/test';
import { rowPath } from '../../lib/entities/path-grammar.ts';
import { ENTITY_TABLES, entityOf, type EntityTable } from '../../lib/entities/registry.ts';
import { insertRow, removeRows } from './site-rows.ts';
import { retailerRow } from './site.ts';

/** A public response that shows rows of an entity, such as a list or the sitemap. `url` is the URL to request. */
interface Place {
  url: (word: string) => string;
  /**
   * Returns the part of the response that must show the row. For most pages, this is the main element, because the menu
   * may show the row even if the rest of the page is stale.
   */
  part?: (text: string) => string;
  /** Set if the response shows only the row's name or only its path. */
  shows?: 'name' | 'path';
}

export interface Entity {
  row: (slug: string, name: string) => Record<string, unknown>;
  nameColumn: 'name' | 'title';
  path: (slug: string) => string;
  /** Makes another page show a new row, if no page shows it otherwise. */
  mention?: (slug: string) => Promise<unknown>;
  places: Record<string, Place>;
}

const between = (text: string, from: string, to: string) => {
  const start = text.indexOf(from);
  if (start < 0) return '';
  const end = text.indexOf(to, start);
  return text.slice(start, end < 0 ? undefined : end);
};
const main = (html: string) => between(html, '<main', '</main>');
const header = (html: string) => html.slice(0, html.indexOf('<main'));
const section = (id: string) => (html: string) => between(main(html), `id="${id}"`, '</section>');

const page = (path: string, part: Place['part'] = main): Place => ({ url: () => path, part });
const file = (path: string, shows?: Place['shows']): Place => ({ url: () => path, shows });
const menu = page('/privacy', header);
/** In search results, <mark> tags surround the words of the query, even inside names, so these tags are removed. */
const results: Place = {
  url: (word) => `/search?q=${word}`,
  part: (html) => main(html).replaceAll(/<\/?mark>/g, ''),
};
const suggestions: Place = { url: (word) => `/api/autocomplete?q=${word}` };

/** The retailer that the test of categories inserts. It sells goods of the category. */
const SHOP_OF_CATEGORY = 'fresh-retailers-of-a-category';
/** The guide that the test of people inserts. The person is its author. */
const SIGNED_GUIDE = 'fresh-content-of-a-person';

/** Deletes the rows that `mention` has inserted. */
export async function removeMentions(): Promise<void> {
  await removeRows('retailers', 'slug', SHOP_OF_CATEGORY);
  await removeRows('content', 'slug', SIGNED_GUIDE);
}

/**
 * The entities whose rows also appear in other places than those of `usualEntity`, with all public responses that show
 * their rows. The names of the tests' rows begin with 000, so that these rows come first in alphabetical lists.
 */
const OWN: Partial<Record<EntityTable, Partial<Entity>>> = {
  retailers: {
    // With rank 1, the row comes first, so even lists that show only some retailers show it.
    row: (slug, name) => ({ ...retailerRow(slug), name, display_rank: 1 }),
    places: {
      index: page('/retailers'),
      directory: page('/retailers/directory'),
      menu,
      homepage: page('/'),
      category: page('/categories/fashion'),
      // A guide's related links come from the first category that the guide links to. This guide links to fashion
      // first, and the new retailer belongs to fashion.
      related: page('/content/what-is-worth-waiting-for', section('explore-more')),
      'site map': page('/sitemap'),
      'choice of shops': { ...page('/compare'), shows: 'name' },
      search: results,
      suggestions,
      sitemap: file('/sitemaps/retailers-1.xml', 'path'),
      'llms.txt': file('/llms.txt'),
    },
  },
  categories: {
    row: (slug, name) => ({ slug, name, is_published: true, description: `All about ${name}.` }),
    mention: (slug) =>
      insertRow('retailers', { ...retailerRow(SHOP_OF_CATEGORY), display_rank: 1, key_categories: [slug] }),
    places: {
      index: page('/categories'),
      'card of a shop': {
        ...page('/retailers', (html) => between(main(html), SHOP_OF_CATEGORY, '</li>')),
        shows: 'name',
      },
      menu,
      homepage: page('/'),
      related: page('/content/gift-cards-in-the-sales', section('explore-more')),
      'site map': page('/sitemap'),
      search: results,
      suggestions,
      sitemap: file('/sitemaps/categories-1.xml', 'path'),
      'llms.txt': file('/llms.txt'),
    },
  },
  subcategories: {
    // The sitemap contains only subcategories that have a body.
    row: (slug, name) => ({
      ...{ slug, name, parent_category_slug: 'gaming', description: `All about ${name}.` },
      body: `<p>What to know about ${name}.</p>`,
    }),
    path: (slug) => `/categories/gaming/${slug}`,
    places: {
      category: page('/categories/gaming', section('subcategories')),
      related: page('/categories/gaming', section('explore-more')),
      siblings: page('/categories/gaming/consoles', section('siblings')),
      'site map': page('/sitemap'),
      sitemap: file('/sitemaps/subcategories-1.xml', 'path'),
    },
  },
  products: {
    row: (slug, name) => ({
      slug,
      name,
      category: 'gaming',
      subcategory: 'consoles',
      description: `All about ${name}.`,
      // The homepage shows products that have a verdict before other products.
      verdict: 'any_time',
      verdict_reason: 'The price hardly moves.',
      is_published: true,
    }),
    path: (slug) => `/gaming/${slug}`,
    places: {
      index: page('/products'),
      directory: page('/products/directory'),
      menu,
      homepage: page('/'),
      category: page('/categories/gaming', section('products')),
      subcategory: page('/categories/gaming/consoles', section('products')),
      related: page('/gaming/ps5', section('explore-more')),
      search: results,
      suggestions,
      sitemap: file('/sitemaps/products-1.xml', 'path'),
    },
  },
  content: {
    row: (slug, title) => ({
      slug,
      title,
      content_type: 'guide',
      description: `All about ${title}.`,
      body: '<p>Text.</p>',
      priority: 1,
      is_published: true,
      published_at: '2026-11-01T00:00:00Z',
    }),
    places: {
      index: page('/content'),
      'list of guides': page('/content?type=guide'),
      menu,
      homepage: page('/'),
      related: page('/content/how-to-read-a-discount', section('read-next')),
      'site map': page('/sitemap'),
      search: { ...results, shows: 'name' },
      sitemap: file('/sitemaps/content-1.xml', 'path'),
      feed: file('/feed.xml'),
      'llms.txt': file('/llms.txt'),
    },
  },
  people: {
    row: (slug, name) => ({ slug, name, role: 'Shopping editor', is_published: true }),
    mention: (slug) =>
      insertRow('content', {
        slug: SIGNED_GUIDE,
        title: 'A signed guide',
        content_type: 'guide',
        is_published: true,
        author_slug: slug,
      }),
    places: {
      byline: page(`/content/${SIGNED_GUIDE}`),
      sitemap: file('/sitemaps/people-1.xml', 'path'),
    },
  },
};

/**
 * Returns an entity with the places that follow from its entry in the registry. `OWN` replaces parts of some
 * entities.
 */
function usualEntity(table: EntityTable): Entity {
  const { nameColumn, list, kinds } = entityOf(table);
  return {
    nameColumn,
    row: (slug, name) => ({ slug, [nameColumn]: name, is_published: true }),
    path: (slug) => rowPath(table, { slug }),
    places: {
      ...(list && { index: page(`/${table}`) }),
      ...(kinds.length > 0 && { search: results }),
      ...(kinds.some(({ isSuggested }) => isSuggested) && { suggestions }),
      sitemap: file(`/sitemaps/${table}-1.xml`, 'path'),
    },
  };
}

/** Every public entity, with the public responses that show its rows. */
export const ENTITIES = Object.fromEntries(
  ENTITY_TABLES.map((table) => [table, { ...usualEntity(table), ...OWN[table] }]),
) as Record<EntityTable, Entity>;

/**
 * Returns the names of the places in `places` that show the row's name and path. Adds ': half' to a name if the place
 * shows only one of the two.
 */
export async function placesShowing(
  request: Pick<APIRequestContext, 'get'>,
  { path, places }: Entity,
  { slug, name }: { slug: string; name: string },
): Promise<string[]> {
  const found: string[] = [];
  // Searches for the second word of the row's name, because every name in the test contains this word.
  const [, word = name] = name.split(' ');
  for (const [title, { url, part = (text: string) => text, shows }] of Object.entries(places)) {
    const text = part(await (await request.get(url(word))).text());
    const hasName = text.includes(name);
    // The path must end after the slug, so '…/a-renamed' does not count as '…/a'.
    const hasPath = new RegExp(`${path(slug)}(?![a-z0-9-])`).test(text);
    if (shows === 'name' ? hasName : shows === 'path' ? hasPath : hasName && hasPath) found.push(title);
    else if (!shows && (hasName || hasPath)) found.push(`${title}: half`);
  }
  return found;
}

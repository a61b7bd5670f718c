/** @jest-environment jsdom */
import { categories } from '../../../lib/fallback/categories/index.ts';
import { content } from '../../../lib/fallback/content/index.ts';
import { products } from '../../../lib/fallback/products/index.ts';
import { retailers } from '../../../lib/fallback/retailers/index.ts';
import { subcategories } from '../../../lib/fallback/subcategories/index.ts';

/** The HTML elements that articles may use, and the attributes that each element may have. */
const ALLOWED: Record<string, string[]> = {
  p: [],
  h2: ['id'],
  h3: ['id'],
  ul: [],
  ol: [],
  li: [],
  strong: [],
  em: [],
  a: ['href'],
  aside: ['class'],
  blockquote: [],
  figure: [],
  figcaption: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope'],
  td: [],
};

const INTERNAL = new Set([
  '/content',
  '/retailers',
  '/categories',
  '/products',
  '/how-we-make-money',
  ...content.map((row) => `/content/${row.slug}`),
  ...retailers.map((row) => `/retailers/${row.slug}`),
  ...categories.map((row) => `/categories/${row.slug}`),
  ...products.map((row) => `/${row.category}/${row.slug}`),
  ...subcategories.map((row) => `/categories/${row.parent_category_slug}/${row.slug}`),
]);

/**
 * Matches hosts of official bodies. Articles may link to these hosts, but not to a shop or a competitor: an advice page
 * must not send its readers to other businesses.
 */
const OFFICIAL =
  /(^|\.)(gov\.uk|legislation\.gov\.uk|nibusinessinfo\.co\.uk|citizensadvice\.org\.uk|consumeradvice\.scot|asa\.org\.uk|police\.uk|financial-ombudsman\.org\.uk)$/;
/** Matches hosts of newspapers. Guides cite their dated reports about past sales. */
const REPORTS =
  /(^|\.)(blackpoolgazette\.co\.uk|huffingtonpost\.co\.uk|lbc\.co\.uk|shropshirestar\.com|southwalesargus\.co\.uk)$/;

describe.each(content.map((row) => [row.slug, row] as const))('the body of %s', (_slug, row) => {
  const body = new DOMParser().parseFromString(row.body, 'text/html').body;
  const elements = [...body.querySelectorAll('*')];
  const hrefs = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

  it('is well-formed HTML that the parser does not have to repair', () => {
    expect(body.innerHTML).toBe(row.body);
  });

  it('uses only the allowed elements and attributes', () => {
    const strangers = elements.flatMap((element) => {
      const allowed = ALLOWED[element.localName];
      if (!allowed) return [element.localName];
      return element
        .getAttributeNames()
        .flatMap((name) => (allowed.includes(name) ? [] : [`${element.localName}[${name}]`]));
    });
    expect(strangers).toEqual([]);
    expect([...body.querySelectorAll('aside')].every((aside) => aside.className === 'callout')).toBe(true);
  });

  it('has headings in order, each with a unique id that is a slug', () => {
    const headings = [...body.querySelectorAll('h2, h3')];
    expect(headings[0]?.localName).toBe('h2');
    expect(headings.length).toBeGreaterThanOrEqual(4);
    const ids = headings.map((heading) => heading.id);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    // A heading must have text below it. So the next element must not be a heading of the same or a higher level.
    const empty = headings.filter((heading) => {
      const next = heading.nextElementSibling?.localName;
      return next === undefined || next === 'h2' || (next === 'h3' && heading.localName === 'h3');
    });
    expect(empty.map((heading) => heading.id)).toEqual([]);
  });

  it('has tables with column headers and rows of equal width', () => {
    for (const table of body.querySelectorAll('table')) {
      expect(table.parentElement?.localName).toBe('figure');
      const widths = [...table.querySelectorAll('tr')].map((line) => line.children.length);
      expect(new Set(widths).size).toBe(1);
      expect(table.querySelectorAll('thead th[scope=col]').length).toBe(widths[0]);
      expect(table.querySelectorAll('tbody th:not([scope=row])').length).toBe(0);
    }
  });

  it('links inside the site only to existing pages, never to itself', () => {
    const inside = hrefs.filter((href) => !href.includes('://'));
    expect(inside.filter((href) => !INTERNAL.has(href))).toEqual([]);
    expect(inside).not.toContain(`/content/${row.slug}`);
    expect(inside.filter((href) => href.startsWith('/content/')).length).toBeGreaterThanOrEqual(1);
  });

  it('links outside the site only over https to official sources and named reports', () => {
    const outside = hrefs.filter((href) => href.includes('://'));
    const refused = outside.filter(
      (href) =>
        !href.startsWith('https://') ||
        !(OFFICIAL.test(new URL(href).hostname) || REPORTS.test(new URL(href).hostname)),
    );
    expect(refused).toEqual([]);
  });
});

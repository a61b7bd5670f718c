import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { categories } from '../../../lib/fallback/categories/index.ts';
import { products } from '../../../lib/fallback/products/index.ts';
import { subcategories } from '../../../lib/fallback/subcategories/index.ts';
import {
  CATEGORY_DRAWINGS,
  drawingOf,
  GUIDE_DRAWINGS,
  PRODUCT_DRAWINGS,
  SUBCATEGORY_DRAWINGS,
} from '../../../lib/images/drawings.ts';
import { entityPicture } from '../../../lib/images/entity-picture.ts';
import { contrastOf } from '../../../lib/theme/contrast.ts';

const FOLDER = 'components/site/pictures/drawings';
const NAMES = [
  ...CATEGORY_DRAWINGS,
  ...SUBCATEGORY_DRAWINGS,
  ...Object.keys(PRODUCT_DRAWINGS),
  ...GUIDE_DRAWINGS,
];
const MOST_BYTES = 1200;

/** For each category, the two colours of its drawings: a deep colour and a tint. */
const PAIRS: Record<string, string> = {
  electronics: '#1f4e79 #dce8f3',
  gaming: '#4b2e83 #e7e0f5',
  fashion: '#8a2b4b #f6e0e7',
  'home-living': '#7a4a1e #f3e6d8',
  'health-beauty': '#9b3d6e #f8e1ec',
  'toys-games': '#9a4208 #fce8d6',
  'sports-outdoors': '#0f6a5f #daf0ec',
  appliances: '#35566b #e1ebf0',
  groceries: '#4c6a1d #e8f0d8',
};

const textOf = (name: string) => readFileSync(path.join(FOLDER, `${name}.svg`), 'utf8');
const styleOf = (svg: string) => /<style>(.*)<\/style>/.exec(svg)?.[1] ?? '';

/** Returns the fill colour of a class in a drawing, in the light or the dark colour scheme. */
function fillOf(svg: string, name: string, theme: 'light' | 'dark'): string {
  const [light = '', dark = ''] = styleOf(svg).split('@media(prefers-color-scheme:dark)');
  return (
    new RegExp(`\\.${name}\\{fill:(#[0-9a-f]{3,6})\\}`).exec(theme === 'light' ? light : dark)?.[1] ?? ''
  );
}

/**
 * Returns the first end tag of an SVG that does not match its start tag. Otherwise, returns the tags that are not
 * closed, or [] if all tags are closed.
 */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  for (const [, isEnd, tag = '', isEmpty] of svg.matchAll(/<(\/?)([a-z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (isEmpty) continue;
    if (!isEnd) open.push(tag);
    else if (open.pop() !== tag) return [`</${tag}>`];
  }
  return open;
}

it('every drawing has a file, and every file is a drawing', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(NAMES.map((name) => `${name}.svg`).toSorted());
});

describe.each(NAMES)('the drawing %s', (name) => {
  const svg = textOf(name);

  it('is at most 1,200 bytes and 4:3', () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(MOST_BYTES);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 160 120">/);
  });

  it('is well formed', () => {
    expect(unbalanced(svg)).toEqual([]);
    const markup = svg.replace(/<style>.*<\/style>/, '').trim();
    expect(markup.replaceAll(/<\/?[a-z]+(?: [a-zA-Z]+="[^"<&]*")*\/?>/g, '')).toBe('');
    const ids = [...svg.matchAll(/ id="(\w)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual([...svg.matchAll(/ href="#(\w)"/g)].map(([, id]) => id));
  });

  it('uses only shapes, and nothing from outside', () => {
    const tags = new Set([...svg.matchAll(/<([a-z]+)/gi)].map(([, tag]) => tag));
    expect(
      [...tags].filter((tag) => !['svg', 'style', 'g', 'path', 'circle', 'use'].includes(tag ?? '')),
    ).toEqual([]);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /:\/\/|url\(|@import|href="[^#]|\son[a-z]+=|<!|data:/i,
    );
  });

  it('has the colours of a category, and its parts stand out in both themes', () => {
    expect(Object.values(PAIRS)).toContain(`${fillOf(svg, 'd', 'light')} ${fillOf(svg, 'g', 'light')}`);
    for (const theme of ['light', 'dark'] as const)
      expect(contrastOf(fillOf(svg, 'd', theme), fillOf(svg, 'g', theme))).toBeGreaterThan(4.5);
  });
});

it('the drawings of a category and of its subcategories have the colours of the category', () => {
  const parentOf = new Map(subcategories.map((row) => [row.slug, row.parent_category_slug]));
  const wrong = [...CATEGORY_DRAWINGS, ...SUBCATEGORY_DRAWINGS].filter((slug) => {
    const svg = textOf(slug);
    return `${fillOf(svg, 'd', 'light')} ${fillOf(svg, 'g', 'light')}` !== PAIRS[parentOf.get(slug) ?? slug];
  });
  expect(wrong).toEqual([]);
});

it('all drawings of one category have the same style', () => {
  const styles = NAMES.map((name) => styleOf(textOf(name)));
  expect(new Set(styles).size).toBe(Object.keys(PAIRS).length);
});

describe('drawingOf', () => {
  it('gives every built-in category and subcategory its own', () => {
    for (const { slug } of categories) expect(drawingOf({ kind: 'category', slug })).toBe(slug);
    for (const { slug } of subcategories) expect(drawingOf({ kind: 'subcategory', slug })).toBe(slug);
  });

  it.each([
    ['ps5', 'console-tower'],
    ['nintendo-switch', 'handheld-console'],
    ['airpods-pro-2', 'earbuds'],
    ['dyson-v15', 'vacuum-cleaners'],
    ['ninja-af400', 'dual-air-fryer'],
    ['dyson-airwrap', 'hair-wrap'],
    ['lego', 'building-sets'],
  ])('gives the built-in product %s the drawing %s', (slug, drawing) => {
    const row = products.find((product) => product.slug === slug);
    const parents = [row?.subcategory, row?.category];
    expect(drawingOf({ kind: 'product', slug, parents })).toBe(drawing);
  });

  it.each([
    ['its type before its subcategory', 'acme-kettle-2', ['air-fryers', 'appliances'], 'kettle'],
    ['its subcategory before its category', 'acme-one', ['laptops', 'electronics'], 'laptops'],
    ['its category when its subcategory has none', 'acme-one', ['zz-new', 'electronics'], 'electronics'],
    ['nothing without a drawn parent', 'acme-one', [null, 'zz-new'], null],
    ['nothing for a word inside another word', 'string-lights', [], null],
    ['nothing for a slug that is also a category', 'gaming', [], null],
  ])('gives a product %s', (_rule, slug, parents, drawing) => {
    expect(drawingOf({ kind: 'product', slug, parents })).toBe(drawing);
  });

  it('gives a new subcategory the drawing of its category, and a new category none', () => {
    expect(drawingOf({ kind: 'subcategory', slug: 'zz-new', parents: ['gaming'] })).toBe('gaming');
    expect(drawingOf({ kind: 'category', slug: 'zz-new' })).toBeNull();
  });
});

describe('entityPicture', () => {
  const gaming = { kind: 'category', slug: 'gaming' } as const;
  const drawn = { kind: 'drawing', drawing: 'gaming' };

  it.each([
    ['an image', gaming, ['/a.png', '🎮'], { kind: 'image', src: '/a.png' }],
    ['an emoji of an editor', gaming, [null, '👾'], { kind: 'emoji', emoji: '👾' }],
    ['the drawing instead of the built-in emoji', gaming, [null, '🎮'], drawn],
    ['the drawing when the fields are empty', gaming, [null, ''], drawn],
    [
      'the drawing instead of a product’s built-in emoji',
      { kind: 'product', slug: 'lego', parents: ['building-sets'] } as const,
      [null, '🧱'],
      { kind: 'drawing', drawing: 'building-sets' },
    ],
    ['an emoji without a drawing', { ...gaming, slug: 'zz-new' }, ['🎮'], { kind: 'emoji', emoji: '🎮' }],
    ['nothing, which becomes a monogram', { ...gaming, slug: 'zz-new' }, [null], { kind: 'none' }],
  ])('is %s', (_rule, row, fields, expected) => {
    expect(entityPicture(row, ...fields)).toEqual(expected);
  });

  it('is a drawing for every built-in category and product', () => {
    const pictures = [
      ...categories.map((row) =>
        entityPicture({ kind: 'category', slug: row.slug }, row.image_url, row.icon),
      ),
      ...products.map((row) =>
        entityPicture(
          { kind: 'product', slug: row.slug, parents: [row.subcategory, row.category] },
          row.image_url,
          row.image,
        ),
      ),
    ];
    expect(new Set(pictures.map(({ kind }) => kind))).toEqual(new Set(['drawing']));
  });
});

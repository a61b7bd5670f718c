import { homepage } from '../../../lib/fallback/homepage.ts';
import { navigation } from '../../../lib/fallback/navigation.ts';
import { products } from '../../../lib/fallback/products/index.ts';
import { subcategories } from '../../../lib/fallback/subcategories/index.ts';
import { typography } from '../../../lib/fallback/typography.ts';
import { CATEGORIES, CONTENT, RETAILERS, STATIC_ROUTES, texts } from '../../helpers/catalogue.ts';

const home = homepage(2031);
const KNOWN_PATHS = new Set([
  ...STATIC_ROUTES,
  '/sale-dates',
  ...RETAILERS.map((slug) => `/retailers/${slug}`),
  ...CATEGORIES.map((slug) => `/categories/${slug}`),
  ...subcategories.map((row) => `/categories/${row.parent_category_slug}/${row.slug}`),
  ...products.map((row) => `/${row.category}/${row.slug}`),
  ...CONTENT.map((slug) => `/content/${slug}`),
]);

describe('the built-in homepage, menu and text sizes', () => {
  test('contain the fixed texts of docs/product.md#hero', () => {
    expect(home.hero_h1).toBe('Boxing Day Sales 2031');
    expect(home.hero_subtitle).toContain('Trusted by 1000s of UK shoppers since 2024');
    expect(home.hero_search_placeholder).toBe('Search retailers, categories, or products...');
    expect(home.hero_search_button_text).toBe('Search');
    expect([home.retailers_section_count, home.categories_section_count]).toEqual([6, 6]);
    expect(Object.entries(home).filter(([key, value]) => key.startsWith('show_') && value !== true)).toEqual(
      [],
    );
  });

  test('keep within the limits of the fields', () => {
    expect(home.meta_title.length).toBeLessThanOrEqual(60);
    expect(home.meta_title).toContain('2031');
    expect(home.meta_description.length).toBeLessThanOrEqual(155);
    expect(home.hero_h1.length).toBeLessThanOrEqual(100);
    expect(home.hero_subtitle.length).toBeLessThanOrEqual(300);
    for (const [key, value] of Object.entries(home)) {
      if (/_title$/.test(key)) expect(String(value).length).toBeLessThanOrEqual(100);
      if (/_section_description$/.test(key)) expect(String(value).length).toBeLessThanOrEqual(200);
    }
    expect(home.hero_popular_searches.length).toBeLessThanOrEqual(3);
    expect(home.guides_cards).toHaveLength(3);
    expect(home.homepage_faqs).toHaveLength(6);
  });

  test('have no empty field', () => {
    // Only the evidence for the trust claim is empty. The site's operator must enter it, because built-in evidence
    // would be invented.
    const empty = texts(home).filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([['/hero_trust_evidence', '']]);
  });

  test('give no advice twice: the two lists of tips share no phrase of four words', () => {
    const phrasesOf = (text: string) => {
      const words = text.toLowerCase().match(/[\w£’]+/g) ?? [];
      return words.slice(3).map((_word, index) => words.slice(index, index + 4).join(' '));
    };
    const tips = home.editorial_tips.map((tip) =>
      typeof tip === 'string' ? tip : `${tip.title} ${tip.description}`,
    );
    const others = new Set(phrasesOf(home.money_saving_tips_content.replace(/<[^>]*>/g, ' ')));
    expect(tips.flatMap(phrasesOf).filter((phrase) => others.has(phrase))).toEqual([]);
  });

  test('take the year from the argument alone', () => {
    expect(JSON.stringify(homepage(2040))).toBe(JSON.stringify(home).replaceAll('2031', '2040'));
  });

  test('use HTML only where it is allowed, with allowed tags and correct nesting', () => {
    for (const [path, text] of texts(home)) {
      const tags = text.match(/<[^>]*>/g) ?? [];
      if (!/_content$|^\/intro_paragraph$/.test(path)) expect([path, tags]).toEqual([path, []]);
      const open: string[] = [];
      for (const tag of tags) {
        const name = /^<(?:p|ul|li|strong|a href="[^"<>]+")>$/.exec(tag)
          ? tag.slice(1).split(/[ >]/)[0]
          : undefined;
        if (name) open.push(name);
        else expect([path, tag]).toEqual([path, `</${open.pop()}>`]);
      }
      expect([path, open]).toEqual([path, []]);
    }
  });

  test('contain only links to pages of the site', () => {
    const inHtml = texts(home).flatMap(([, text]) =>
      [...text.matchAll(/href="([^"]*)"/g)].map((m) => m[1] ?? ''),
    );
    const plain = [...home.hero_popular_searches, ...home.guides_cards].map((item) => item.link);
    const links = [...inHtml, ...plain, home.disclaimer_link_url, ...navigation.map((item) => item.href)];
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !KNOWN_PATHS.has(link.replace(/\?type=(guide|article)$/, '')))).toEqual([]);
    expect(home.guides_cards.every((card) => card.link.startsWith('/content/'))).toBe(true);
    expect(home.disclaimer_link_url).toBe('/how-we-make-money');
  });

  test('have the menu of docs/product.md#navigation-bar', () => {
    expect(navigation.map((item) => [item.label, item.href, item.dropdown_type])).toEqual([
      ['Home', '/', null],
      ['Retailers', '/retailers', 'retailers'],
      ['Categories', '/categories', 'categories'],
      ['Products', '/products', 'products'],
      ['Guides', '/content?type=guide', 'guides'],
      ['About', '/about', null],
      ['Contact', '/contact', null],
    ]);
    for (const item of navigation) {
      expect(item.has_dropdown).toBe(item.dropdown_type !== null);
      expect(item.dropdown_item_limit).toBe(8);
      expect(item.show_categories_grouping).toBe(item.label === 'Products');
    }
    expect(navigation.map((item) => item.display_order)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('have the text sizes of docs/product.md#typography-settings', () => {
    expect(Object.values(typography)).toEqual(['3xl', '4xl', '2xl', '3xl', 'xl', '2xl', '4xl', '5xl']);
  });
});

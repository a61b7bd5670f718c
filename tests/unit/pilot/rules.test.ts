import { categoriesWithoutGuide } from '@/lib/pilot/rules/categories-without-guide';
import { fallbackLinks } from '@/lib/pilot/rules/fallback-links';
import { lowScores } from '@/lib/pilot/rules/low-scores';
import { offersWithoutSuccessor } from '@/lib/pilot/rules/offers-without-successor';
import { retailersWithoutDescription } from '@/lib/pilot/rules/retailers-without-description';
import { searchesWithoutResult } from '@/lib/pilot/rules/searches-without-result';
import { stalePages } from '@/lib/pilot/rules/stale-pages';

const NOW = Date.parse('2026-12-20T12:00:00Z');
const namesOf = (found: { name: string }[]) => found.map(({ name }) => name);

describe('retailers without a description', () => {
  const shop = (name: string, description: string, views = 0) => ({ id: name, name, description, views });

  test('are proposed, the most viewed first, with the views and the word target', () => {
    const found = retailersWithoutDescription(
      [shop('Quiet', ''), shop('Busy', ' \n', 1_200), shop('Told', 'Sells tools')],
      { words: 60 },
    );
    expect(namesOf(found)).toEqual(['Busy', 'Quiet']);
    expect(found[0]).toMatchObject({
      entity: 'retailers',
      rowId: 'Busy',
      purpose: 'retailer-description',
      weight: 1_200,
    });
    expect(found[0]?.why).toBe('Busy has no description. The page had 1,200 views in the last 30 days.');
    expect(found[0]?.effect).toContain('about 60 words');
    expect(found[1]?.why).toContain('The page had no views');
  });
});

describe('categories without a guide', () => {
  const category = { id: 'c', slug: 'home', name: 'Home', views: 5, subcategories: ['Coffee machines'] };
  const guide = (title: string, ...categories: string[]) => ({ title, categories });

  test('are proposed as a new guide', () => {
    const [found] = categoriesWithoutGuide([category], [guide('How to buy a TV', 'electronics')]);
    expect(found).toMatchObject({
      entity: 'content',
      rowId: null,
      purpose: 'guide',
      name: 'How to choose Home',
    });
    expect(found?.brief).toContainEqual({ label: 'The category contains', value: 'Coffee machines' });
  });

  test.each([
    ['links to the category', guide('Anything', 'home')],
    ['names the category', guide('What to know about your home')],
    ['names a subcategory', guide('How to buy a coffee machine')],
  ])('are not proposed if a guide %s', (_what, known) => {
    expect(categoriesWithoutGuide([category], [known])).toEqual([]);
  });

  test('are proposed although a title contains the name within another word', () => {
    expect(categoriesWithoutGuide([category], [guide('The homepage')])).toHaveLength(1);
  });
});

describe('searches without a result', () => {
  const search = (query: string, searches: number, results = 0) => ({ query, searches, results });

  test('are proposed from three searches on, and only while they find nothing', () => {
    const found = searchesWithoutResult([search('heated airer', 3), search('typo', 2), search('lego', 9, 4)]);
    expect(namesOf(found)).toEqual(['Heated airer']);
    expect(found[0]).toMatchObject({ entity: 'content', rowId: null, purpose: 'guide', weight: 3 });
    expect(found[0]?.why).toContain('‘heated airer’ 3 times');
  });

  test('count as one if search treats their spellings alike', () => {
    const found = searchesWithoutResult([search('Heated airers', 2), search('heated airer', 2)]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ key: 'heated airer', weight: 4 });
  });

  test('are left out if they have no letter or are very long', () => {
    expect(searchesWithoutResult([search('???', 5), search('a'.repeat(81), 5)])).toEqual([]);
  });
});

describe('stale pages', () => {
  const page = (title: string, type: 'guide' | 'article', changedAt: string) => ({
    id: title,
    title,
    type,
    changedAt,
    views: 0,
  });
  const days = { guide: 365, article: 90 };

  test('are proposed once they are older than the limit of their type', () => {
    const found = stalePages(
      [
        page('Old guide', 'guide', '2025-12-01T12:00:00Z'),
        page('Guide of a year', 'guide', '2025-12-20T12:00:00Z'),
        page('Old article', 'article', '2026-09-01T12:00:00Z'),
        page('New article', 'article', '2026-11-01T12:00:00Z'),
      ],
      { now: NOW, days },
    );
    expect(namesOf(found)).toEqual(['Old article', 'Old guide']);
    expect(found[1]).toMatchObject({ entity: 'content', rowId: 'Old guide', purpose: 'guide' });
    expect(found[1]?.why).toContain('1 December 2025, 384 days ago. The limit for this type is 365 days.');
  });

  test('have another key after each change, so that they can become stale again', () => {
    const keyOf = (changedAt: string) =>
      stalePages([page('P', 'article', changedAt)], { now: NOW, days })[0]?.key;
    expect(keyOf('2026-01-01T12:00:00Z')).not.toBe(keyOf('2026-02-01T12:00:00Z'));
  });
});

describe('offers without a successor', () => {
  const product = { table: 'products' as const, id: 'p', name: 'Airer', views: 7 };
  const offer = (
    id: string,
    endsAt: string | null,
    subject: Parameters<typeof offersWithoutSuccessor>[0][0]['subject'] = product,
  ) => ({
    id,
    title: id,
    shop: 'Argos',
    subject,
    endsAt,
  });
  const find = (...offers: ReturnType<typeof offer>[]) => offersWithoutSuccessor(offers, { now: NOW });

  test('are proposed in their last week, for what they are about', () => {
    const [found] = find(offer('Sale', '2026-12-26T23:59:00Z'));
    expect(found).toMatchObject({
      entity: 'products',
      rowId: 'p',
      name: 'Airer',
      purpose: 'buying-tips',
      weight: 7,
    });
    expect(found?.why).toContain('‘Sale’ from Argos ends on');
  });

  test.each([
    ['it ends later than in a week', [offer('Sale', '2026-12-28T12:00:00Z')]],
    ['it is over', [offer('Sale', '2026-12-20T11:00:00Z')]],
    ['it has no end', [offer('Sale', null)]],
    [
      'another offer for the same lasts longer',
      [offer('Sale', '2026-12-26T12:00:00Z'), offer('More', '2027-02-01T12:00:00Z')],
    ],
    ['another offer for the same has no end', [offer('Sale', '2026-12-26T12:00:00Z'), offer('More', null)]],
  ])('are not proposed if %s', (_what, offers) => {
    expect(find(...offers)).toEqual([]);
  });

  test('are proposed although an offer for something else lasts longer', () => {
    const other = { ...product, id: 'other' };
    expect(find(offer('Sale', '2026-12-26T12:00:00Z'), offer('More', null, other))).toHaveLength(1);
  });

  test('lead to questions and answers if they are about a whole shop', () => {
    const shop = { table: 'retailers' as const, id: 's', name: 'Argos', views: 0 };
    expect(find(offer('Sale', '2026-12-26T12:00:00Z', shop))[0]?.purpose).toBe('faqs');
  });
});

describe('fallback links', () => {
  const shop = {
    id: 's',
    name: 'Argos',
    link: 'https://track.example/argos',
    fallback: 'https://argos.example',
    usesFallback: true,
    brokenSince: '2026-12-18T12:00:00Z',
    clicks: 1,
  };

  test('are proposed while the fallback replaces the usual link', () => {
    const [found] = fallbackLinks([shop]);
    expect(found).toMatchObject({
      entity: 'retailers',
      rowId: 's',
      purpose: 'retailer-description',
      weight: 1,
    });
    expect(found?.why).toContain('failing since 18 December 2026');
    expect(found?.why).toContain('1 click in');
  });

  test.each([
    ['the usual link works', { brokenSince: null }],
    ['there is no fallback', { fallback: null }],
    ['the fallback is switched off', { usesFallback: false }],
  ])('are not proposed if %s', (_what, change) => {
    expect(fallbackLinks([{ ...shop, ...change }])).toEqual([]);
  });
});

describe('low scores', () => {
  const finding = (check: string, weight: number, field: string) => ({
    check,
    weight,
    faults: [{ field, text: `${check}.` }],
  });
  const page = {
    rowId: 'r',
    entity: 'products' as const,
    type: null,
    name: 'Airer',
    score: 60,
    weight: 100,
    findings: [
      finding('title-length', 5, 'meta_title'),
      finding('words', 20, 'description'),
      finding('picture', 15, 'image'),
    ],
    views: 10,
  };

  test('are proposed with the text that mends most, and the score that it can reach', () => {
    const [found] = lowScores([page]);
    expect(found).toMatchObject({
      rowId: 'r',
      entity: 'products',
      purpose: 'product-description',
      key: 'r words',
    });
    expect(found?.why).toContain('scores 60 of 100');
    expect(found?.effect).toContain('by up to 20, to 80');
    expect(found?.brief).toEqual([{ label: 'To fix', value: 'words.' }]);
  });

  test('count the findings that one text mends together', () => {
    const meta = ['title-length', 'description-length'].map((check) => finding(check, 12, 'meta_title'));
    expect(lowScores([{ ...page, findings: [...page.findings, ...meta] }])[0]?.purpose).toBe('meta');
  });

  test.each([
    ['the score is high enough', { score: 70 }],
    ['no draft mends what is wrong', { findings: [finding('picture', 40, 'image')] }],
    ['nothing is wrong any more', { findings: [] }],
    ['the page is about a person', { entity: 'people' as const }],
  ])('are not proposed if %s', (_what, change) => {
    expect(lowScores([{ ...page, ...change }])).toEqual([]);
  });

  test('of guides and articles lead to a new body', () => {
    const article = {
      ...page,
      entity: 'content' as const,
      type: 'article' as const,
      findings: [finding('words', 20, 'body')],
    };
    expect(lowScores([article])[0]?.purpose).toBe('article');
  });
});

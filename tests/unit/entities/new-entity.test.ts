import { jest } from '@jest/globals';
import type { EntityTable } from '../../../lib/entities/registry.ts';

// An invented entity that is only in the registry. No other code mentions it, so every part of the site must use its
// default for this entity.
const NEW = 'brands' as EntityTable;
const actual = await import('../../../lib/entities/registry.ts');
jest.unstable_mockModule('../../../lib/entities/registry.ts', () => ({
  ...actual,
  ENTITY_TABLES: [...actual.ENTITY_TABLES, NEW],
  entityOf: (table: EntityTable) => (table === NEW ? actual.entityOf('people') : actual.entityOf(table)),
}));
const { contentSettings } = await import('../../../lib/fallback/content-settings.ts');
const { rowTexts, TEMPLATE_VARIABLES } = await import('../../../lib/seo/page-templates.ts');
const { lowScores } = await import('../../../lib/pilot/rules/low-scores.ts');
const { qualityCheckOf } = await import('../../../lib/quality/checks/index.ts');
const { rulesOf } = await import('../../../lib/quality/rules.ts');

const own = { meta_title: null, meta_description: null };
const row = { ...own, name: 'Acme', description: '' };
const textsOf = (values: object) =>
  rowTexts(NEW, { ...row, ...values } as never, { year: 2026, templates: contentSettings });

test('a new entity has a title and a description for search engines', () => {
  expect(TEMPLATE_VARIABLES[NEW]).toEqual(['name', 'description', 'year', 'site']);
  expect(textsOf({})).toMatchObject({
    title: ['Acme', 'Acme'],
    description: 'Acme. On Boxing Day Sales UK.',
  });
  expect(textsOf({ description: 'Makes anvils.' })).toMatchObject({ description: 'Makes anvils.' });
});

test('the checks of texts apply to a new entity', () => {
  const page = {
    ...{
      entity: NEW,
      row: { ...row, updated_at: '2025-01-01' },
      fields: new Map([
        ['name', 'Name'],
        ['description', 'Description'],
      ]),
    },
    ...{ title: 'Acme', description: 'Acme', blocks: [], links: [], pictures: [], saleDates: [] },
  };
  const twins = { title: null, description: null, text: null };
  const faultsOf = (name: string) =>
    qualityCheckOf(name)?.run(page, { rules: rulesOf(contentSettings), twins, today: '2026-11-28' });
  expect(faultsOf('word-count')).toEqual([
    { field: 'description', text: 'The text has 0 words and needs 60.' },
  ]);
  expect(faultsOf('missing-fields')).toEqual([
    { field: 'description', text: 'The field ‘Description’ is empty.' },
  ]);
  expect(faultsOf('freshness')).toHaveLength(1);
});

test('the pilot proposes no texts for a new entity, because no prompt drafts them', () => {
  const faults = ['meta_title', 'description', 'faqs'].map((field) => ({ field, text: 'Empty.' }));
  const page = {
    ...{ rowId: 'r', entity: NEW, type: null, name: 'Acme', score: 10, weight: 100, views: 1 },
    findings: [{ check: 'missing-fields', weight: 50, faults }],
  };
  expect(lowScores([page])).toEqual([]);
  expect(lowScores([{ ...page, entity: 'products' }])).toHaveLength(1);
});

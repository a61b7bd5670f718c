import { ENTITY_TABLES, entityOf } from '@/lib/entities/registry';
import { SEVERITIES } from '@/lib/quality/check';
import { QUALITY_CHECKS } from '@/lib/quality/checks';
import { defineResource } from '@/lib/resources/resource';

/**
 * The definition of the list of scored pages, for its URL, query and page links. Scans write these rows, and editors
 * change the rows that the pages show.
 */
export const qualityPagesList = defineResource({
  key: 'content-quality',
  table: 'quality_pages',
  one: 'page',
  many: 'pages',
  nameColumn: 'name',
  hasSlug: false,
  isReadOnly: true,
  groups: [],
  columns: [
    { name: 'name', label: 'Page', isSortable: true },
    { name: 'score', label: 'Score', isSortable: true },
    { name: 'findings', label: 'Failed checks (weight)' },
    { name: 'lost', label: 'Lost weight', isSortable: true },
    { name: 'clicks', label: 'Clicks 30 d', isSortable: true },
    { name: 'priority', label: 'To do first', isSortable: true },
    { name: 'entity', label: 'Entity', isSortable: true },
    { name: 'scored_at', label: 'Last checked', isSortable: true },
  ],
  search: ['name', 'path', 'title'],
  filters: [
    {
      name: 'checks',
      label: 'Check',
      kind: 'choice',
      isList: true,
      choices: QUALITY_CHECKS.map(({ name, label }) => ({ value: name, label })),
    },
    {
      name: 'severities',
      label: 'Severity',
      kind: 'choice',
      isList: true,
      choices: SEVERITIES.map(({ value, label }) => ({ value, label })),
    },
    {
      name: 'entity',
      label: 'Entity',
      kind: 'choice',
      choices: ENTITY_TABLES.map((table) => ({ value: table, label: entityOf(table).title })),
    },
  ],
  sort: { by: 'priority', descending: true },
});

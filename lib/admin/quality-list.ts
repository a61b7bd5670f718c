import { ENTITY_TABLES, entityOf } from '@/lib/entities/registry';
import { SEVERITIES } from '@/lib/quality/check';
import { QUALITY_CHECKS } from '@/lib/quality/checks';
import { defineResource } from '@/lib/resources/resource';

/**
 * Defines the list of scored pages as an admin list, so that it can use the shared code for URLs, queries and page
 * links. Only scans write the rows of this list. Editors change the rows that the listed pages show.
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
    { name: 'lost', label: 'Weight lost', isSortable: true },
    { name: 'clicks', label: 'Clicks (30 days)', isSortable: true },
    { name: 'priority', label: 'Priority', isSortable: true },
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

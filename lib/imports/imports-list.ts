import type { Choice } from '@/lib/resources/field';
import { defineResource, type Resource } from '@/lib/resources/resource';
import { IMPORT_STATES } from './outcomes';

/**
 * Returns the definition of the list of past imports, which the shared code for URLs, queries and page links needs.
 * Imports are not an entity: editors cannot edit or delete them.
 */
export const importsList = (entities: Choice[]): Resource =>
  defineResource({
    key: 'data-migration',
    table: 'imports',
    one: 'import',
    many: 'imports',
    nameColumn: 'file_name',
    hasSlug: false,
    isReadOnly: true,
    groups: [],
    columns: [
      { name: 'file_name', label: 'File', isSortable: true },
      { name: 'entity', label: 'Entity', isSortable: true },
      { name: 'total', label: 'Rows', isSortable: true },
      { name: 'state', label: 'State', isSortable: true },
      { name: 'asked_by', label: 'By' },
      { name: 'created_at', label: 'Added', isSortable: true },
    ],
    search: ['file_name'],
    filters: [
      { name: 'entity', label: 'Entity', kind: 'choice', choices: entities },
      { name: 'state', label: 'State', kind: 'choice', choices: [...IMPORT_STATES] },
    ],
    sort: { by: 'created_at', descending: true },
  });

import { JOB_STATES } from '@/lib/jobs/states';
import type { Choice } from '../field';
import { defineResource, type Resource } from '../resource';

/**
 * Returns the definition of the list of jobs, which the code for URLs, queries and pagination of lists needs. Jobs have
 * no form, and editors cannot delete them.
 */
export const jobsList = (kinds: Choice[]): Resource =>
  defineResource({
    key: 'jobs',
    table: 'jobs',
    one: 'job',
    many: 'jobs',
    nameColumn: 'kind',
    hasSlug: false,
    isReadOnly: true,
    groups: [],
    columns: [
      { name: 'kind', label: 'Job', isSortable: true },
      { name: 'state', label: 'State', isSortable: true },
      { name: 'done', label: 'Progress' },
      { name: 'asked_by', label: 'Asked by' },
      { name: 'created_at', label: 'Sent', isSortable: true },
      { name: 'started_at', label: 'Started', isSortable: true },
      { name: 'finished_at', label: 'Ended', isSortable: true },
      { name: 'cost', label: 'Cost', isSortable: true },
    ],
    search: ['kind', 'note', 'error'],
    filters: [
      { name: 'state', label: 'State', kind: 'choice', choices: [...JOB_STATES] },
      { name: 'kind', label: 'Job', kind: 'choice', choices: kinds },
    ],
    tabs: 'state',
    sort: { by: 'created_at', descending: true },
  });

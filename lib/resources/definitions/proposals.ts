import { PROPOSAL_STATES, RULES } from '@/lib/pilot/proposal';
import { defineResource } from '../resource';

/**
 * The definition of the list of proposed drafts, which the code for URLs, queries and pagination of lists needs.
 * Editors cannot edit the proposals: rules find them, and editors decide on them.
 */
export const proposalsList = defineResource({
  key: 'content-pilot',
  table: 'proposals',
  view: 'proposals_overview',
  one: 'proposal',
  many: 'proposals',
  nameColumn: 'name',
  hasSlug: false,
  isReadOnly: true,
  groups: [],
  columns: [
    { name: 'name', label: 'Text', isSortable: true },
    { name: 'why', label: 'Why' },
    { name: 'effect', label: 'Expected effect' },
    { name: 'cost', label: 'Cost', isSortable: true },
    { name: 'weight', label: 'Worth', isSortable: true },
    { name: 'decided_at', label: 'Decided', isSortable: true },
  ],
  search: ['name', 'why', 'effect', 'reason'],
  filters: [
    { name: 'state', label: 'State', kind: 'choice', choices: [...PROPOSAL_STATES] },
    { name: 'rule', label: 'Rule', kind: 'choice', choices: [...RULES] },
  ],
  tabs: 'state',
  sort: { by: 'weight', descending: true },
});

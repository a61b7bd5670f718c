import { AFFILIATE_NETWORKS } from '@/lib/affiliates/affiliate-networks';
import { HEALTHS } from '@/lib/links/health';
import type { Choice } from '../field';
import { defineResource, type Resource } from '../resource';

/**
 * Returns the definition of the list of links, which the code for URLs, queries and pagination of lists needs. Editors
 * cannot edit this list, because the site collects the links from the rows of all entities. `used` contains the
 * entities by which editors can filter the list.
 */
export const linksList = (used: Choice[] = []): Resource =>
  defineResource({
    key: 'link-manager',
    table: 'links',
    view: 'links_overview',
    one: 'link',
    many: 'links',
    nameColumn: 'url',
    hasSlug: false,
    isReadOnly: true,
    groups: [],
    columns: [
      { name: 'url', label: 'URL', isSortable: true },
      { name: 'uses', label: 'Used in', isSortable: true },
      { name: 'rels', label: 'rel' },
      { name: 'network', label: 'Network', isSortable: true },
      { name: 'clicks', label: 'Clicks (30 days)', isSortable: true },
      { name: 'health', label: 'Health', isSortable: true },
      { name: 'checked_at', label: 'Last checked', isSortable: true },
      ...(['status', 'final_url', 'note', 'is_broken'] as const).map((name) => ({
        name,
        isExportOnly: true,
      })),
    ],
    search: ['url', 'final_url'],
    filters: [
      { name: 'is_broken', label: 'Broken', kind: 'flag', yes: 'Broken', no: 'Not broken' },
      {
        name: 'health',
        label: 'Health',
        kind: 'choice',
        choices: HEALTHS.map(({ value, label }) => ({ value, label })),
      },
      {
        name: 'network',
        label: 'Network',
        kind: 'choice',
        choices: AFFILIATE_NETWORKS.map(({ name }) => ({ value: name, label: name })),
      },
      { name: 'used_in', label: 'Used in', kind: 'choice', isList: true, choices: used },
    ],
    sort: { by: 'url', descending: false },
  });

import { z } from 'zod';
import { lowerCasePath } from '@/lib/routing/canonical-path';
import { defineResource } from '../resource';
import { isSitePath, oneOfNumbers, text } from '../schemas';

const STATUSES = [
  { value: '308', label: '308: permanent' },
  { value: '301', label: '301: permanent (older status code)' },
  { value: '307', label: '307: temporary' },
  { value: '302', label: '302: temporary (older status code)' },
];

/**
 * Converts a path that an editor typed to the form in which the site looks up redirects: lower case, dot segments
 * resolved, each segment percent-encoded. Otherwise the site would never find a redirect from '/café', and a redirect
 * from '/old' to '/%6fld' or '/x/../old' would not be detected as a loop. If the text is not a path, returns it
 * unchanged. If its percent-encoding is invalid, returns ''.
 */
function asLookedUp(typed: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(typed) ?? [];
  if (!isSitePath(path)) return typed;
  try {
    const parts = new URL(path, 'http://here.invalid').pathname.split('/');
    return parts.map((part) => lowerCasePath(encodeURIComponent(decodeURIComponent(part)))).join('/') + rest;
  } catch {
    return '';
  }
}

/** Returns whether the site ever looks up redirects for this path (lib/services/routing/resolve-route). */
const isLookedUp = (path: string) => /^\/[^/]*(\/[^/]+)?$|^\/categories(\/[^/]+){2}$/.test(path);

/**
 * Returns whether a redirect may lead from this path. The database constraint redirects_from_path_form has the same
 * rule.
 */
const isFromPath = (value: string) =>
  isSitePath(value) && !/\/\/|[?#]|.\/$/.test(value) && !/^\/(admin|api|auth|_next)(\/|$)/.test(value);

/**
 * Returns whether a redirect may lead to this path. The database constraint redirects_to_path_form has the same rule.
 */
const isToPath = (value: string) => isSitePath(value) && !/^[^?#]*\/\//.test(value);

export const redirects = defineResource({
  key: 'redirects',
  table: 'redirects',
  one: 'redirect',
  many: 'redirects',
  nameColumn: 'from_path',
  hasSlug: false,
  flag: { column: 'is_active', on: 'Active', off: 'Inactive', turnOn: 'Activate', turnOff: 'Deactivate' },
  groups: [
    {
      label: 'The redirect',
      fields: [
        {
          name: 'from_path',
          label: 'From',
          help: 'An old path on this site, such as /retailers/old-name. An existing page takes precedence over a redirect.',
          kind: 'text',
          max: 500,
          schema: text(500)
            .transform(asLookedUp)
            .refine(
              isFromPath,
              'A path on this site without a query or trailing slash, outside /admin, /api and /auth',
            )
            .refine(
              isLookedUp,
              'Only a path of one or two parts (/old, /old/page) or a subcategory’s path can redirect',
            )
            .pipe(text(500)),
          initial: '',
        },
        {
          name: 'to_path',
          label: 'To',
          help: 'The page’s new path on this site. The redirect keeps the query string.',
          kind: 'text',
          isLink: true,
          max: 1000,
          schema: text(1000)
            .transform(asLookedUp)
            .refine(isToPath, 'A path on this site, such as /retailers/new-name')
            .pipe(text(1000)),
          initial: '',
        },
        {
          name: 'status',
          label: 'Status',
          kind: 'choice',
          choices: STATUSES,
          schema: oneOfNumbers([301, 302, 307, 308]),
          initial: 308,
        },
        {
          name: 'is_active',
          label: 'Active',
          help: 'Inactive redirects do nothing.',
          kind: 'boolean',
          schema: z.boolean(),
          initial: true,
        },
      ],
    },
  ],
  columns: [
    { name: 'from_path', isSortable: true },
    { name: 'to_path', isSortable: true },
    { name: 'status', as: 'text', isSortable: true },
    { name: 'is_active', as: 'flag', isSortable: true },
    { name: 'updated_at', label: 'Updated', as: 'moment', isSortable: true },
  ],
  search: ['from_path', 'to_path'],
  filters: [{ name: 'is_active', label: 'Active', kind: 'flag', yes: 'Active', no: 'Inactive' }],
  sort: { by: 'updated_at', descending: true },
});

import { z } from 'zod';
import { lowerCasePath } from '@/lib/canonical-path';
import { defineResource } from './resource';
import { isSitePath, oneOfNumbers, text } from './schemas';

const STATUSES = [
  { value: '308', label: '308: moved for good' },
  { value: '301', label: '301: moved for good, as old programs know it' },
  { value: '307', label: '307: elsewhere for now' },
  { value: '302', label: '302: elsewhere for now, as old programs know it' },
];

/**
 * A path as the site looks it up, however it is typed: small letters, dots followed, and every part as encodeURIComponent writes it. So a
 * redirect of '/café' is found, and one to its own address in other letters ('/%6fld', '/x/../old') is seen as the loop
 * that it is. '' for what cannot be read.
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

/** What lib/addresses asks for: other addresses have no page of an entity that could be missing there. */
const isAskedFor = (path: string) => /^\/[^/]*(\/[^/]+)?$|^\/categories(\/[^/]+){2}$/.test(path);

/** redirects_from_path_form of the migrations. */
const isFromPath = (value: string) =>
  isSitePath(value) && !/\/\/|[?#]|.\/$/.test(value) && !/^\/(admin|api|auth|_next)(\/|$)/.test(value);

/** redirects_to_path_form. */
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
          help: 'An old path of this site, such as /retailers/old-name. A page that is there wins over a redirect.',
          kind: 'text',
          max: 500,
          schema: text(500)
            .transform(asLookedUp)
            .refine(
              isFromPath,
              'A path of this site without query and trailing slash, outside /admin, /api and /auth',
            )
            .refine(
              isAskedFor,
              'Only a path of one or two parts can lead elsewhere (/old, /old/page), or one of a subcategory',
            )
            .pipe(text(500)),
          initial: '',
        },
        {
          name: 'to_path',
          label: 'To',
          help: 'The path of this site where the page is now. The query of the request goes along.',
          kind: 'text',
          isLink: true,
          max: 1000,
          schema: text(1000)
            .transform(asLookedUp)
            .refine(isToPath, 'A path of this site, such as /retailers/new-name')
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
          help: 'Only an active redirect leads anywhere.',
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

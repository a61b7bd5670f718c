import { ENTITY_TABLES, entityOf } from '@/lib/entities/registry';
import { PAGE_FAULTS } from '@/lib/seo/page-faults';
import { defineResource } from '../resource';

/** The types of pages. The crawl stores the type of each page. */
export const PAGE_TYPES = [
  ...ENTITY_TABLES.map((table) => ({ value: table as string, label: entityOf(table).title })),
  { value: 'list', label: 'List pages' },
  { value: 'page', label: 'Other pages' },
  { value: 'redirects', label: 'Redirects' },
  { value: 'link', label: 'Found through links' },
];

/** The HTTP statuses with which the site responds to requests for pages. */
const STATUSES = [
  { value: '200', label: '200: page' },
  { value: '308', label: '308: moved' },
  { value: '301', label: '301: moved' },
  { value: '307', label: '307: moved temporarily' },
  { value: '302', label: '302: moved temporarily' },
  { value: '404', label: '404: missing' },
  { value: '410', label: '410: gone' },
  { value: '500', label: '500: error' },
  { value: '503', label: '503: unavailable' },
];

/**
 * The definition of the list of pages, which the code for URLs, queries and pagination of lists needs. Editors cannot
 * edit this list: a crawl of the site finds the pages, and editors change the rows that the pages show.
 */
export const pagesList = defineResource({
  key: 'page-status',
  table: 'pages',
  one: 'page',
  many: 'pages',
  nameColumn: 'path',
  hasSlug: false,
  isReadOnly: true,
  groups: [],
  columns: [
    { name: 'path', label: 'Path', isSortable: true },
    { name: 'type', label: 'Type', isSortable: true },
    { name: 'is_published', label: 'Published', isSortable: true },
    { name: 'status', label: 'Status', isSortable: true },
    { name: 'faults', label: 'Faults' },
    { name: 'in_sitemap', label: 'Sitemap', isSortable: true },
    { name: 'robots', label: 'Robots', isSortable: true },
    { name: 'canonical', label: 'Canonical', isSortable: true },
    { name: 'structured', label: 'Structured data' },
    { name: 'title', label: 'Title', isSortable: true },
    { name: 'words', label: 'Words', isSortable: true },
    { name: 'inlinks', label: 'Links here', isSortable: true },
    { name: 'changed_at', label: 'Last changed', isSortable: true },
    { name: 'crawled_at', label: 'Last crawled', isSortable: true },
  ],
  search: ['path', 'title', 'description'],
  filters: [
    { name: 'has_faults', label: 'Faults', kind: 'flag', yes: 'With faults', no: 'Without faults' },
    {
      name: 'faults',
      label: 'Fault',
      kind: 'choice',
      isList: true,
      choices: PAGE_FAULTS.map(({ value, label }) => ({ value, label })),
    },
    { name: 'type', label: 'Type', kind: 'choice', choices: PAGE_TYPES },
    { name: 'status', label: 'Status', kind: 'choice', choices: STATUSES },
    { name: 'is_published', label: 'Published', kind: 'flag', yes: 'Published', no: 'Not published' },
    { name: 'in_sitemap', label: 'Sitemap', kind: 'flag', yes: 'In the sitemap', no: 'Not in the sitemap' },
    { name: 'is_noindex', label: 'Robots', kind: 'flag', yes: 'Hidden (noindex)', no: 'Not hidden' },
  ],
  sort: { by: 'path', descending: false },
});

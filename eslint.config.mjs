import { defineConfig, globalIgnores } from 'eslint/config';
import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import house from './eslint-rules/index.mjs';

const maxLines = (max) => ['error', { max, skipBlankLines: false, skipComments: false }];

export default defineConfig([
  globalIgnores([
    '.next/**',
    '.data/**',
    '.data-backups/**',
    'lib/schema/database.types.ts',
    'bench-results/**',
  ]),
  ...next,
  ...typescript,
  {
    // Comments cannot switch rules off. All exceptions from the rules are in this file.
    linterOptions: { noInlineConfig: true },
    plugins: { house },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-ignore': true, 'ts-expect-error': true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-unused-expressions': 'error',
      'import/no-anonymous-default-export': 'off',
      'max-lines': maxLines(300),
      'house/client-boundary': 'error',
      'house/file-names': 'error',
      'house/named-tags': 'error',
      'house/one-direction': 'error',
      'house/wrapped-actions': 'error',
    },
  },
  {
    files: ['app/**', 'components/**', 'lib/**', 'server/**'],
    ignores: ['lib/dates/london-time.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Intl', property: 'DateTimeFormat', message: 'Format dates with lib/dates/london-time.' },
      ],
    },
  },
  { files: ['**/page.tsx'], rules: { 'max-lines': maxLines(100) } },
  {
    files: ['app/**', 'components/**', 'lib/**', 'server/**', 'middleware.ts'],
    ignores: ['lib/data/**'],
    rules: { 'house/one-door': 'error' },
  },
  // This rule has two exceptions: the admin check, because it also runs in the browser, and declaration files, because
  // they import nothing.
  {
    files: ['lib/data/**', 'lib/services/**/*.ts'],
    ignores: ['lib/data/admin-check.ts', '**/*.d.ts'],
    rules: { 'house/server-only-first': 'error' },
  },
  {
    files: ['app/(public)/(site)/**', 'app/(public)/layout.tsx', 'components/root-document.tsx'],
    rules: { 'house/static-pages': 'error' },
  },
  // This rule is meant for the pages router; the app router requires a plain <head>.
  { files: ['components/root-document.tsx'], rules: { '@next/next/no-head-element': 'off' } },
  // This component may contain <img>, because it sets the size, lazy loading and placeholder of every picture.
  { files: ['components/site/pictures/picture-box.tsx'], rules: { '@next/next/no-img-element': 'off' } },
  // Two more files may contain <img>: the drawing on a cover has a fixed size and loads lazily too, and a social card
  // becomes an image, not a page.
  {
    files: ['components/site/content/cover.tsx', 'lib/seo/social-card.tsx'],
    rules: { '@next/next/no-img-element': 'off' },
  },
  { files: ['lib/cache/tags.ts'], rules: { 'house/named-tags': 'off' } },
]);

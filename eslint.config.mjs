import { defineConfig, globalIgnores } from 'eslint/config';
import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import house from './eslint-rules/index.mjs';

const maxLines = (max) => ['error', { max, skipBlankLines: false, skipComments: false }];

export default defineConfig([
  globalIgnores(['.next/**', '.data/**', 'lib/schema/database.types.ts', 'bench-results/**']),
  ...next,
  ...typescript,
  {
    // A rule that may be switched off in a comment is a wish.
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
        { object: 'Intl', property: 'DateTimeFormat', message: 'lib/dates/london-time writes dates.' },
      ],
    },
  },
  { files: ['**/page.tsx'], rules: { 'max-lines': maxLines(100) } },
  {
    files: ['app/**', 'components/**', 'lib/**', 'server/**', 'middleware.ts'],
    ignores: ['lib/data/**'],
    rules: { 'house/one-door': 'error' },
  },
  // The admin check is asked by the browser too; a declaration of types imports nothing.
  {
    files: ['lib/data/**', 'lib/services/**/*.ts'],
    ignores: ['lib/data/admin-check.ts', '**/*.d.ts'],
    rules: { 'house/server-only-first': 'error' },
  },
  {
    files: ['app/(public)/(site)/**', 'app/(public)/layout.tsx', 'components/root-document.tsx'],
    rules: { 'house/static-pages': 'error' },
  },
  // The one place that writes an <img>, with sizes, lazy loading and a placeholder of its own.
  // The rule knows the pages router only; in the app router <head> is the way.
  { files: ['components/root-document.tsx'], rules: { '@next/next/no-head-element': 'off' } },
  { files: ['components/site/picture-box.tsx'], rules: { '@next/next/no-img-element': 'off' } },
  { files: ['lib/cache/tags.ts'], rules: { 'house/named-tags': 'off' } },
]);

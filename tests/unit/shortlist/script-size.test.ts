import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { transformSync } from '@swc/core';

/**
 * The modules of the shortlist that every public page loads. They import only each other and the name of a storage key.
 */
const MODULES = ['lib/shortlist/entries.ts', 'components/site/shell/start-shortlist.ts'];

/** Returns the code of a module without its imports and exports, which a bundle does not contain. */
const codeOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/^import .*$/gm, '')
    .replace(/^export /gm, '');

test('the shortlist adds at most 1 kB of compressed script to a page', () => {
  // The last line uses the functions that other scripts import, so that the minifier keeps these functions.
  const source = [...MODULES.map(codeOf), 'used = [startShortlist, savedEntries, saveEntries];'].join('\n');
  const { code } = transformSync(source, {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript' },
      minify: { compress: true, mangle: { toplevel: true } },
    },
    minify: true,
  });
  expect(code).toMatch(/aria-pressed/);
  const bytes = gzipSync(code).length;
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(1000);
});

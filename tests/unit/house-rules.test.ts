import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = ['app', 'components', 'eslint-rules', 'lib', 'scripts', 'supabase', 'tests'];
const GENERATED = ['lib/supabase/database.types.ts'];

const files = SOURCE.filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(tsx?|mjs|sql|css)$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .filter((file) => !GENERATED.includes(file));

const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length;

test('no file has more than 300 lines', () => {
  expect(files.filter((file) => linesOf(file) > 300)).toEqual([]);
});

test('no page has more than 100 lines', () => {
  const pages = files.filter((file) => path.basename(file) === 'page.tsx');
  expect(pages).not.toEqual([]);
  expect(pages.filter((file) => linesOf(file) > 100)).toEqual([]);
});

const decisions = readdirSync('docs/decisions');

test('decisions are numbered without a gap, and named', () => {
  expect(decisions.every((name) => /^\d{3}-[a-z0-9-]+\.md$/.test(name))).toBe(true);
  expect(decisions.map((name) => Number(name.slice(0, 3)))).toEqual(
    decisions.map((_name, index) => index + 1),
  );
});

test.each(decisions)('%s has context, decision and consequences in at most 300 words', (name) => {
  const text = readFileSync(path.join('docs/decisions', name), 'utf8');
  expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(300);
  expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual([
    'Context',
    'Decision',
    'Consequences',
  ]);
});

const screens = readdirSync('app/admin', { recursive: true, withFileTypes: true })
  .filter((entry) => /^(page|route)\.tsx?$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));

test.each(screens)('%s asks the database for the role by itself', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/await requireAdmin\(\)/);
});

const dataFiles = files.filter((file) => file.startsWith('lib/data/'));
/** What keeps an answer short of the thousand rows at which the API cuts it off without a word. */
const BOUNDED =
  /\.range\(|\.limit\(|\.single\(|\.maybeSingle\(|head: true|\.in\(|\.(insert|update|delete|upsert)\(|storage/;

test('every read of rows says how many it takes, or asks for them in parts', () => {
  const unbounded = dataFiles.flatMap((file) => {
    // One that only builds a query leaves its end to its caller.
    const functions = readFileSync(file, 'utf8').split(/\n(?=(?:export )?(?:async )?function )/);
    return functions
      .filter(
        (text) =>
          /\.from\(\s*['a-zA-Z]/.test(text) &&
          /\.select/.test(text) &&
          text.includes('await ') &&
          !BOUNDED.test(text),
      )
      .map((text) => `${file}: ${text.slice(0, 60)}`);
  });
  expect(unbounded).toEqual([]);
});

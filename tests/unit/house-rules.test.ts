import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = ['app', 'components', 'eslint-rules', 'lib', 'scripts', 'server', 'supabase', 'tests'];
const GENERATED = ['lib/schema/database.types.ts'];

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

test('the site starts no program through a shell, so no input can become a command', () => {
  const running = files.filter((file) => /^(app|components|lib|server|supabase)\//.test(file));
  const started = running.filter((file) => readFileSync(file, 'utf8').includes('node:child_process'));
  expect(started).not.toEqual([]);
  const shells = /\bshell\s*:|\{[^}]*\bexec(Sync)?\b[^}]*\} from 'node:child_process'/;
  expect(running.filter((file) => shells.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('every folder of browser tests belongs to a Playwright project', () => {
  const folders = files
    .filter((file) => file.startsWith('tests/e2e/'))
    .map((file) => path.dirname(path.relative('tests/e2e', file)));
  const run = [...readFileSync('playwright.config.ts', 'utf8').matchAll(/specsIn\('([\w-]+)'\)/g)];
  expect(new Set(folders)).toEqual(new Set(run.map(([, folder]) => folder)));
});

const records = readdirSync('docs/decisions');

test('architecture records are numbered without a gap and named correctly', () => {
  expect(records.every((name) => /^\d{3}-[a-z0-9-]+\.md$/.test(name))).toBe(true);
  expect(records.map((name) => Number(name.slice(0, 3)))).toEqual(records.map((_name, index) => index + 1));
});

/** Matches a path of this repository in a text, such as `lib/dates` or `.env.example`. */
const OWN_PATH =
  /`((?:(?:app|components|docs|eslint-rules|lib|scripts|server|supabase|tests)\/[\w./()[\]-]+|[.\w-]+\.(?:ts|mjs|json|example)))`/g;

test.each(['README.md', 'docs/architecture.md'])('every path that %s names exists', (document) => {
  // The docs use the invented entity `brands` and the invented file `…_brands.sql` as examples, so lines with the word
  // `brands` are left out.
  const text = readFileSync(document, 'utf8').replace(/^.*\bbrands\b.*$/gm, '');
  const named = [...text.matchAll(OWN_PATH)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});

/** Matches a path below a folder of this repository in a text. The path may contain `*`, and may lack its extension. */
const PATH_BELOW =
  /`((?:app|components|docs|eslint-rules|lib|scripts|server|supabase|tests)\/[\w./()[\]*-]+)`/g;

const documents = globSync('docs/**/*.md')
  .filter((file) => file !== 'docs/architecture.md')
  // A record that another one has superseded describes the code of its time.
  .filter((file) => !/^Status: superseded/m.test(readFileSync(file, 'utf8')));

test.each(documents)('every path that %s names exists', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(PATH_BELOW)].map(([, name = '']) => name);
  const exists = (name: string) =>
    ['', '.ts', '.tsx'].some((ending) =>
      name.includes('*') ? globSync(name + ending).length > 0 : existsSync(name + ending),
    );
  expect(named.filter((name) => !exists(name))).toEqual([]);
});

/**
 * The entries of the README's list of folders. Leaves out the explanations in brackets. An entry may have several
 * lines; all lines after the first are indented.
 */
const tour = (/^```\n(app\/[^]*?)\n```$/m.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '')
  .replace(/\([^)]*\)/g, '')
  .split(/\n(?! )/);
const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
/**
 * Finds the entry of the README's list of folders that begins with `start`. Returns the names after the entry's colon.
 */
const namesIn = (start: string) =>
  tour
    .filter((entry) => entry.startsWith(start))
    .flatMap((entry) => entry.split(':')[1]?.split(',') ?? [])
    .map((name) => name.trim());

test('the tour in the README names every folder of lib and of lib/services, and no other', () => {
  expect(namesIn('lib/services ').toSorted()).toEqual(foldersIn('lib/services').toSorted());
  const withEntries = [...tour.join('\n').matchAll(/\blib\/([a-z-]+)/g)].map(([, name = '']) => name);
  expect([...new Set([...namesIn('lib/… '), ...withEntries])].toSorted()).toEqual(
    foldersIn('lib').toSorted(),
  );
});

test.each([
  ['README.md', tour.join('\n'), (name: string) => `${name}/`],
  ['docs/product.md', readFileSync('docs/product.md', 'utf8'), (name: string) => `\`${name}\``],
])('%s names every folder at the top level', (_document, text, written) => {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n');
  const isOwn = (name: string) => name === '.ci' || !(name.startsWith('.') || ignored.includes(`${name}/`));
  const folders = foldersIn('.').filter(isOwn);
  expect(folders).toContain('lib');
  expect(folders.filter((name) => !text.includes(written(name)))).toEqual([]);
});

const readRecord = (name: string) => readFileSync(path.join('docs/decisions', name), 'utf8');

test.each(records)('%s has context, decision and consequences in at most 500 words', (name) => {
  const text = readRecord(name);
  expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(500);
  expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual([
    'Context',
    'Decision',
    'Consequences',
  ]);
});

const STATUS = /^Status: (accepted(, amended by ADR \d{3})?|superseded by ADR \d{3})$/;

test.each(records)('%s has its number in the title, a status and a date', (name) => {
  const [title, blank, status, date] = readRecord(name).split('\n');
  expect(title).toMatch(new RegExp(`^# ADR ${name.slice(0, 3)}: \\S`));
  expect(blank).toBe('');
  expect(status).toMatch(STATUS);
  expect(date).toMatch(/^Date: 20\d\d-[01]\d-[0-3]\d$/);
});

const screens = readdirSync('app/admin', { recursive: true, withFileTypes: true })
  .filter((entry) => /^(page|route)\.tsx?$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));

test.each(screens)('the admin page %s checks the admin role by itself', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/await requireAdmin\(\)/);
});

const dataFiles = files.filter((file) => file.startsWith('lib/data/'));
/**
 * Matches code that limits the number of rows in a response. Without a limit, the API returns a thousand rows and
 * silently leaves out the rest.
 */
const BOUNDED =
  /\.range\(|\.limit\(|\.single\(|\.maybeSingle\(|head: true|\.in\(|\.(insert|update|delete|upsert)\(|storage/;

test('every read of many rows sets a limit or reads in parts', () => {
  const unbounded = dataFiles.flatMap((file) => {
    // Leaves out functions that only build a query, because their callers set the limit.
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

const TEXT = /\.(tsx?|mjs|jsx?|sql|css|md|json|toml|sh|example)$|^run$/;
const texts = [
  ...readdirSync('.', { withFileTypes: true }),
  ...['.ci', 'docs', ...SOURCE].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }),
  ),
]
  .filter((entry) => entry.isFile() && TEXT.test(entry.name) && entry.name !== 'package-lock.json')
  .map((entry) => path.join(entry.parentPath, entry.name))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/**
 * Searches the repository's text files. Returns each text that matches the pattern's first group, and the path of its
 * file.
 */
const found = (pattern: RegExp) =>
  texts.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, name = '']) => ({ file, name })));

const product = readFileSync('docs/product.md', 'utf8');
/** The anchors that GitHub creates for the headings in docs/product.md. */
const anchors = [...product.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-'),
);

test('every heading of docs/product.md has a unique anchor', () => {
  expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
});

test('every cited rule of the product is a heading of docs/product.md', () => {
  const cited = found(/product\.md#([\w-]+)/g);
  const links = [...product.matchAll(/\]\(#([\w-]+)\)/g)].map(([, name = '']) => ({
    file: 'product.md',
    name,
  }));
  expect(cited.length).toBeGreaterThan(50);
  expect([...cited, ...links].filter(({ name }) => !anchors.includes(name))).toEqual([]);
});

test('every cited architecture record exists', () => {
  const numbers = records.map((name) => name.slice(0, 3));
  expect(found(/\bADR (\d+)/g).filter(({ name }) => !numbers.includes(name))).toEqual([]);
});

/**
 * Matches citations of documents that the repository does not contain, and citations of decision records in another
 * form than 'ADR 007'.
 */
const OTHER_CITATION =
  /(\bthe specification\b|\bspecification,? section|\bdecisions? \d|docs\/decisions\/\d{3}(?!-)|\blook-and-feel\b)/gi;

test('no text cites a missing document or uses another name for a record', () => {
  // In the guides for shoppers, 'specification' means a product's technical data, such as those of a television.
  const isGuide = (file: string) => file.startsWith('lib/fallback/content/');
  expect(found(OTHER_CITATION).filter(({ file }) => !isGuide(file))).toEqual([]);
});

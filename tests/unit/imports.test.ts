import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = [
  ...['app', 'components', 'eslint-rules', 'lib', 'scripts', 'server'],
  ...['supabase/embedded', 'supabase/functions', 'tests'],
];
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.d.ts', '/index.ts'];

const files = [
  ...SOURCE.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true })),
  ...readdirSync('.', { withFileTypes: true }),
]
  .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));
const known = new Set(files);

/** Returns the project's own files that a file imports. Imports of types count too. */
function importsOf(file: string): string[] {
  const sources = readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'((?:@|\.{1,2})\/[^']+)'/g);
  return [...sources].flatMap(([, source = '']) => {
    const target = source.startsWith('@/') ? source.slice(2) : path.join(path.dirname(file), source);
    return ENDINGS.map((ending) => target + ending).find((name) => known.has(name)) ?? [];
  });
}

type Graph = Map<string, Set<string>>;

/** Returns the nodes of a graph that are in a cycle, or on a path from one cycle to another. */
function inCircles(graph: Graph): string[] {
  const left = new Map(graph);
  const isEnd = (node: string) => ![...(left.get(node) ?? [])].some((next) => left.has(next));
  const isStart = (node: string) => ![...left.values()].some((targets) => targets.has(node));
  for (const isOutside of [isEnd, isStart]) {
    for (let found: string[] = ['']; found.length > 0;) {
      found = [...left.keys()].filter(isOutside);
      for (const node of found) left.delete(node);
    }
  }
  return [...left.keys()].toSorted();
}

const imports: Graph = new Map(files.map((file) => [file, new Set(importsOf(file))]));

test('nodes before and after a circle do not count as part of it', () => {
  const graph = { start: ['one'], one: ['two'], two: ['one', 'end'], end: [], self: ['self'] };
  const circles = new Map(Object.entries(graph).map(([node, targets]) => [node, new Set<string>(targets)]));
  expect(inCircles(circles)).toEqual(['one', 'self', 'two']);
});

test('no file imports another in a circle, types included', () => {
  for (const folder of SOURCE) {
    const own = files.filter((file) => file.startsWith(`${folder}/`));
    expect([folder, own.some((file) => importsOf(file).length > 0)]).toEqual([folder, true]);
  }
  const total = [...imports.values()].reduce((sum, targets) => sum + targets.size, 0);
  expect(total).toBeGreaterThan(7000);
  expect(inCircles(imports)).toEqual([]);
});

/** Returns the folder directly in `parent` that contains a file, such as 'lib/dates'. Returns null if there is none. */
const folderOf = (file: string, parent: string) =>
  file.startsWith(`${parent}/`) ? (/^[^/]+(?=\/)/.exec(file.slice(parent.length + 1))?.[0] ?? null) : null;

test.each([
  ['lib', 20],
  ['lib/services', 20],
  ['scripts', 8],
])('no folder of %s imports itself by way of another', (parent, least) => {
  const folders: Graph = new Map();
  for (const [file, targets] of imports) {
    const folder = folderOf(file, parent);
    if (!folder) continue;
    const others = [...targets]
      .map((target) => folderOf(target, parent))
      .filter((other) => other !== null && other !== folder);
    folders.set(folder, (folders.get(folder) ?? new Set()).union(new Set(others as string[])));
  }
  expect(folders.size).toBeGreaterThan(least);
  expect(inCircles(folders)).toEqual([]);
});

test('lib and lib/services contain only folders', () => {
  const files = ['lib', 'lib/services'].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()),
  );
  expect(files.map(({ name }) => name)).toEqual([]);
});

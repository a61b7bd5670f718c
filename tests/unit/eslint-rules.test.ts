import { Linter } from 'eslint';
import config from '../../eslint.config.mjs';

const linter = new Linter({ configType: 'flat', cwd: process.cwd() });

const HELD = /^(house\/.*|max-lines|@typescript-eslint\/no-explicit-any)$/;

/**
 * Returns the rules that `code` breaks if it is in the file `filename`. Checks only the rules in HELD: the project's
 * own rules and a few others.
 */
function broken(filename: string, code: string): string[] {
  const messages = linter.verify(code, config as Linter.Config[], { filename });
  const fatal = messages.find((message) => message.fatal);
  if (fatal) throw new Error(`${filename} does not parse: ${fatal.message}`);
  const rules = messages.map(({ ruleId }) => ruleId ?? '').filter((rule) => HELD.test(rule));
  return [...new Set(rules)];
}

const SERVER_ONLY = "import 'server-only';\n";
const read = 'export const x = (db: { from(t: string): unknown }) => db.from("retailers");';

test.each<[why: string, filename: string, code: string, rules: string[]]>([
  ['a read outside lib/data', 'lib/seo/x.ts', read, ['house/one-door']],
  ['a read in lib/data', 'lib/data/x.ts', SERVER_ONLY + read, []],
  [
    'a remote procedure in a page',
    'app/admin/page.tsx',
    'declare const db: any2; type any2 = { rpc(n: string): void }; db.rpc("has_role");',
    ['house/one-door'],
  ],
  ['a class called with from', 'lib/x.ts', 'export const x = Array.from([1]);', []],
  [
    'storage outside lib/data',
    'components/admin/x.ts',
    'declare const db: { storage: { from(b: string): void } }; db.storage.from("logos");',
    ['house/one-door'],
  ],

  [
    'cookies in a public page',
    'app/(public)/(site)/retailers/page.tsx',
    "import { cookies } from 'next/headers';\nexport const x = cookies;",
    ['house/static-pages'],
  ],
  [
    'headers in the root layout',
    'app/(public)/layout.tsx',
    "import { headers } from 'next/headers';\nexport const x = headers;",
    ['house/static-pages'],
  ],
  [
    'searchParams in a public page',
    'app/(public)/(site)/content/page.tsx',
    'export default function P({ searchParams }: { searchParams: string }) { return searchParams; }',
    ['house/static-pages'],
  ],
  [
    'cookies in an admin page',
    'app/admin/page.tsx',
    "import { cookies } from 'next/headers';\nexport const x = cookies;",
    [],
  ],

  [
    'a tag written out',
    'lib/data/x.ts',
    `${SERVER_ONLY}import { cacheTag } from 'next/cache';\ncacheTag('retailers');`,
    ['house/named-tags'],
  ],
  [
    'a tag in a template',
    'app/api/x/route.ts',
    "import { revalidateTag } from 'next/cache';\nexport const x = (s: string) => revalidateTag(`retailers:${s}`, 'max');",
    ['house/named-tags'],
  ],
  [
    'a tag put together',
    'app/api/x/route.ts',
    "import { updateTag } from 'next/cache';\nexport const x = (s: string) => updateTag('retailers:' + s);",
    ['house/named-tags'],
  ],
  [
    'a tag from its function',
    'app/api/x/route.ts',
    "import { revalidateTag } from 'next/cache';\nimport { listTag } from '@/lib/cache/tags';\nrevalidateTag(listTag('retailers'), 'max');",
    [],
  ],

  [
    'a page for the browser',
    'app/admin/page.tsx',
    "'use client';\nexport default function P() { return null; }",
    ['house/client-boundary'],
  ],
  [
    'a layout for the browser',
    'app/admin/layout.tsx',
    "'use client';\nexport default function L() { return null; }",
    ['house/client-boundary'],
  ],
  [
    'a leaf for the browser',
    'components/ui/x.tsx',
    "'use client';\nexport function X() { return null; }",
    [],
  ],
  [
    'the environment in the browser',
    'components/ui/x.tsx',
    "'use client';\nimport { serverEnv } from '@/lib/config/env';\nexport const x = serverEnv;",
    ['house/client-boundary'],
  ],
  [
    'the data layer in the browser',
    'components/ui/x.tsx',
    "'use client';\nimport { listRetailers } from '@/lib/data/retailers';\nexport const x = listRetailers;",
    ['house/client-boundary'],
  ],
  [
    'a type of the data layer in the browser',
    'components/ui/x.tsx',
    "'use client';\nimport type { Retailer } from '@/lib/data/retailers';\nexport type X = Retailer;",
    [],
  ],

  ['data without server-only', 'lib/data/x.ts', 'export const x = 1;', ['house/server-only-first']],

  [
    'a service without server-only',
    'lib/services/rows/x.ts',
    'export const x = 1;',
    ['house/server-only-first'],
  ],

  [
    'a service in the browser',
    'components/ui/x.tsx',
    "'use client';\nimport { saveRow } from '@/lib/services/rows/save-row';\nexport const x = saveRow;",
    ['house/client-boundary'],
  ],

  ['capitals in a file name', 'components/ui/Button.tsx', 'export const x = 1;', ['house/file-names']],
  ['an underscore in a file name', 'lib/some_thing.ts', 'export const x = 1;', ['house/file-names']],
  ['a vague file name', 'lib/utils.ts', 'export const x = 1;', ['house/file-names']],
  ['a file name with a kind', 'lib/some-thing.config.ts', 'export const x = 1;', []],

  [
    'a bare server action',
    'lib/actions/x.ts',
    "'use server';\nexport async function save() {}",
    ['house/wrapped-actions'],
  ],
  [
    'a server action in an arrow',
    'lib/actions/x.ts',
    "'use server';\nexport const save = async () => {};",
    ['house/wrapped-actions'],
  ],
  [
    'a server action handed on',
    'lib/actions/x.ts',
    "'use server';\nimport { save } from './y';\nexport { save };",
    ['house/wrapped-actions'],
  ],
  [
    'a default server action',
    'lib/actions/x.ts',
    "'use server';\nexport default async function save() {}",
    ['house/wrapped-actions'],
  ],
  [
    'a server action in a component',
    'components/ui/x.tsx',
    "export function X() { async function save() { 'use server'; } return save; }",
    ['house/wrapped-actions'],
  ],
  [
    'a wrapped server action',
    'lib/actions/x.ts',
    "'use server';\nimport { adminAction } from './admin-action';\nexport const save = adminAction(null, null);\nexport type State = string;",
    [],
  ],

  [
    'an action in a service',
    'lib/services/rows/x.ts',
    `${SERVER_ONLY}import { adminAction } from '@/lib/actions/admin-action';\nexport const x = adminAction;`,
    ['house/one-direction'],
  ],
  [
    'a type of a service in the data layer',
    'lib/data/admin/x.ts',
    `${SERVER_ONLY}import type { Outcome } from '../../services/rows/outcome';\nexport type X = Outcome;`,
    ['house/one-direction'],
  ],
  [
    'a type of the data layer in a pure room',
    'lib/catalogue/x.ts',
    "export type X = import('@/lib/data/viewer').Viewer;",
    ['house/one-direction'],
  ],
  [
    'a component in lib, handed on',
    'lib/forms/x.ts',
    "export { Monogram } from '@/components/ui/monogram';\nexport * from '@/components/ui/monogram';",
    ['house/one-direction'],
  ],
  [
    'a page loaded by a component',
    'components/ui/x.tsx',
    "export const x = () => import('../../app/admin/layout');",
    ['house/one-direction'],
  ],
  [
    'a query of the data layer in the server',
    'server/x.ts',
    "import { DatabaseError } from '../lib/data/database-error.ts';\nexport const x = DatabaseError;",
    ['house/one-direction'],
  ],
  [
    'a room at the bottom of lib in the server',
    'server/x.ts',
    "import { FRESH_S } from '../lib/cache/freshness.ts';\nexport const x = FRESH_S;",
    [],
  ],
  [
    'a style sheet in a component',
    'components/x.tsx',
    "import '@/app/globals.css';\nexport const x = 1;",
    [],
  ],
  [
    'a service in an action, the layer below, another room, a package',
    'lib/actions/x.ts',
    "import { saveRow } from '@/lib/services/rows/save-row';\nimport { z } from 'zod';\nimport { isSlug } from '../routing/slug';\nimport { x } from './y';\nexport const y = [saveRow, z, isSlug, x];",
    [],
  ],

  ['any', 'lib/x.ts', 'export const x = (y: any) => y;', ['@typescript-eslint/no-explicit-any']],
  [
    'any behind a comment',
    'lib/x.ts',
    '// eslint-disable-next-line\nexport const x = (y: any) => y;',
    ['@typescript-eslint/no-explicit-any'],
  ],
  ['a page of 101 lines', 'app/admin/page.tsx', `${'\n'.repeat(100)}export {};`, ['max-lines']],
  ['a page of 100 lines', 'app/admin/page.tsx', `${'\n'.repeat(99)}export {};`, []],
  ['a file of 301 lines', 'lib/x.ts', `${'\n'.repeat(300)}export {};`, ['max-lines']],
])('%s', (_why, filename, code, rules) => {
  expect(broken(filename, code)).toEqual(rules);
});

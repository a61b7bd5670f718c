import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Fails if a text for visitors, editors or operators, or the title of a test, contains a stiff wording that
// docs/style.md or a review has replaced.

/** The folders whose code may contain texts that somebody reads. */
const SOURCE = [
  'app',
  'components',
  'lib',
  'scripts',
  'server',
  'supabase/embedded',
  'supabase/functions',
  'tests',
];

/** This file quotes the stiff wordings. */
const QUOTING = 'tests/unit/plain-words-visible.test.ts';

/** Each stiff wording with an example, and the plain wording that replaces it. */
const STIFF: [example: string, pattern: RegExp, plain: string][] = [
  ['Get new dates by themselves', /\bby themselves\b/, 'automatically'],
  ['The starts at all shops', /\b[Tt]he starts at\b/, 'when the sales start at'],
  [
    'those of all shops or of yours',
    /\bthose of (?:all|both|each)\b|\bor (?:of|only at) yours\b/,
    'for every shop',
  ],
  ['We know of no usual start', /\bknow of no\b/, 'we don’t know'],
  ['Rests on a source', /\b[Rr]ests? on a (?:source|fact|year)\b/, 'we have a source'],
  ['until each shop names its own', /\bnames? its own\b/, 'announces its own'],
  ['Commission buys no place', /\bbuys? no\b/, 'no shop can pay'],
  ['categories, what falls in each', /\bwhat falls\b/i, 'what comes down'],
  ['The sales are worth a plan', /\bworth a plan\b/, 'it pays to plan'],
  ['takes no rights away', /\btakes? no rights\b/, 'carry full rights'],
  ['it will stand here', /\b(?:will|shall) stand\b/, 'say what exists'],
  ['do not answer for what they hold', /\banswer for what\b/, 'aren’t responsible for'],
  ['Tries at signing in', /\b[Tt]ries at\b/, 'attempts'],
  ['Where to look for Gaming', /\bWhere to look for\b/, 'best shops for'],
  ['clicked orders', /\bclicked orders\b/, 'click-and-collect orders'],
  ['stand in the order of the alphabet', /\border of the alphabet\b/, 'alphabetically'],
  ['The same again', /\b[Tt]he same again\b/, 'confirm'],
  ['That was tried too often', /\btried too often\b/, 'too many attempts'],
];

/** Returns a source file without its comments. */
const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

const files = SOURCE.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .filter((file) => file !== QUOTING);

test.each(STIFF)('%j is found', (example, pattern) => {
  expect(example).toMatch(pattern);
});

test('no text is stiff', () => {
  expect(files.length).toBeGreaterThan(2000);
  const found = files.flatMap((file) => {
    const text = withoutComments(readFileSync(file, 'utf8')).replace(/\s+/g, ' ');
    return STIFF.flatMap(([, pattern, plain]) => {
      const match = pattern.exec(text);
      return match ? [`${file}: '${match[0]}', better '${plain}'`] : [];
    });
  });
  expect(found).toEqual([]);
});

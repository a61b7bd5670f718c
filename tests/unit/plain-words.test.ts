import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Fails if comments, documents or titles of tests contain one of the worst constructions that docs/style.md warns against.

const SOURCE = ['app', 'components', 'eslint-rules', 'lib', 'scripts', 'server', 'supabase', 'tests', 'docs'];

/** Files that are not checked. The wording of docs/product.md is fixed. The other two quote the forbidden wordings. */
const QUOTING = ['docs/product.md', 'docs/style.md', 'tests/unit/plain-words.test.ts'];

const WORST: [name: string, pattern: RegExp][] = [
  [
    "a sentence that opens with 'What …', 'Who …' or 'Whose …' and is no question",
    /(?:^|[.:] )(?:What|Who|Whose|Whom) [^.?]*(?:\.|$)/,
  ],
  ["a sentence that opens with 'Of …'", /(?:^|\. )Of (?!course\b)/],
  ["'anew'", /\banew\b/i],
  ["'whoever' or 'whosoever'", /\bwho(?:so)?ever\b/i],
  ["'is told', 'are told', 'was told'", /\b(?:is|are|was|were|be|been) told\b/i],
  [
    "'gives' or 'gives back' for 'returns'",
    /^(?:@returns )?gives (?!the focus)|; gives |\. Gives |\bgives back\b/i,
  ],
  [
    "'stands' for 'is'",
    /\bstands? (?:in (?:the|a|an|its|her|his|their)|beside|below|above|around|before|between|behind|there|alone|on)\b/i,
  ],
  [
    "'what is there', 'that there is'",
    /\b(?:what(?:ever)? there (?:is|are)|that there (?:is|are)|no such one)\b/i,
  ],
  ["'is there' for 'exists'", /\b(?:none|one|it|that) is there\b/i],
  ["'without script', 'by script'", /\b(?:without|by) (?:a )?script\b/i],
  ["'of its own' with 'address'", /\bthe address of what\b/i],
  ["'in the order of their names'", /\bin the order of (?:their )?names\b/i],
];

/** Returns the comments of a source file, each as one line of text. */
function commentsOf(source: string): string[] {
  const comments = source.matchAll(
    /(?<![\w'*`])\/\*[\s\S]*?\*\/|^[ \t]*(?:\/\/|--) .*(?:\n[ \t]*(?:\/\/|--) .*)*|[;,{(] \/\/ .*$/gm,
  );
  return [...comments].map(([comment]) =>
    comment
      .replace(/^[;,{(]? ?|\*\/$/g, '')
      .replace(/^[ \t]*(?:\/\*+|\*|\/\/|--) ?/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/**
 * Returns the titles of the tests in a file. Capitalises a title outside a `describe`, because it is a sentence. A title
 * within a `describe` continues the title of that.
 */
function titlesOf(source: string): string[] {
  const titles = source.matchAll(
    /^( *)(?:test|it|describe)\b[^'"`]*?\(\s*(['"`])((?:\\.|(?!\2)[^\\])*)\2,|[\])]\)\(\s*(['"`])((?:\\.|(?!\4)[^\\])*)\4,/gm,
  );
  return [...titles].map(([, indent = '', , plain, , ofEach]) => {
    const title = plain ?? ofEach ?? '';
    return plain !== undefined && indent === '' ? title.charAt(0).toUpperCase() + title.slice(1) : title;
  });
}

/** Returns the paragraphs of a document, without its code. */
const paragraphsOf = (source: string): string[] =>
  source
    .replace(/^(`{3,}).*?^\1$/gms, '')
    .replace(/`[^`\n]*`|'[^'\n]{3,}'/g, '`code`')
    .split(/\n\s*\n|\n(?=\s*(?:[-#|]|\d+\.))/)
    .map((paragraph) =>
      paragraph
        .replace(/^\s*(?:[-#|]+|\d+\.)\s*/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    );

const worstOf = (texts: string[]): string[] =>
  texts.flatMap((text) =>
    WORST.filter(([, pattern]) => pattern.test(text)).map(([name]) => `${name}: ${text}`),
  );

const files = SOURCE.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|sql|css|md)$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));

test('each of the worst constructions is found', () => {
  const examples = [
    'What is no page stays off the disk.',
    'Saves it. Of an address that moved: the new one.',
    'The list is read anew.',
    'For whoever is signed in.',
    'Who has the page already is told so.',
    'Gives the rows.',
    'It stands beside the form.',
    'All that there is.',
    'True when it is there.',
    'Sent by script.',
    'The address of what was written.',
    'The rows in the order of their names.',
  ];
  const unfound = WORST.filter(([, pattern]) => !examples.some((example) => pattern.test(example)));
  expect(unfound).toEqual([]);
  expect(commentsOf('/** One\n * two. */\ncode(); // three\n// four\n// five\n')).toEqual([
    'One two.',
    'three',
    'four five',
  ]);
  const titles = "test('one', () => {});\n  it('two', f);\ntest.each([1])(\n  `three's`, f);";
  expect(titlesOf(titles)).toEqual(['One', 'two', "Three's"]);
});

test('plain sentences are no finding', () => {
  const plain = [
    'Returns what the form holds.',
    'The abbreviation stands for a name.',
    'Of course not every page has one.',
    'What happens without a slug? The page is a 404.',
    'Loads the script that measures speed.',
  ];
  expect(worstOf(plain)).toEqual([]);
});

const checked = files.filter((file) => !QUOTING.includes(file));

test('comments, documents and titles of tests keep to the plain words of docs/style.md', () => {
  const found = checked.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const texts = file.endsWith('.md') ? paragraphsOf(source) : commentsOf(source);
    if (/\.(?:test|spec)\.tsx?$/.test(file))
      // In a title, 'gives' may mean what it says.
      texts.push(...titlesOf(source).map((title) => title.replace(/^gives /i, '')));
    return worstOf(texts).map((finding) => `${file}: ${finding}`);
  });
  expect(checked.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

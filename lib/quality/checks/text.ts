import { cut } from '@/lib/text/cut';
import type { QualityCheck } from '../check';
import { type QualityPage, textOf } from '../page';
import { DEFAULT_WORDS, pageKindOf } from '../rules';
import { readingEase, wordsIn } from '../readability';

/** A text with fewer words is too short for the readability check. */
const ENOUGH_WORDS = 100;

/** Returns the name of the field with the main text of a page. */
export const mainField = ({ fields }: QualityPage) =>
  ['body', 'bio', 'description'].find((name) => fields.has(name)) ?? 'description';

const countOf = (page: QualityPage) => wordsIn(textOf(page)).length;
/** Formats a number with its noun, such as '1 word' and '1,200 words'. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

/** Returns a pattern that matches a word or phrase as a whole, with either kind of apostrophe. */
function phrase(words: string): RegExp {
  const plain = words.trim().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const pattern = plain.replace(/[’']/g, "[’']").replace(/\s+/g, String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, 'iu');
}

/** The checks of a page's wording. */
export const TEXT_CHECKS: QualityCheck[] = [
  {
    name: 'word-count',
    label: 'Too few words',
    help: 'A page with little text answers few questions, and search engines may leave it out.',
    weight: 8,
    severity: 'warning',
    run(page, { rules }) {
      const target = rules.fewestWords[pageKindOf(page.entity, page.row)] ?? DEFAULT_WORDS;
      const count = countOf(page);
      if (count >= target) return [];
      return [
        { field: mainField(page), text: `The text has ${counted(count, 'word')} and needs ${target}.` },
      ];
    },
  },
  {
    name: 'readability',
    label: 'Hard to read',
    help: 'Shorter sentences and shorter words make a text easier. 60 to 70 is plain English.',
    weight: 5,
    severity: 'notice',
    applies: (page) => countOf(page) >= ENOUGH_WORDS,
    run(page, { rules }) {
      const prose = page.blocks.filter(({ kind }) => kind === 'paragraph').map(({ text }) => text);
      const ease = readingEase(prose);
      if (ease >= rules.readingEase) return [];
      const text = `The reading ease is ${ease}; it should be at least ${rules.readingEase}.`;
      return [{ field: mainField(page), text }];
    },
  },
  {
    name: 'long-paragraph',
    label: 'Long paragraph',
    help: 'Readers on a phone lose their place in long paragraphs. Split them.',
    weight: 3,
    severity: 'notice',
    run: ({ blocks }, { rules }) =>
      blocks
        .map((block) => ({ ...block, count: wordsIn(block.text).length }))
        .filter(({ kind, count }) => kind === 'paragraph' && count > rules.longestParagraph)
        .map(({ field, text, count }) => ({
          field,
          text: `‘${cut(text, 40).trim()}…’ has ${counted(count, 'word')}.`,
        })),
  },
  {
    name: 'banned-words',
    label: 'Banned words',
    help: 'The house rules ban these words.',
    weight: 4,
    severity: 'warning',
    run: ({ blocks, row, fields }, { rules }) =>
      rules.bannedWords.flatMap((words) => {
        const pattern = phrase(words);
        const metas = ['meta_title', 'meta_description']
          .filter((name) => fields.has(name))
          .map((field) => ({ field, text: String(row[field] ?? '') }));
        const found = [...blocks, ...metas].find(({ text }) => pattern.test(text));
        return found ? [{ field: found.field, text: `It says ‘${words}’.` }] : [];
      }),
  },
  {
    name: 'near-duplicate',
    label: 'Nearly the same text',
    help: 'Most of the text is on another page too. Search engines show only one of the two.',
    weight: 8,
    severity: 'error',
    run: (page, { twins }) =>
      twins.text
        ? [{ field: mainField(page), text: `The page ${twins.text} has nearly the same text.` }]
        : [],
  },
];

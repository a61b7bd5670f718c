import type { Pattern } from './fact';
import { DIGITS, IN_WORDS, numberOf } from './numbers';

const SIGN = String.raw`(?:\s?%|[- ]?per[- ]?cent\b|\s?percent\b|\s?pc\b|\spercentage\spoints?\b)`;

const percent = (value: number) => String(Math.round(value * 10) / 10);

const PARTS: Record<string, number> = {
  ...{ half: 1 / 2, third: 1 / 3, quarter: 1 / 4, fifth: 1 / 5, tenth: 1 / 10 },
};

const NUMBER = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)`;
const JOINT = '(?:[- ])';

/**
 * Returns the percentage that a multi-buy offer takes off: ['33.3'] for '3 for 2'. Returns [] if it takes nothing off.
 */
function taken(got: number, paid: number): string[] {
  return got > paid && paid > 0 ? [percent((100 * (got - paid)) / got)] : [];
}

/** Percentages: '50%', '20 per cent', '20–50%', 'half price', 'a third off', '3 for 2', 'buy one, get one free'. */
export const PERCENTAGE_PATTERNS: Pattern[] = [
  {
    kind: 'percentage',
    regex: new RegExp(
      String.raw`(?:(?<from>${DIGITS}|\b${IN_WORDS})(?:${SIGN})?\s?(?:[-–—]|\b(?:to|and)\b)\s?)?` +
        String.raw`(?<to>${DIGITS}|\b${IN_WORDS})${SIGN}`,
      'i',
    ),
    read: ({ from, to }) => [from, to].flatMap((text) => (text ? [percent(numberOf(text))] : [])),
  },
  {
    kind: 'percentage',
    regex: /\bhalf(?:[- ]price|\soff|\sthe\s(?:usual\s|original\s|full\s)?price|\sits\s(?:usual\s)?price)\b/i,
    read: () => ['50'],
  },
  {
    kind: 'percentage',
    regex:
      /\b(?:(?<count>an?|one|two|three|four)[- ])(?<part>third|quarter|fifth|tenth|half)s?\s(?:off|less|cheaper|of\sthe\sprice)\b/i,
    read: ({ count = '', part = '' }) => [percent(100 * numberOf(count) * (PARTS[part.toLowerCase()] ?? 0))],
  },
  {
    kind: 'percentage',
    regex: new RegExp(
      String.raw`(?<!\w)(?<got>${NUMBER})${JOINT}for${JOINT}(?:the\sprice\sof\s)?(?<paid>${NUMBER})\b(?!\s?(?:pounds|quid|days|weeks|months|years))`,
      'i',
    ),
    read: ({ got = '', paid = '' }) => taken(numberOf(got), numberOf(paid)),
  },
  {
    kind: 'percentage',
    regex:
      /\bbuy\s(?<bought>one|two|three|\d),?\s(?:and\s)?get\s(?<more>one|two|\d|the\s\w+)\s(?<how>free|half[- ]price)\b/i,
    read: ({ bought = '', more = '', how = '' }) => {
      const extra = more.startsWith('the') ? 1 : numberOf(more);
      const paid = numberOf(bought) + (how.toLowerCase() === 'free' ? 0 : extra / 2);
      return taken(numberOf(bought) + extra, paid);
    },
  },
  { kind: 'percentage', regex: /\bBOGOF\b/i, read: () => ['50'] },
];

import type { Pattern } from './fact';
import { DIGITS, IN_WORDS, numberOf } from './numbers';

const SCALES: Record<string, number> = {
  ...{ k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, bn: 1e9, billion: 1e9 },
};
const SCALE = String.raw`\s?(?:k|m|bn|thousand|million|billion)\b`;

const pence = (amount: string | undefined, scale = ''): string[] =>
  amount ? [String(Math.round(numberOf(amount) * 100 * (SCALES[scale.trim().toLowerCase()] ?? 1)))] : [];

/** The heights of screens in pixels, which look like prices in pence: '1080p'. */
const SCREENS = new Set(['240', '360', '480', '540', '576', '720', '1080', '1440', '2160', '4320']);

const COINS: Record<string, string> = { fiver: '500', tenner: '1000', pound: '100', quid: '100' };

/**
 * British prices: '£1,299.99', '£20–30', 'from £399 to £480', '99p', '50 pence', 'twenty pounds', 'GBP 40', 'a fiver'.
 */
export const PRICE_PATTERNS: Pattern[] = [
  {
    kind: 'price',
    regex: new RegExp(
      String.raw`£\s?(?<from>${DIGITS})(?<scale>${SCALE})?` +
        String.raw`(?:(?:\s?[-–—]\s?£?|\s(?:to|and)\s£)(?<to>${DIGITS})(?<scaleTo>${SCALE})?` +
        String.raw`(?!\s?(?:%|per\s?cent|days?\b|weeks?\b|months?\b|years?\b|hours?\b)))?`,
    ),
    read: ({ from, scale, to, scaleTo }) => [...pence(from, scale ?? (to && scaleTo)), ...pence(to, scaleTo)],
  },
  {
    kind: 'price',
    regex: new RegExp(String.raw`\bGBP\s?(?<before>${DIGITS})|\b(?<after>${DIGITS})\s?GBP\b`),
    read: ({ before, after }) => pence(before ?? after),
  },
  {
    kind: 'price',
    regex: new RegExp(
      String.raw`(?<![£\w])(?:(?<from>${DIGITS})p?\s?(?:[-–—]|\sto\s)\s?)?(?<to>${DIGITS})(?<unit>p|\s?pence)\b(?!\.m\b)`,
    ),
    read: ({ from, to, unit }) => {
      if (!to || (unit === 'p' && SCREENS.has(to))) return [];
      return [from, to].flatMap((amount) => (amount ? [String(Math.round(numberOf(amount)))] : []));
    },
  },
  {
    kind: 'price',
    regex: new RegExp(String.raw`(?<![£\w-])(?<amount>${DIGITS}|\b${IN_WORDS})\s(?:pounds|quid)\b`, 'i'),
    read: ({ amount }) => pence(amount),
  },
  {
    kind: 'price',
    regex: new RegExp(String.raw`\b(?<amount>${IN_WORDS})\s(?:pence|p)\b`, 'i'),
    read: ({ amount = '' }) => [String(numberOf(amount))],
  },
  {
    kind: 'price',
    regex: /\b(?:an?|one)\s(?<coin>fiver|tenner|pound|quid)\b/i,
    read: ({ coin = '' }) => [COINS[coin.toLowerCase()] ?? ''].filter(Boolean),
  },
];

import { parseArgs } from 'node:util';
import { StartupError } from '../serve/startup-error.ts';

const PARTS = ['tests', 'story'] as const;
export type Part = (typeof PARTS)[number];

export interface ClusterOptions {
  parts: readonly Part[];
  /** The length of the load test (scripts/cluster/story) in minutes. A longer load test also has longer outages. */
  minutes: number;
  /** How many requests the load test sends per second. */
  rate: number;
  /** How many invented products the load test adds to the built-in data, with shops and texts in proportion. */
  products: number;
}

const USAGE = `Usage: npm run test:cluster -- [--only ${PARTS.join('|')}] [--minutes 10] [--rate 15] [--products 0]`;

/**
 * Parses the arguments of the command.
 * @throws {StartupError} if an argument is invalid; the message names the argument
 */
export function readOptions(args: string[]): ClusterOptions {
  const { only, minutes, rate, products } = parse(args);
  const part = PARTS.find((each) => each === only);
  if (only !== undefined && !part) throw new StartupError(`"${only}" is not a part of the test.\n${USAGE}`);
  return {
    // By default, run only the tests. The load test runs only with '--only story', because the site does not yet pass
    // all its checks.
    parts: [part ?? 'tests'],
    minutes: wholeNumber('minutes', minutes ?? '10', [1, 999]),
    rate: wholeNumber('rate', rate ?? '15', [1, 999]),
    products: wholeNumber('products', products ?? '0', [0, 1_000_000]),
  };
}

function wholeNumber(name: string, text: string, [least, most]: [number, number]): number {
  const number = Number(text);
  if (/^\d{1,7}$/.test(text) && number >= least && number <= most) return number;
  throw new StartupError(
    `--${name} must be a whole number from ${least} to ${most}, but is "${text}".\n${USAGE}`,
  );
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args, options: { only: text, minutes: text, rate: text, products: text } }).values;
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

import { parseArgs } from 'node:util';
import { StartupError } from '../serve/startup-error.ts';

const PARTS = ['tests', 'story'] as const;
export type Part = (typeof PARTS)[number];

export interface ClusterOptions {
  parts: readonly Part[];
  /** How long the story takes. Its outages become shorter in the same proportion. */
  minutes: number;
  /** The number of requests a second of the story. */
  rate: number;
}

const USAGE = `Usage: npm run test:cluster -- [--only ${PARTS.join('|')}] [--minutes 10] [--rate 15]`;

/** @throws {StartupError} if an argument is wrong; the message names it */
export function readOptions(args: string[]): ClusterOptions {
  const { only, minutes, rate } = parse(args);
  const part = PARTS.find((each) => each === only);
  if (only !== undefined && !part) throw new StartupError(`"${only}" is not a part of the test.\n${USAGE}`);
  return {
    // The story does not keep its promises yet, so it runs only if it is named.
    parts: [part ?? 'tests'],
    minutes: wholeNumber('minutes', minutes, 10),
    rate: wholeNumber('rate', rate, 15),
  };
}

function wholeNumber(name: string, text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  throw new StartupError(`--${name} must be a whole number from 1 to 999, but is "${text}".\n${USAGE}`);
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args, options: { only: text, minutes: text, rate: text } }).values;
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

import { parseArgs } from 'node:util';
import { StartupError } from '../serve/startup-error.ts';

const MOST = 1_000_000;
const DEFAULTS = { products: 100_000, retailers: 2_000, content: 5_000 };

/** How many rows of each kind to generate. */
export type Sizes = Record<keyof typeof DEFAULTS, number>;

const USAGE = `Usage: npm run seed:large -- [--products ${DEFAULTS.products}] [--retailers ${DEFAULTS.retailers}] [--content ${DEFAULTS.content}]`;

/**
 * Reads the sizes from the arguments. @throws {StartupError} if an argument is invalid; the message names the argument
 */
export function readSizes(args: string[]): Sizes {
  const given = parse(args);
  const size = (name: keyof Sizes): number => {
    const text = given[name] ?? String(DEFAULTS[name]);
    if (!/^\d{1,7}$/.test(text) || Number(text) > MOST) {
      throw new StartupError(
        `--${name} must be a whole number from 0 to ${MOST}, but is "${text}". ${USAGE}`,
      );
    }
    return Number(text);
  };
  return { products: size('products'), retailers: size('retailers'), content: size('content') };
}

function parse(args: string[]): Partial<Record<keyof Sizes, string>> {
  const options = {
    products: { type: 'string' },
    retailers: { type: 'string' },
    content: { type: 'string' },
  } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)} ${USAGE}`);
  }
}

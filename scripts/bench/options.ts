import { parseArgs } from 'node:util';
import { StartupError } from '../serve/startup-error.ts';
import { MEASURES } from './figures.ts';
import type { Measure } from './figures.ts';
import { TEMPLATES } from './templates.ts';
import type { Template } from './templates.ts';

const ENCODINGS = ['identity', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface Options {
  measures: Measure[];
  templates: Template[];
  /** The `accept-encoding` header of all measured requests, to the site and to the bare page. */
  encoding: Encoding;
}

const USAGE = `Usage: npm run bench -- [options]
  --only ${MEASURES.join(',')}
  --template ${TEMPLATES.map(({ template }) => template).join(',')}
  --encoding ${ENCODINGS.join('|')} (default: identity)`;

/**
 * Returns the items that a command-line option names, in the order of `all`. Returns all items if the option is
 * missing.
 */
function choose<T>(all: readonly T[], nameOf: (item: T) => string, chosen: string | undefined): T[] {
  if (chosen === undefined) return [...all];
  const names = chosen.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !all.some((item) => nameOf(item) === name));
  if (unknown !== undefined) throw new StartupError(`"${unknown}" is not known to the bench.\n${USAGE}`);
  return all.filter((item) => names.includes(nameOf(item)));
}

function parse(args: string[]) {
  try {
    const options = {
      only: { type: 'string' },
      template: { type: 'string' },
      encoding: { type: 'string' },
    } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

export function readOptions(args: string[]): Options {
  const { only, template, encoding } = parse(args);
  const [first = 'identity'] = choose(ENCODINGS, (name) => name, encoding ?? 'identity');
  return {
    measures: choose(MEASURES, (name) => name, only),
    templates: choose(TEMPLATES, (item) => item.template, template),
    encoding: first,
  };
}

import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { StartupError } from '../serve/startup-error.ts';
import type { Site } from './ask.ts';

export interface ProxyOptions {
  site: Site;
  /** The id of the site's process, which is killed for the last check; null to leave out this check. */
  pid: number | null;
}

const USAGE = 'Usage: npm run proxy:check -- https://www.example.co.uk [--resolve 127.0.0.1] [--stop PID]';

/**
 * Parses the arguments of the command.
 * @throws {StartupError} if an argument is invalid
 */
export function readOptions(args: string[]): ProxyOptions {
  const { values, positionals } = parse(args);
  const [origin = ''] = positionals;
  const { resolve: address, stop } = values;
  const isOrigin = /^https?:$/.test(URL.parse(origin)?.protocol ?? '') && URL.parse(origin)?.pathname === '/';
  if (positionals.length !== 1 || !isOrigin) throw new StartupError(USAGE);
  if (address !== undefined && isIP(address) === 0)
    throw new StartupError(`--resolve must be an IP address, but is "${address}".\n${USAGE}`);
  if (stop !== undefined && !/^[1-9]\d*$/.test(stop))
    throw new StartupError(`--stop must be the id of a process, but is "${stop}".\n${USAGE}`);
  return { site: { origin: new URL(origin).origin, address }, pid: stop === undefined ? null : Number(stop) };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args, allowPositionals: true, options: { resolve: text, stop: text } });
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

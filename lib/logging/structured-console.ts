import { Console } from 'node:console';
import { Writable } from 'node:stream';
import pino from 'pino';
import { withoutVisitors } from './without-visitors.ts';

const STDERR = 2;

interface Options {
  /** The name of the process in each line, such as 'site'. */
  process: string;
  /** Returns further fields of each line, such as the id of the current request. */
  fields?: () => object;
  level?: string;
  /** The file descriptor to write to. */
  fd?: number;
}

/** Returns a logger that writes one line of JSON for each message. It removes data that could identify a visitor. */
export const createLog = ({ process, fields = () => ({}), level = 'info', fd = STDERR }: Options) =>
  pino(
    {
      level,
      base: { process },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: fields,
      hooks: { streamWrite: withoutVisitors },
    },
    pino.destination({ dest: fd, sync: true }),
  );

export type Log = ReturnType<typeof createLog>;

/**
 * Replaces the process's console. Warnings and errors, including those of Next, of other packages and of Node itself,
 * are then logged as lines of JSON. `console.log` still writes to stdout, where people read it.
 */
export function logConsole(log: Log): void {
  // Remove Node's own listener, because it writes plain text to stderr.
  process.removeAllListeners('warning');
  process.on('warning', ({ stack, message }) => log.warn(stack ?? message));
  const errors = new Console(process.stdout, messagesTo(log, 'error'));
  errors.warn = new Console(process.stdout, messagesTo(log, 'warn')).warn;
  globalThis.console = errors;
}

/** Returns a stream for a console. The console writes each message as one chunk, and the stream logs each chunk. */
const messagesTo = (log: Log, level: 'warn' | 'error') =>
  new Writable({
    decodeStrings: false,
    write(message: string, _encoding, done) {
      log[level](message.trimEnd());
      done();
    },
  });

import { execFile, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { postgresPrograms } from '../backup/postgres-programs.ts';
import { StartupError } from '../serve/startup-error.ts';

const run = promisify(execFile);

/** The only superuser, as on a hosted project. Migrations run as `postgres`, which is not a superuser. */
export const SUPERUSER = 'supabase_admin';

const STOP = ['stop', '-D'];

/**
 * Returns the ids of the user that PostgreSQL runs as. PostgreSQL refuses to run as root: if this process is root, the
 * user is `postgres` or, if that user does not exist, `nobody`. Otherwise returns no ids, and PostgreSQL runs as the
 * user of this process.
 */
async function user(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const id = async (option: string, name: string) => Number((await run('id', [option, name])).stdout);
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: await id('-u', name), gid: await id('-g', name) };
    } catch {
      // This user does not exist: try the next user.
    }
  }
  throw new StartupError('PostgreSQL refuses to run as root, and there is no user `postgres` or `nobody`.');
}

export interface NativeServer {
  /** The folder of the server's Unix socket. */
  host: string;
  /** Runs psql or pg_dump against the server, with `input` on its stdin. Returns the program's output. */
  run(program: 'psql' | 'pg_dump', args: string[], input?: string): Promise<string>;
  log(): Promise<string>;
  /** Ends the server abruptly, like a crash. */
  crash(): Promise<void>;
  /** Starts the server again after a crash. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}

/** Starts a PostgreSQL server in a temporary folder, reachable only through a Unix socket. */
export async function startServer(settings: Record<string, string>): Promise<NativeServer> {
  const bin = await postgresPrograms();
  const identity = await user();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'db-check-'));
  if (identity.uid !== undefined) await chown(folder, identity.uid, identity.gid ?? identity.uid);
  const options = { ...identity, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const data = path.join(folder, 'data');
  const remove = () => rm(folder, { recursive: true, force: true });

  const runProgram = async (program: string, args: string[], input = ''): Promise<string> => {
    const child = spawn(path.join(bin, program), args, options);
    let out = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    if ((await ended(child)) !== 0) throw new StartupError(errors.trim() || `${program} failed`);
    return out;
  };

  try {
    await runProgram('initdb', [
      '-D',
      data,
      '-A',
      'trust',
      '-U',
      SUPERUSER,
      '-E',
      'UTF8',
      '--no-locale',
      '-N',
    ]);
    const flags = { listen_addresses: '', unix_socket_directories: folder, fsync: 'off', ...settings };
    const pairs = Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const log = path.join(folder, 'log');
    const start = async () => {
      const joined = pairs.map((part) => `'${part}'`).join(' ');
      await runProgram('pg_ctl', ['start', '-w', '-D', data, '-l', log, '-o', joined]);
    };
    // The server is not a child of this process, so it would keep running after this process has ended.
    const crashNow = () =>
      void spawnSync(path.join(bin, 'pg_ctl'), [...STOP, data, '-m', 'immediate'], options);
    process.once('exit', crashNow);
    await start();
    return {
      host: folder,
      run: (program, args, input) => runProgram(program, ['-h', folder, ...args], input),
      log: () => readFile(log, 'utf8'),
      async crash() {
        await runProgram('pg_ctl', [...STOP, data, '-m', 'immediate']);
      },
      startAgain: start,
      async stop() {
        process.off('exit', crashNow);
        await runProgram('pg_ctl', [...STOP, data, '-m', 'fast']);
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

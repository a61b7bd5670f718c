import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ALLOCATOR, HEAP_LIMIT, startChild } from './children.ts';
import type { Configuration } from './configuration.ts';
import { keep } from './keep.ts';
import { StartupError } from './startup-error.ts';

export interface Ready {
  url: string;
  firstAdmin: { email: string; password: string } | null;
}

const READY_LIMIT_MS = 180_000;

function readyLine(child: ChildProcess): Promise<Ready> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      reject(new StartupError('The embedded Supabase did not answer within three minutes.'));
      child.kill('SIGKILL');
    }, READY_LIMIT_MS);
    // The error has no message, because the child has already written the cause to stderr.
    child.once('exit', () => reject(new StartupError('')));
    child.once('exit', () => clearTimeout(limit));
    if (!child.stdout) return;
    createInterface(child.stdout).once('line', (line) => {
      clearTimeout(limit);
      resolve(JSON.parse(line) as Ready);
    });
  });
}

/** Runs the embedded Supabase as a child process. Whenever it ends, starts it again. */
export class Embedded {
  private readonly configuration: Configuration;
  private child: ChildProcess | undefined;
  private port: number;

  constructor(configuration: Configuration) {
    this.configuration = configuration;
    this.port = configuration.environment.SUPABASE_PORT;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /**
   * Starts the embedded Supabase. Throws if the first start fails. After a successful start, restarts are automatic and
   * never stop, because the site serves its stored pages even without a database. There is no restart while the data
   * directory contains a file named `hold`. Tests create this file, and so do people who copy the directory.
   */
  async start(onReady: () => void): Promise<Ready> {
    const { ready } = await keep({
      name: 'The embedded Supabase',
      start: () => this.run(),
      onReady,
      isHeld: () => existsSync(path.join(this.configuration.dataDir, 'hold')),
    });
    return ready;
  }

  private async run(): Promise<{ child: ChildProcess; ready: Ready }> {
    const { environment, dataDir, siteUrl } = this.configuration;
    const child = startChild(
      [...HEAP_LIMIT, 'supabase/embedded/main.ts'],
      {
        ...ALLOCATOR,
        ...process.env,
        HOST: environment.HOST,
        SUPABASE_PORT: String(this.port),
        DATA_DIR: dataDir,
        SITE_URL: siteUrl,
        ADMIN_EMAIL: environment.ADMIN_EMAIL,
      },
      'inherit',
    );
    this.child = child;
    const ready = await readyLine(child);
    // Restarts must use the same port, because Supabase's URL is built into the pages.
    this.port = Number(new URL(ready.url).port);
    return { child, ready };
  }
}

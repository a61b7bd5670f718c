import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ALLOCATOR, HEAP_LIMIT, hasEnded, isClosing, startChild } from './children.ts';
import type { Configuration } from './configuration.ts';
import { StartupError } from './startup-error.ts';

export interface Ready {
  url: string;
  firstAdmin: { email: string; password: string } | null;
}

const READY_LIMIT_MS = 180_000;
const LONGEST_PAUSE_MS = 30_000;
/** If the embedded Supabase has run for at least this long, the pause before its next restart is short again. */
const HEALTHY_MS = 60_000;

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

/**
 * Runs the embedded Supabase as a child process. Whenever it ends, restarts it after a pause, which grows each time.
 */
export class Embedded {
  private readonly configuration: Configuration;
  private child: ChildProcess | undefined;
  private port: number;
  private pause = 1000;

  constructor(configuration: Configuration) {
    this.configuration = configuration;
    this.port = configuration.environment.SUPABASE_PORT;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /**
   * Starts the embedded Supabase. Throws if the first start fails. After a successful start, restarts are automatic.
   */
  async start(onRestart: () => void): Promise<Ready> {
    const ready = await this.run(onRestart);
    // Restarts must use the same port, because Supabase's URL is built into the pages.
    this.port = Number(new URL(ready.url).port);
    return ready;
  }

  private async run(onRestart: () => void): Promise<Ready> {
    const { environment, dataDir, siteUrl } = this.configuration;
    const child = startChild(
      [HEAP_LIMIT, 'supabase/embedded/main.ts'],
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
    const started = Date.now();
    const again = () => {
      if (Date.now() - started > HEALTHY_MS) this.pause = 1000;
      this.restartLater(onRestart);
    };
    if (hasEnded(child)) again();
    else child.once('exit', again);
    return ready;
  }

  /**
   * Restarts the embedded Supabase after a pause. Waits while the data directory contains a file named `hold`. Tests
   * create this file, and so do people who copy the directory.
   */
  private restartLater(onRestart: () => void): void {
    if (isClosing()) return;
    setTimeout(() => {
      if (isClosing()) return;
      if (existsSync(path.join(this.configuration.dataDir, 'hold'))) return this.restartLater(onRestart);
      console.error('The embedded Supabase ended; starting it again.');
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE_MS);
      this.run(onRestart).then(onRestart, () => this.restartLater(onRestart));
    }, this.pause);
  }
}

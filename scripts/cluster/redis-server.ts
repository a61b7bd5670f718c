import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { createClient } from '@redis/client';
import { hasEnded } from '../serve/children.ts';

/** A Redis server for tests, from Debian's package. It listens on 127.0.0.1 and has its own folder for data. */
export class RedisServer {
  readonly url: string;
  readonly #port: string;
  readonly #folder: string;
  #child: ChildProcess | null = null;

  constructor(port: string, folder: string) {
    this.url = `redis://127.0.0.1:${port}`;
    this.#port = port;
    this.#folder = folder;
    process.once('exit', () => this.#child?.kill('SIGKILL'));
  }

  async start(): Promise<void> {
    mkdirSync(this.#folder, { recursive: true });
    const settings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'yes', '--appendfsync', 'always'];
    const where = ['--port', this.#port, '--dir', this.#folder];
    this.#child = spawn('redis-server', [...where, ...settings], { stdio: 'ignore' });
    await this.#answered();
  }

  /**
   * Kills Redis, as a crash of its machine would. With `losesData`, also deletes its data. Does nothing if Redis has
   * already ended.
   */
  async kill({ losesData = false } = {}): Promise<void> {
    const child = this.#child;
    if (!child || hasEnded(child)) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
    if (losesData) rmSync(this.#folder, { recursive: true });
  }

  /** Makes Redis hang: it keeps its connections open, but does not answer. `wake` ends this. */
  freeze = () => void this.#child?.kill('SIGSTOP');
  wake = () => void this.#child?.kill('SIGCONT');

  async #answered(): Promise<void> {
    for (;;) {
      const client = createClient({ url: this.url, socket: { reconnectStrategy: false } });
      client.on('error', () => undefined);
      try {
        await client.connect();
        client.destroy();
        return;
      } catch (error) {
        if (!this.#child || hasEnded(this.#child)) throw error;
      }
    }
  }
}

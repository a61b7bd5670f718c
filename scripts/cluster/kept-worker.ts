import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { hasEnded, startChild, workerProcess } from '../serve/children.ts';

const RESTART_MS = 2_000;

/** A worker that restarts two seconds after it has ended, like a worker under deploy/systemd. */
export class KeptWorker {
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | null = null;
  #isStopping = false;
  #log = '';

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = { ...env };
  }

  start(): void {
    if (this.#isStopping) return;
    const worker = workerProcess(this.#env);
    const child = startChild(worker.args, worker.env, 'pipe');
    for (const output of [child.stdout, child.stderr])
      output?.on('data', (chunk: Buffer) => (this.#log += chunk.toString()));
    child.once('exit', () => setTimeout(() => this.start(), RESTART_MS).unref());
    this.#child = child;
  }

  kill = () => void this.#child?.kill('SIGKILL');

  /** Returns everything that the worker has written to stdout and stderr since its first start. */
  log = () => this.#log;

  /** Stops the worker with SIGTERM, as systemd does. The worker then restarts with the changed environment. */
  async release(env: Record<string, string>): Promise<void> {
    Object.assign(this.#env, env);
    const child = this.#child;
    if (!child || hasEnded(child)) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    const child = this.#child;
    if (!child || hasEnded(child)) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { hasEnded, HEAP_LIMIT, startChild } from '../serve/children.ts';

const RESTART_MS = 2_000;

/** A worker that is started again two seconds after it has ended, as deploy/systemd does. */
export class KeptWorker {
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | null = null;
  #isStopping = false;

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  start(): void {
    if (this.#isStopping) return;
    const child = startChild([...HEAP_LIMIT, 'scripts/worker.ts'], this.#env, 'pipe');
    // Nobody reads what a worker says about an outage of the database.
    for (const stream of [child.stdout, child.stderr]) stream?.resume();
    child.once('exit', () => setTimeout(() => this.start(), RESTART_MS).unref());
    this.#child = child;
  }

  kill = () => void this.#child?.kill('SIGKILL');

  async stop(): Promise<void> {
    this.#isStopping = true;
    const child = this.#child;
    if (!child || hasEnded(child)) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

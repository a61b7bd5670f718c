import { setTimeout as sleep } from 'node:timers/promises';
import { pidsOf } from '../scale/watch-processes.ts';

/** The processes of `npm start` that are killed: the worker, the site and the embedded database. */
export type Target = 'worker' | 'next' | 'embedded';

/** `npm start` gives up a site that ends again and again within ten seconds of its start. */
const LEAST_LIFE_MS = 11_000;
/** After which time everything that a stopped worker has sent before has been carried out. */
const SETTLED_MS = 200;

/** Kills processes of `npm start`, each only once it has run for a while. */
export class Killer {
  readonly #dataDir: string;
  readonly #readyAt: Record<Target, number>;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    const now = performance.now();
    this.#readyAt = { worker: now, next: now, embedded: now };
  }

  /** The id of the worker's process. */
  get worker(): number {
    return this.#pid('worker');
  }

  /** Stops the worker, so that its job stays where it is. Returns a function that lets the worker go on. */
  async stopWorker(): Promise<() => void> {
    const { worker } = this;
    process.kill(worker, 'SIGSTOP');
    await sleep(SETTLED_MS);
    return () => void process.kill(worker, 'SIGCONT');
  }

  /** Resolves once all these processes have run for long enough to be killed. */
  async mayKill(targets: Target[]): Promise<void> {
    const earliest = Math.max(...targets.map((target) => this.#readyAt[target])) + LEAST_LIFE_MS;
    await sleep(Math.max(0, earliest - performance.now()));
  }

  /** Kills these processes. Resolves to a function that waits until `npm start` has started them again. */
  kill(targets: Target[]): () => Promise<void> {
    const killed = targets.map((target) => [target, this.#pid(target)] as const);
    for (const [, pid] of killed) process.kill(pid, 'SIGKILL');
    return async () => {
      for (const [target, pid] of killed) {
        while (this.#pid(target) === pid) await sleep(50);
        this.#readyAt[target] = performance.now();
      }
    };
  }

  #pid(target: Target): number {
    const { [target]: pid } = pidsOf(this.#dataDir);
    if (!pid) throw new Error(`There is no process of the ${target}.`);
    return pid;
  }
}

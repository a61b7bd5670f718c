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
  #killedWorker: number | null = null;
  /** When each process was ready; pending while `npm start` starts it again. */
  readonly #readyAt: Record<Target, Promise<number>>;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    const now = Promise.resolve(performance.now());
    this.#readyAt = { worker: now, next: now, embedded: now };
  }

  /** The id of the worker's process; null while it is killed and no other has been started. */
  get worker(): number | null {
    const { worker } = pidsOf(this.#dataDir);
    return worker === this.#killedWorker ? null : worker;
  }

  /** Stops the worker, so that its job stays where it is. Returns a function that lets the worker go on. */
  async stopWorker(): Promise<() => void> {
    const worker = this.#pid('worker');
    process.kill(worker, 'SIGSTOP');
    await sleep(SETTLED_MS);
    return () => void process.kill(worker, 'SIGCONT');
  }

  /** Resolves once all these processes have run for long enough to be killed. */
  async mayKill(targets: Target[]): Promise<void> {
    const readyAt = await Promise.all(targets.map((target) => this.#readyAt[target]));
    await sleep(Math.max(0, Math.max(...readyAt) + LEAST_LIFE_MS - performance.now()));
  }

  kill(targets: Target[]): void {
    for (const target of targets) {
      const pid = this.#pid(target);
      process.kill(pid, 'SIGKILL');
      if (target === 'worker') this.#killedWorker = pid;
      this.#readyAt[target] = this.#whenFollowed(target, pid);
    }
  }

  /** Resolves to the time when `npm start` has started another process instead of the killed one. */
  async #whenFollowed(target: Target, killed: number): Promise<number> {
    while (this.#pid(target) === killed) await sleep(20);
    return performance.now();
  }

  #pid(target: Target): number {
    const { [target]: pid } = pidsOf(this.#dataDir);
    if (!pid) throw new Error(`There is no process of the ${target}.`);
    return pid;
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { NativeProject } from '../native-project.ts';

const PAUSE_MS = 3_000;
/** How long to wait for jobs. The job of a killed worker starts again after a minute (lib/services/jobs/worker.ts). */
const PATIENCE_MS = 120_000;

/** Creates jobs of a harmless kind until the load test ends. */
export class Jobs {
  /** The ids of the jobs that the database acknowledged. */
  readonly acknowledged: string[] = [];
  readonly #project: NativeProject;
  #isEnding = false;
  #loop: Promise<void> | null = null;

  constructor(project: NativeProject) {
    this.#project = project;
  }

  start(): void {
    this.#loop = (async () => {
      while (!this.#isEnding) {
        await this.send(1);
        await sleep(PAUSE_MS);
      }
    })();
  }

  async send(count: number): Promise<void> {
    const db = this.#project.client();
    const job = { _kind: 'tidy-up', _lane: 'long', _input: {} };
    for (let sent = 0; sent < count; sent += 1) {
      const { data, error } = await db.rpc('send_job', job);
      if (!error) this.acknowledged.push(String(data));
    }
  }

  async stop(): Promise<void> {
    this.#isEnding = true;
    await this.#loop;
  }

  /**
   * Waits until all acknowledged jobs are done, or until PATIENCE_MS have passed. Returns the number of jobs that are
   * done.
   */
  async done(): Promise<number> {
    const started = performance.now();
    const ids = this.acknowledged.map((id) => `'${id}'`).join(',');
    for (;;) {
      const sql = `select count(*) from public.jobs where state = 'done' and id in (${ids})`;
      const done = Number((await this.#project.query(sql))[0]);
      if (done === this.acknowledged.length || performance.now() - started > PATIENCE_MS) return done;
      await sleep(500);
    }
  }
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../serve/configuration.ts';
import type { Instance } from '../instance.ts';
import type { KeptWorker } from '../kept-worker.ts';
import type { NativeProject } from '../native-project.ts';
import type { Nginx } from '../nginx.ts';
import type { RedisServer } from '../redis-server.ts';
import type { Editor } from './editor.ts';
import type { Jobs } from './jobs.ts';
import type { Journal } from './journal.ts';
import { MemoryWatch, type Reading } from './memory.ts';
import { textOf } from './spread.ts';
import { leaveTraces } from './traces.ts';

/** The time between the end of an instance and its restart by systemd (deploy/systemd). */
const RESTART_MS = 2_000;
const PATIENCE_MS = 60_000;
/** The number of jobs to queue before a worker is killed, so that the worker is still busy with jobs at that time. */
const WAITING_JOBS = 60;

export interface Cluster {
  project: NativeProject;
  redis: RedisServer;
  nginx: Nginx;
  instances: Instance[];
  workers: KeptWorker[];
  /** The folder of the build that the instances run at the start of the load test. */
  build: string;
  /** The folder of the build that is released in the middle of the load test. */
  release: string;
  /** The environment variables that differ for the released build. */
  releaseEnv: Record<string, string>;
  stop(): Promise<void>;
}

export interface Staff {
  journal: Journal;
  editors: Editor[];
  jobs: Jobs;
}

/** Stops parts of the cluster while it is under load, and releases a new build. */
export class Timeline {
  /** A sentence for each guarantee that the site did not keep during the load test. */
  readonly broken: string[] = [];
  /** The readings of the instances' memory. */
  memory: Reading[] = [];
  /** When an instance was killed, and its host and port. */
  killed = { at: 0, server: '' };
  readonly #cluster: Cluster;
  readonly #staff: () => Staff;
  readonly #out = new Set<string>();
  #isShared = true;
  #builds: string[];

  /** @param staff returns the journal, editors and jobs. It is a function, because the editors are created later. */
  constructor(cluster: Cluster, staff: () => Staff) {
    this.#cluster = cluster;
    this.#staff = staff;
    this.#builds = [buildId(cluster.build)];
  }

  /** Returns the ids of the builds that the instances run now. */
  builds = () => this.#builds;

  /**
   * Returns the origins of the instances that are running and connected to each other through Redis. Returns none while
   * the database is away, because pages then show older data (lib/data/last-known).
   */
  connected = () =>
    this.#isShared ? this.#origins().filter((origin) => !this.#out.has(origin)) : ([] as string[]);

  /**
   * Runs the whole load test, which takes about `minutes`. The database and Redis are each away for a tenth of this
   * time.
   */
  async run(minutes: number): Promise<void> {
    const tenths = (count: number) => sleep(count * minutes * 6_000);
    const phase = async (name: string, length: number, work: () => Promise<void> = async () => {}) => {
      this.#staff().journal.begin(name);
      console.log(`${new Date().toISOString().slice(11, 19)} ${name}`);
      await Promise.all([work(), tenths(length)]);
    };
    const memory = new MemoryWatch(this.#cluster.instances);
    this.memory = memory.readings;
    await phase('at first', 1.5, () => leaveTraces(this.#cluster.nginx.origin));
    await phase('instance killed', 1, () => this.#killInstance());
    await phase('database down', 1, async () => {
      this.#isShared = false;
      await this.#cluster.project.goAway();
      await Promise.all([leaveTraces(this.#cluster.nginx.origin), tenths(1)]);
      await this.#cluster.project.comeBack();
      await this.#allWell('the database came back');
      this.#isShared = true;
    });
    await phase('in between', 1);
    await this.#checkNames('the database came back');
    await phase('Redis down', 1, async () => {
      this.#isShared = false;
      await this.#cluster.redis.kill();
      await tenths(1);
      await this.#cluster.redis.start();
      await this.#allWell('Redis came back');
      await this.#checkNames('Redis came back');
      this.#isShared = true;
    });
    await phase('worker killed', 1, () => this.#killWorker());
    await phase('release', 1.5, () => this.#release());
    await phase('after the release', 2);
    await this.#checkNames('the release');
    memory.stop();
  }

  #origins = () => this.#cluster.instances.map(({ origin }) => origin);

  async #killInstance(): Promise<void> {
    const [instance] = this.#cluster.instances;
    if (!instance) return;
    this.#out.add(instance.origin);
    this.killed = { at: performance.now(), server: new URL(instance.origin).host };
    await instance.end('SIGKILL');
    await sleep(RESTART_MS);
    await instance.start();
    await this.#allWell('an instance was started again');
    this.#out.delete(instance.origin);
  }

  async #killWorker(): Promise<void> {
    await this.#staff().jobs.send(WAITING_JOBS);
    this.#cluster.workers[0]?.kill();
  }

  /** Restarts the instances one after another with the new build, then the workers, as deploy/release.sh does. */
  async #release(): Promise<void> {
    const { nginx, instances, workers, release, releaseEnv } = this.#cluster;
    nginx.publish(release);
    this.#builds = [...this.#builds, buildId(release)];
    for (const instance of instances) {
      this.#out.add(instance.origin);
      await nginx.takeOut(instance.origin);
      await instance.end('SIGTERM');
      instance.release(release);
      await instance.start(releaseEnv);
      await this.#allWell('an instance was replaced');
      await nginx.takeOut(null);
      this.#out.delete(instance.origin);
    }
    this.#builds = this.#builds.slice(-1);
    for (const worker of workers) await worker.release(releaseEnv);
  }

  /**
   * Waits up to a minute until the health checks of all instances report 'ok'. If one does not, adds a sentence to
   * `broken`.
   */
  async #allWell(after: string): Promise<void> {
    const started = performance.now();
    for (const origin of this.#origins()) {
      while (!(await textOf(`${origin}/api/health`)).includes('"status":"ok"')) {
        if (performance.now() - started > PATIENCE_MS)
          return void this.broken.push(`A minute after ${after}, ${origin} was still degraded.`);
        await sleep(50);
      }
    }
  }

  /**
   * Checks that each instance shows the name that the database has for each editor's retailer, on the retailer's page
   * and in the list.
   */
  async #checkNames(after: string): Promise<void> {
    for (const editor of this.#staff().editors) {
      await editor.pausing(async () => {
        const sql = `select name from public.retailers where slug = '${editor.slug}'`;
        const [name = ''] = await this.#cluster.project.query(sql);
        for (const url of this.#origins().flatMap((each) => [each + editor.path, `${each}/retailers`])) {
          if ((await textOf(url)).includes(name)) continue;
          this.broken.push(`After ${after}, ${url} did not show the last saved name, '${name}'.`);
        }
      });
    }
  }
}

const buildId = (build: string) => readFileSync(path.join(ROOT, build, 'BUILD_ID'), 'utf8').trim();

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../serve/configuration.ts';
import type { Instance } from '../instance.ts';
import type { KeptWorker } from '../kept-worker.ts';
import type { NativeProject } from '../native-project.ts';
import type { Nginx } from '../nginx.ts';
import type { RedisServer } from '../redis-server.ts';
import { type Editor, textOf } from './editor.ts';
import type { Jobs } from './jobs.ts';
import type { Journal } from './journal.ts';

/** systemd starts an instance that ended again after this time (deploy/systemd). */
const RESTART_MS = 2_000;
const PATIENCE_MS = 60_000;
/** So many jobs wait when a worker is killed that it is in the middle of one. */
const WAITING_JOBS = 60;

export interface Cluster {
  project: NativeProject;
  redis: RedisServer;
  nginx: Nginx;
  instances: Instance[];
  workers: KeptWorker[];
  /** The folder of the build with which the instances start. */
  build: string;
  /** The folder of the build that is released in the middle of the story. */
  release: string;
  stop(): Promise<void>;
}

export interface Staff {
  journal: Journal;
  editors: Editor[];
  jobs: Jobs;
}

/** Damages the cluster while the load runs, and releases a new build. */
export class Timeline {
  /** The promises that were broken on the way, one sentence each. */
  readonly broken: string[] = [];
  /** The memory of the instances in MB, at the start, in the middle and at the end. */
  readonly memory: number[][] = [];
  killedAt = 0;
  readonly #cluster: Cluster;
  readonly #staff: () => Staff;
  readonly #out = new Set<string>();
  #hasRedis = true;

  /** @param staff the editors and jobs, who need the timeline themselves */
  constructor(cluster: Cluster, staff: () => Staff) {
    this.#cluster = cluster;
    this.#staff = staff;
  }

  /** Returns the origins of the instances that are connected with the others at the moment. */
  connected = () =>
    this.#hasRedis ? this.#origins().filter((origin) => !this.#out.has(origin)) : ([] as string[]);

  /** Runs the whole story in so many minutes. Each outage takes a tenth of it. */
  async run(minutes: number): Promise<void> {
    const tenths = (count: number) => sleep(count * minutes * 6_000);
    const phase = async (name: string, length: number, work: () => Promise<void> = async () => {}) => {
      this.#staff().journal.begin(name);
      console.log(`${new Date().toISOString().slice(11, 19)} ${name}`);
      await Promise.all([work(), tenths(length)]);
    };
    await phase('at first', 1.5);
    this.#weigh();
    await phase('instance killed', 1, () => this.#killInstance());
    await phase('database away', 1, async () => {
      await this.#cluster.project.goAway();
      await tenths(1);
      await this.#cluster.project.comeBack();
      await this.#allWell('the database came back');
    });
    await phase('in between', 1);
    await this.#checkNames('the database came back');
    this.#weigh();
    await phase('Redis away', 1, async () => {
      this.#hasRedis = false;
      await this.#cluster.redis.kill();
      await tenths(1);
      await this.#cluster.redis.start();
      await this.#allWell('Redis came back');
      await this.#checkNames('Redis came back');
      this.#hasRedis = true;
    });
    await phase('worker killed', 1, () => this.#killWorker());
    await phase('release', 1.5, () => this.#release());
    await phase('after the release', 2);
    await this.#checkNames('the release');
    this.#weigh();
  }

  #origins = () => this.#cluster.instances.map(({ origin }) => origin);

  #weigh(): void {
    const memoryOf = ({ pid }: Instance) => {
      const [, kB] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      return Math.round(Number(kB) / 1024);
    };
    this.memory.push(this.#cluster.instances.map(memoryOf));
  }

  async #killInstance(): Promise<void> {
    const [instance] = this.#cluster.instances;
    if (!instance) return;
    this.#out.add(instance.origin);
    this.killedAt = performance.now();
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

  /** Replaces all instances but the last, one after the other, as deploy/release.sh does. */
  async #release(): Promise<void> {
    const { nginx, instances, release } = this.#cluster;
    publishFiles(release, nginx);
    for (const instance of instances.slice(0, -1)) {
      this.#out.add(instance.origin);
      await nginx.takeOut(instance.origin);
      await instance.end('SIGTERM');
      instance.release(release);
      await instance.start();
      await this.#allWell('an instance was replaced');
      await nginx.takeOut(null);
      this.#out.delete(instance.origin);
    }
  }

  /** Waits until every instance says that nothing is degraded. */
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

  /** Checks that the next request to each instance gets what the database says. */
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

/** Adds the files of a build to those that nginx sends. */
export function publishFiles(build: string, nginx: Nginx): void {
  const script = path.join(ROOT, 'deploy/publish-files.sh');
  execFileSync(script, [build, nginx.files], { cwd: ROOT });
}

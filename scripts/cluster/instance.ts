import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasEnded, MODULE_ALIASES, siteProcess } from '../serve/children.ts';
import { ROOT } from '../serve/configuration.ts';
import { freePort } from '../test/free-port.ts';

/** Another instance of a site that is already built. As under deploy/systemd, it has its own copy of the build. */
export class Instance {
  origin = '';
  readonly #env: NodeJS.ProcessEnv;
  #build: string;
  #folder = '';
  #child: ChildProcess | null = null;
  #log = '';

  /** @param env the environment of the first instance; this instance uses a different port and build folder */
  constructor(env: NodeJS.ProcessEnv) {
    this.#build = env.NEXT_DIST_DIR ?? '';
    const keys = readFileSync(path.join(env.DATA_DIR ?? '', 'keys.json'), 'utf8');
    const { secretKey } = JSON.parse(keys) as { secretKey: string };
    this.#env = { ...env, SUPABASE_SECRET_KEY: secretKey, NODE_ENV: 'production', HOST: '127.0.0.1' };
    process.once('exit', () => this.#child?.kill('SIGKILL'));
  }

  /** Starts the instance. If it ran before, uses the same port and folder. */
  async start(more: Record<string, string> = {}): Promise<void> {
    const port = this.origin ? new URL(this.origin).port : await freePort();
    this.origin = `http://127.0.0.1:${port}`;
    this.#folder ||= `${this.#build}-${port}`;
    execFileSync(path.join(ROOT, 'deploy/prepare-instance.sh'), [this.#build, this.#folder], { cwd: ROOT });
    Object.assign(this.#env, more, { PORT: port, NEXT_DIST_DIR: this.#folder });
    const { args, env } = siteProcess(this.#env);
    this.#child = spawn(process.execPath, ['--import', MODULE_ALIASES, ...args], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const output of [this.#child.stdout, this.#child.stderr])
      output?.on('data', (chunk: Buffer) => (this.#log += chunk.toString()));
    while (!(await this.#answers())) {
      if (hasEnded(this.#child)) throw new Error(`An instance ended before it answered:\n${this.#log}`);
      await sleep(50);
    }
  }

  /**
   * Stops the instance with SIGTERM, as systemd does, or kills it with SIGKILL. Resolves when the process has ended.
   */
  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || hasEnded(child)) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  /** Makes the next start use another build, as a release does. The folder of the instance stays the same. */
  release(build: string): void {
    this.#build = build;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  freeze = () => void this.#child?.kill('SIGSTOP');
  wake = () => void this.#child?.kill('SIGCONT');
  /** Returns everything that the instance has written to stdout and stderr since its first start. */
  log = () => this.#log;

  /** Ends the instance and deletes its folder. */
  async remove(): Promise<void> {
    if (!this.#folder) return;
    this.wake();
    await this.end('SIGKILL');
    for (const rest of [this.#folder, `${this.#folder}.tsconfig.json`])
      rmSync(path.join(ROOT, rest), { recursive: true, force: true });
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.origin}/api/health`)).ok;
    } catch {
      return false;
    }
  }
}

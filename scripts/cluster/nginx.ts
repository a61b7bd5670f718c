import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasEnded } from '../serve/children.ts';
import { ROOT } from '../serve/configuration.ts';
import { StartupError } from '../serve/startup-error.ts';

/** How long after a reload the old workers of nginx may still pass requests on to an instance that was taken out. */
const RELOAD_MS = 1_000;
const CONFIGURATION = path.join(ROOT, 'deploy/nginx');

/** nginx with the configuration of deploy/nginx, in a folder of its own and without TLS. */
export class Nginx {
  readonly origin: string;
  /** The folder with the files of the builds, as /srv/site. */
  readonly files: string;
  readonly #folder: string;
  readonly #port: string;
  #instances: string[] = [];
  #child: ChildProcess | null = null;
  #log = '';

  constructor(port: string, folder: string) {
    this.origin = `http://127.0.0.1:${port}`;
    this.files = path.join(folder, 'files');
    this.#port = port;
    this.#folder = folder;
  }

  /** @param instances the origins of the instances */
  async start(instances: string[]): Promise<void> {
    this.#instances = instances;
    for (const name of ['site', 'cache', 'log', 'files'])
      mkdirSync(path.join(this.#folder, name), { recursive: true });
    this.#configure({ out: null, isLimited: true });
    const args = ['-p', this.#folder, '-c', path.join(this.#folder, 'nginx.conf'), '-g', 'daemon off;'];
    this.#child = spawn('nginx', args, { stdio: ['ignore', 'ignore', 'pipe'] });
    process.once('exit', () => this.#child?.kill());
    this.#child.stderr?.on('data', (chunk: Buffer) => (this.#log += chunk.toString()));
    while (!(await this.#answers())) {
      if (hasEnded(this.#child)) throw new StartupError(`nginx ended before it answered:\n${this.#log}`);
      await sleep(50);
    }
  }

  /** Passes no more requests to one instance, or to all of them again, as deploy/release.sh does. */
  async takeOut(instance: string | null): Promise<void> {
    await this.#reload({ out: instance, isLimited: true });
  }

  /** Lifts the limits per IP address, so that one address can measure the rate of answers. */
  async liftLimits(): Promise<void> {
    await this.#reload({ out: null, isLimited: false });
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || hasEnded(child)) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  async #reload(state: { out: string | null; isLimited: boolean }): Promise<void> {
    this.#configure(state);
    this.#child?.kill('SIGHUP');
    await sleep(RELOAD_MS);
  }

  #configure({ out, isLimited }: { out: string | null; isLimited: boolean }): void {
    const write = (name: string, edit: (text: string) => string, source = name) => {
      const text = readFileSync(path.join(CONFIGURATION, path.basename(source)), 'utf8');
      writeFileSync(path.join(this.#folder, name), edit(text));
    };
    const moved = (text: string) =>
      text
        .replaceAll('/var/cache/nginx', path.join(this.#folder, 'cache'))
        .replaceAll('/var/log/nginx', path.join(this.#folder, 'log'))
        .replaceAll('/run/nginx', this.#folder)
        .replaceAll('/srv/site', this.files);
    // The folders of the test belong to the user of the test.
    const user = process.getuid?.() === 0 ? 'user root;\n' : '';
    write('nginx.conf', (text) => user + moved(text));
    const limits = (text: string) => (isLimited ? text : text.replaceAll(/rate=\d+r/g, 'rate=1000000r'));
    write('site/http.conf', (text) => moved(limits(text)));
    write('site/locations.conf', moved);
    const listen = (text: string) => text.replace('listen 8080', `listen 127.0.0.1:${this.#port}`);
    write('site/server.conf', listen, 'server.container.conf');
    const servers = this.#instances.map((origin) => {
      const down = origin === out ? ' down' : '';
      return `  server ${new URL(origin).host} max_fails=2 fail_timeout=5s${down};\n`;
    });
    write('site/upstream.conf', (text) => text.replace(/(?: {2}server .*\n)+/, servers.join('')));
    for (const name of ['proxy.conf', 'file-headers.conf']) write(`site/${name}`, (text) => text);
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.origin}/api/health`)).ok;
    } catch {
      return false;
    }
  }
}

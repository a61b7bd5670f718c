import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasEnded } from '../serve/children.ts';
import { movedInto } from '../deploy/moved-folders.ts';
import { ROOT } from '../serve/configuration.ts';
import { StartupError } from '../serve/startup-error.ts';

/** How long after a reload nginx's old workers may still pass requests to an instance that was taken out. */
const RELOAD_MS = 1_000;
/** nginx writes its log once a second (deploy/nginx/http.conf). */
const LOG_MS = 1_100;
const CONFIGURATION = path.join(ROOT, 'deploy/nginx');
/**
 * The header with the instances to which nginx passed the request. Only the tests add it to the configuration in
 * deploy/nginx.
 */
export const SERVED_BY = 'x-served-by';

/** Runs nginx with the configuration in deploy/nginx, in a separate folder and without TLS. */
export class Nginx {
  readonly origin: string;
  /** The folder with the builds' static files. On a real server it is /srv/site. */
  readonly files: string;
  readonly #folder: string;
  readonly #port: string;
  /** The IP addresses of the proxies in front of nginx. */
  readonly #trusted: string[];
  #instances: string[] = [];
  #child: ChildProcess | null = null;
  #log = '';

  constructor(port: string, folder: string, trusted: string[] = []) {
    this.origin = `http://127.0.0.1:${port}`;
    this.files = path.join(folder, 'files');
    this.#port = port;
    this.#folder = folder;
    this.#trusted = trusted;
  }

  /**
   * Starts nginx.
   * @param instances the origins of the instances to which it passes requests
   */
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

  /** Adds the files of a build to those that nginx sends itself. */
  publish(build: string): void {
    execFileSync(path.join(ROOT, 'deploy/publish-files.sh'), [build, this.files], { cwd: ROOT });
  }

  /** Stops passing requests to one instance, as deploy/release.sh does. With null, uses all instances again. */
  async takeOut(instance: string | null): Promise<void> {
    await this.#reload({ out: instance, isLimited: true });
  }

  /** Removes the limits per IP address, because a benchmark sends all its requests from one IP address. */
  async liftLimits(): Promise<void> {
    await this.#reload({ out: null, isLimited: false });
  }

  /** Returns everything that nginx has logged so far. */
  async log(): Promise<string> {
    await sleep(LOG_MS);
    const folder = path.join(this.#folder, 'log');
    const files = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
    return [...files, this.#log].join('\n');
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
    const moved = (text: string) => movedInto(this.#folder, text).replaceAll('/srv/site', this.files);
    // The test's folders belong to the user who runs it. If this user is root, nginx's workers must run as root too.
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    write('nginx.conf', (text) => moved(text).replace(/^user .*$/m, user));
    const limits = (text: string) => (isLimited ? text : text.replaceAll(/rate=\d+r/g, 'rate=1000000r'));
    write('site/http.conf', (text) => moved(limits(text)));
    write('site/locations.conf', moved);
    const trusted = this.#trusted.map((address) => `set_real_ip_from ${address};\n`).join('');
    write('site/real-ip.conf', (text) => trusted + text);
    const listen = (text: string) => text.replace('listen 8080', `listen 127.0.0.1:${this.#port}`);
    write('site/server.conf', listen, 'server.container.conf');
    const servers = this.#instances.map((origin) => {
      const down = origin === out ? ' down' : '';
      return `server ${new URL(origin).host} max_fails=2 fail_timeout=5s${down};\n`;
    });
    write('site/instances.conf', (text) => text.replace(/(?:^server .*\n)+/m, servers.join('')));
    for (const name of ['site/upstream.conf', 'site/file-headers.conf']) write(name, (text) => text);
    write('site/proxy.conf', (text) => `${text}\nadd_header ${SERVED_BY} $upstream_addr always;\n`);
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.origin}/api/health`)).ok;
    } catch {
      return false;
    }
  }
}

import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const scripts = path.resolve('deploy');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const inFolder = (...names: string[]) => path.join(folder, ...names);
const write = (file: string, text: string, mode = 0o644) => {
  mkdirSync(path.dirname(inFolder(file)), { recursive: true });
  writeFileSync(inFolder(file), text, { mode });
};

/** Creates a complete build that contains these files, and returns the path of its folder. */
function build(name: string, ...files: string[]): string {
  for (const file of ['BUILD_ID', 'source-stamp', ...files.map((each) => `static/${each}`)])
    write(`${name}/.next/site/${file}`, `${name} of ${file}`);
  return inFolder(name, '.next/site');
}

describe('publish-files.sh', () => {
  const publish = (from: string) =>
    execFileSync(path.join(scripts, 'publish-files.sh'), [from, inFolder('files')], { stdio: 'pipe' });
  const published = () =>
    readdirSync(inFolder('files/_next/static'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
      .toSorted();
  /** Makes all published files and the list of these files older by this many hours. */
  const wait = (hours: number) => {
    const then = Date.now() / 1000 - hours * 3600;
    for (const entry of readdirSync(inFolder('files/_next/static'), { recursive: true, withFileTypes: true }))
      if (entry.isFile()) utimesSync(path.join(entry.parentPath, entry.name), then, then);
  };

  test('keeps the files of the version before for a day from its end', () => {
    const first = build('first', 'chunks/a.js', 'chunks/shared.js');
    const second = build('second', 'chunks/b.js', 'chunks/shared.js');
    publish(first);
    expect(published()).toEqual(['a.js', 'shared.js']);
    // The first version is in use for a week.
    wait(7 * 24);
    publish(second);
    expect(published()).toEqual(['a.js', 'b.js', 'shared.js']);
    wait(25);
    publish(second);
    expect(published()).toEqual(['b.js', 'shared.js']);
  });

  test('keeps the files of two versions that were replaced within a day', () => {
    publish(build('first', 'chunks/a.js'));
    publish(build('second', 'chunks/b.js'));
    wait(20);
    publish(build('third', 'chunks/c.js'));
    expect(published()).toEqual(['a.js', 'b.js', 'c.js']);
  });

  test('refuses a build that is not complete', () => {
    mkdirSync(inFolder('empty'));
    expect(() => publish(inFolder('empty'))).toThrow(/npm run build first/);
  });
});

describe('release.sh', () => {
  const instances = readFileSync(path.join(scripts, 'nginx/instances.conf'), 'utf8');

  /**
   * Runs a release with fake programs that only record their calls. The fake `curl` reaches only the instances on the
   * ports in `answering`.
   */
  function release(answering: string[]) {
    if (!existsSync(inFolder('nginx/instances.conf'))) write('nginx/instances.conf', instances);
    const note = `grep -o '3001.*down\\|3002.*down' ${inFolder('nginx/instances.conf')} | sed 's/ .*/ is out/' >> ${inFolder('calls')} || true`;
    write('bin/systemctl', `#!/bin/sh\necho "$*" >> ${inFolder('calls')}\n${note}\n`, 0o755);
    const cases = answering.map((port) => `*:${port}/*) echo '{"status":"ok"}' ;;`).join(' ');
    write('bin/curl', `#!/bin/sh\nfor url; do :; done\ncase $url in ${cases} *) exit 7 ;; esac\n`, 0o755);
    build('version', 'chunks/a.js');
    cpSync(path.join(scripts, 'publish-files.sh'), inFolder('version/deploy/publish-files.sh'));
    const env = {
      ...{ SITE: inFolder('site'), FILES: inFolder('files'), INSTANCES: inFolder('nginx/instances.conf') },
      ...{ PATH: `${inFolder('bin')}:${process.env.PATH}`, PAUSE: '0', PATIENCE: '0' },
    };
    const run = () =>
      execFileSync(path.join(scripts, 'release.sh'), [inFolder('version')], {
        env: { ...process.env, ...env },
        stdio: 'pipe',
      });
    return { run, calls: () => readFileSync(inFolder('calls'), 'utf8').trim().split('\n') };
  }

  test('replaces one instance after the other while nginx does not ask it', () => {
    const { run, calls } = release(['3001', '3002']);
    run();
    expect(readlinkSync(inFolder('site'))).toBe(inFolder('version'));
    expect(existsSync(inFolder('files/_next/static/chunks/a.js'))).toBe(true);
    expect(calls()).toEqual([
      ...['reload nginx', '3001 is out', 'restart boxing-day-site@3001', '3001 is out', 'reload nginx'],
      ...['reload nginx', '3002 is out', 'restart boxing-day-site@3002', '3002 is out', 'reload nginx'],
      'restart boxing-day-worker',
    ]);
    expect(readFileSync(inFolder('nginx/instances.conf'), 'utf8')).toBe(instances);
  });

  test('stops if an instance does not answer, which then stays out of nginx', () => {
    const { run, calls } = release(['3002']);
    expect(run).toThrow(/The instance on port 3001 is not well/);
    expect(calls()).toEqual(['reload nginx', '3001 is out', 'restart boxing-day-site@3001', '3001 is out']);
  });

  test('can be run again after it stopped', () => {
    expect(release(['3002']).run).toThrow(/not well/);
    release(['3001', '3002']).run();
    expect(readFileSync(inFolder('nginx/instances.conf'), 'utf8')).toBe(instances);
  });
});

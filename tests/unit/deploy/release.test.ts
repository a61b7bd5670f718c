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
  symlinkSync,
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
  /** Sets the age of all published files to this many hours. */
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
   * Runs a release with fake programs that only record their calls. The fake `curl` reaches only the instances that
   * `well` lists, as the name of a version and a port, such as 'new 3001'. An instance runs the version to which the
   * link pointed when it was restarted.
   */
  function release(version: string, well: string[]) {
    if (!existsSync(inFolder('nginx/instances.conf'))) write('nginx/instances.conf', instances);
    const note = `grep -o '3001.*down\\|3002.*down' ${inFolder('nginx/instances.conf')} | sed 's/ .*/ is out/' >> ${inFolder('calls')} || true`;
    const runs = `case $2 in *@*) readlink ${inFolder('site')} > ${inFolder('runs')}-\${2#*@} ;; esac`;
    write('bin/systemctl', `#!/bin/sh\necho "$*" >> ${inFolder('calls')}\n${note}\n${runs}\n`, 0o755);
    const cases = well.map((each) => `'${each}') echo '{"status":"ok"}' ;;`).join(' ');
    const answer = `port=\${url#*:*:}; port=\${port%%/*}\ncase "$(basename "$(cat ${inFolder('runs')}-$port)") $port" in ${cases} *) exit 7 ;; esac`;
    write('bin/curl', `#!/bin/sh\nfor url; do :; done\n${answer}\n`, 0o755);
    write('calls', '');
    const env = {
      ...{ SITE: inFolder('site'), FILES: inFolder('files'), INSTANCES: inFolder('nginx/instances.conf') },
      ...{ PATH: `${inFolder('bin')}:${process.env.PATH}`, PAUSE: '0', PATIENCE: '0' },
    };
    const run = () =>
      execFileSync(path.join(scripts, 'release.sh'), [inFolder(version)], {
        env: { ...process.env, ...env },
        stdio: 'pipe',
      });
    return { run, calls: () => readFileSync(inFolder('calls'), 'utf8').trim().split('\n') };
  }

  const everywhere = (version: string) => [`${version} 3001`, `${version} 3002`];
  const listed = () => readFileSync(inFolder('nginx/instances.conf'), 'utf8');
  const link = () => readlinkSync(inFolder('site'));
  const runs = (port: number) => path.basename(readFileSync(inFolder(`runs-${port}`), 'utf8').trim());
  const published = () => readFileSync(inFolder('files/published-files'), 'utf8').trim();
  /** The calls that replace an instance. Its mark in nginx's list is noted after each call. */
  const replaced = (port: number) => [
    'reload nginx',
    `${port} is out`,
    `restart boxing-day-site@${port}`,
    `${port} is out`,
    'reload nginx',
  ];
  /** The calls that try to replace an instance, which does not become well. */
  const tried = (port: number) => replaced(port).slice(0, -1);

  beforeEach(() => {
    for (const version of ['old', 'new']) {
      build(version, `${version}.js`);
      cpSync(path.join(scripts, 'publish-files.sh'), inFolder(version, 'deploy/publish-files.sh'));
    }
    symlinkSync('old', inFolder('site'));
    for (const port of [3001, 3002]) write(`runs-${port}`, 'old');
  });

  test('replaces one instance after the other while nginx does not ask it', () => {
    const { run, calls } = release('new', everywhere('new'));
    run();
    expect(link()).toBe(inFolder('new'));
    expect(published()).toBe('./new.js');
    expect(calls()).toEqual([...replaced(3001), ...replaced(3002), 'restart boxing-day-worker']);
    expect(listed()).toBe(instances);
  });

  test('goes back if the first instance does not become well, and leaves the other alone', () => {
    const { run, calls } = release('new', everywhere('old'));
    expect(run).toThrow(/The instance on port 3001 is not well[^]*The release was undone/);
    // With the link at the version before, an instance that restarts by itself runs that version.
    expect(link()).toBe('old');
    expect([runs(3001), runs(3002)]).toEqual(['old', 'old']);
    expect(calls()).toEqual([...tried(3001), ...replaced(3001), 'restart boxing-day-worker']);
    expect(listed()).toBe(instances);
  });

  test('goes back on both instances if the second one does not become well', () => {
    const { run, calls } = release('new', ['new 3001', ...everywhere('old')]);
    expect(run).toThrow(/The instance on port 3002 is not well[^]*The release was undone/);
    expect(link()).toBe('old');
    expect([runs(3001), runs(3002)]).toEqual(['old', 'old']);
    expect(calls()).toEqual([
      ...[...replaced(3001), ...tried(3002)],
      ...[...replaced(3002), ...replaced(3001), 'restart boxing-day-worker'],
    ]);
    expect(listed()).toBe(instances);
  });

  test('goes back if systemd cannot start an instance', () => {
    const { run } = release('new', everywhere('old'));
    const systemctl = readFileSync(inFolder('bin/systemctl'), 'utf8');
    write(
      'bin/systemctl',
      `${systemctl}case "$1 $(readlink ${inFolder('site')})" in restart*new) exit 1 ;; esac\n`,
    );
    expect(run).toThrow(/The release was undone/);
    expect([link(), listed()]).toEqual(['old', instances]);
  });

  test('goes back if it is interrupted', () => {
    const { run } = release('new', everywhere('old'));
    const curl = readFileSync(inFolder('bin/curl'), 'utf8');
    write('bin/curl', `${curl.replace('*) exit 7', '*) kill -TERM $PPID')}`);
    expect(run).toThrow(/The release was undone/);
    expect([link(), runs(3001), listed()]).toEqual(['old', 'old', instances]);
  });

  test('does not restart an instance that serves if the version before does not become well either', () => {
    // For example, no instance is well while the database is down.
    const { run, calls } = release('new', ['new 3001']);
    expect(run).toThrow(/The instance on port 3002 could not go back/);
    expect([link(), runs(3001)]).toEqual(['old', 'new']);
    expect(calls()).toEqual([...replaced(3001), ...tried(3002), ...tried(3002)]);
    expect(listed()).toMatch(/3001 [^\n]*5s;\n.*3002 .* down;/);
  });

  test('keeps the files of the version that it went back to for a day from its end', () => {
    const goBack = release('new', everywhere('old')).run;
    expect(goBack).toThrow(/undone/);
    expect(published()).toBe('./old.js');
  });

  test('does not change anything if the list of instances is missing', () => {
    const { run, calls } = release('new', everywhere('new'));
    rmSync(inFolder('nginx/instances.conf'));
    expect(run).toThrow(/instances\.conf/);
    expect([link(), calls()]).toEqual(['old', ['']]);
  });

  test('can be run again after it stopped', () => {
    expect(release('new', ['new 3001']).run).toThrow(/not well/);
    release('new', everywhere('new')).run();
    expect([link(), listed()]).toEqual([inFolder('new'), instances]);
  });

  test.each([
    ['the present version is released again', () => {}],
    ['the link was missing', () => rmSync(inFolder('site'))],
  ])('does not go back if %s', (_when, prepare) => {
    prepare();
    const { run, calls } = release('old', ['old 3002']);
    expect(run).toThrow(/The instance on port 3001 is not well[^]*no version to go back to/);
    expect(link()).toBe(inFolder('old'));
    expect(calls()).toEqual(tried(3001));
    expect(listed()).toMatch(/3001 .* down;\n.*3002 [^\n]*5s;\n/);
  });
});

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { environmentSchema } from '@/lib/config/env';

const compose = readFileSync('deploy/compose.yaml', 'utf8');
const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');

/** Returns the indented lines of the compose file that follow the line `first`. */
function block(first: string): string {
  const lines = compose.split('\n');
  const start = lines.findIndex((line) => line.startsWith(first));
  const indent = first.search(/\S/);
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.trim() !== '' && line.search(/\S/) <= indent);
  return rest.slice(0, end === -1 ? undefined : end).join('\n');
}
const variablesIn = (text: string) => [...text.matchAll(/^ +([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name);

const EMBEDDED = 'for the embedded Supabase only';
/** The variables of the site that the containers of the site and of the worker do not receive, with the reasons. */
const NOT_PASSED: Record<string, string> = {
  HOST: 'the Dockerfile sets it',
  PORT: 'the Dockerfile sets it',
  NEXT_DIST_DIR: 'the Dockerfile sets it',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: 'an argument of the build, which contains the key',
  SITE_INSTANCES: 'the worker alone has it',
  SUPABASE_PORT: EMBEDDED,
  DATA_DIR: EMBEDDED,
  ADMIN_EMAIL: EMBEDDED,
  ADMIN_PASSWORD: EMBEDDED,
  MAILCHIMP_API_KEY: `${EMBEDDED}: a hosted project has its own (supabase secrets set)`,
  MAILCHIMP_LIST_ID: `${EMBEDDED}: a hosted project has its own (supabase secrets set)`,
  MAILCHIMP_UNSUBSCRIBE_FIELD: `${EMBEDDED}: a hosted project has its own (supabase secrets set)`,
  MODELS_ALLOW_LOOPBACK: 'in a container, no model server runs at the loopback address',
  SECRETS_KEY_FILE: 'the file would have to be mounted; SECRETS_KEY has the same content',
  BACKUP_DIR: 'the Dockerfile sets it for the backup',
  BACKUP_PASSPHRASE: 'the backup alone has it',
  DATABASE_URL: 'the backup alone has it',
  PAGE_TRANSFORMS: 'for measurements',
  CHROMIUM_PATH: 'for tests',
};
/** The variables that only OpenTelemetry's packages read. */
const OF_OPENTELEMETRY = ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_SERVICE_NAME'];

describe('the compose file', () => {
  const passed = variablesIn(block('x-environment:'));

  test('passes on every variable of the site but those that have a reason', () => {
    const known = Object.keys(environmentSchema.shape);
    expect(passed.length).toBeGreaterThan(15);
    expect([...passed, ...Object.keys(NOT_PASSED)].toSorted()).toEqual(
      [...known, ...OF_OPENTELEMETRY].toSorted(),
    );
  });

  test('gives the worker and the backup what only they need', () => {
    expect(variablesIn(block('  worker:'))).toEqual(['SITE_INSTANCES']);
    expect(variablesIn(block('  backup:'))).toEqual(['BACKUP_DEBIAN', 'DATABASE_URL', 'BACKUP_PASSPHRASE']);
  });

  test('counts one proxy, whatever the variables of the owner say', () => {
    expect(compose).toMatch(/^ {2}TRUSTED_PROXIES: '1'$/m);
  });

  test('gives each instance the address at which nginx expects it', () => {
    const [, hosts = ''] = /extra_hosts: \[(.*)\]/.exec(compose) ?? [];
    for (const name of ['site-1', 'site-2']) {
      const [, address] = /ipv4_address: (\S+)/.exec(block(`  ${name}:`)) ?? [];
      expect(hosts).toContain(`'${name}:${address}'`);
      expect(readFileSync('deploy/nginx/instances.container.conf', 'utf8')).toContain(`server ${name}:3000 `);
    }
  });
});

/** Returns the names of the packages and files that a file imports at run time, without types. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const statements = source.matchAll(
    /^(?:import|export)(?! type )[^;'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return [...statements].flatMap(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? []);
}
function ownFile(name: string, from: string): string | undefined {
  const base = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(from), name);
  return ['', '.ts', '.tsx', '/index.ts']
    .map((end) => base + end)
    .find((file) => /\.\w+$/.test(file) && existsSync(file));
}
/** Returns all packages that a script imports, also through other files of the project. */
function packagesOf(script: string): Set<string> {
  const found = new Set<string>();
  const waiting = [script];
  const seen = new Set<string>();
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const name of importsOf(file)) {
      const own = /^(?:\.|@\/)/.test(name) ? ownFile(name, file) : undefined;
      if (own) waiting.push(own);
      else if (!/^(?:\.|@\/|node:)/.test(name) && !builtinModules.includes(name))
        found.add(
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        );
    }
  }
  return found;
}

test.each([
  ...['server/index.ts', 'scripts/worker.ts', 'scripts/backup.ts', 'scripts/restore.ts'],
  ...['scripts/db-seed.ts', 'scripts/admin-grant.ts', 'scripts/secrets-rotate.ts'],
])('%s needs no package that the images leave out', (script) => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const packages = packagesOf(script);
  expect(packages.size).toBeGreaterThan(1);
  expect([...packages].filter((name) => !(name in dependencies))).toEqual([]);
});

test('a package that a script imports through other files is found', () => {
  expect(packagesOf('scripts/backup.ts')).toContain('pg');
  expect(packagesOf('scripts/worker.ts')).toContain('cheerio');
});

test('the scripts that the images run are in them', () => {
  const ignored = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n');
  const run = [
    ...`${dockerfile}\n${compose}`.matchAll(/\b((?:deploy|scripts|server)\/[\w./-]+\.(?:sh|ts|mjs))\b/g),
  ];
  const files = [...new Set(run.map(([, file = '']) => file))];
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(ignored.filter((folder) => ['deploy', 'scripts', 'server'].includes(folder))).toEqual([]);
});

describe('release-containers.sh', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'containers-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const inFolder = (...names: string[]) => path.join(folder, ...names);
  const instances = readFileSync('deploy/nginx/instances.container.conf', 'utf8');

  /** Runs a release with a fake `docker`, for which only the instances in `healthy` become healthy. */
  function release(healthy: string[]) {
    mkdirSync(inFolder('bin'), { recursive: true });
    mkdirSync(inFolder('deploy'), { recursive: true });
    cpSync('deploy/release-containers.sh', inFolder('deploy/release-containers.sh'));
    if (!existsSync(inFolder('instances.conf'))) writeFileSync(inFolder('instances.conf'), instances);
    writeFileSync(inFolder('.env'), '');
    writeFileSync(inFolder('calls'), '');
    const script = `#!/bin/sh
shift 5
case "$*" in
  'exec -T proxy sed '*) shift 5; sed -i "$1" ${inFolder('instances.conf')} ;;
  'exec -T proxy nginx -s reload') sed -n 's/.*server \\(site-.\\).* down;/\\1 is out/p' ${inFolder('instances.conf')} >> ${inFolder('calls')} ;;
  *) echo "$*" >> ${inFolder('calls')} ;;
esac
case "$*" in up*site-*) case "$*" in ${healthy.map((name) => `*${name}`).join('|')}) ;; *) exit 1 ;; esac ;; esac
`;
    writeFileSync(inFolder('bin/docker'), script, { mode: 0o755 });
    const env = { ...process.env, PATH: `${inFolder('bin')}:${process.env.PATH}`, PAUSE: '0', PATIENCE: '9' };
    const run = () =>
      execFileSync(inFolder('deploy/release-containers.sh'), [inFolder('.env')], { env, stdio: 'pipe' });
    return { run, calls: () => readFileSync(inFolder('calls'), 'utf8').trim().split('\n') };
  }
  const up = (name: string) => `up --detach --no-deps --wait --wait-timeout 9 ${name}`;

  test('adds the files, then replaces one instance after the other while nginx does not ask it', () => {
    const { run, calls } = release(['site-1', 'site-2']);
    run();
    expect(calls()).toEqual([
      ...['build site-1', 'run --rm --no-deps publish'],
      ...['site-1 is out', up('site-1'), 'site-2 is out', up('site-2')],
      'up --detach --no-deps worker',
    ]);
    expect(readFileSync(inFolder('instances.conf'), 'utf8')).toBe(instances);
  });

  test('stops if an instance does not become healthy, and can be run again', () => {
    const failing = release(['site-2']);
    expect(failing.run).toThrow(/site-1 is not healthy/);
    expect(failing.calls().slice(-2)).toEqual(['site-1 is out', up('site-1')]);
    release(['site-1', 'site-2']).run();
    expect(readFileSync(inFolder('instances.conf'), 'utf8')).toBe(instances);
  });
});

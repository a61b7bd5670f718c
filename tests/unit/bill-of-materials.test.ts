import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const FILE = 'sbom.cdx.json';

interface Bill {
  dependencies: { ref: string; dependsOn?: string[] }[];
  bomFormat: string;
  specVersion: string;
  components: {
    name: string;
    version: string;
    purl: string;
    scope: string;
    licenses?: unknown[];
    hashes?: unknown[];
  }[];
}

const run = (script: string, ...args: string[]) =>
  execFileSync(process.execPath, [`scripts/${script}`, ...args], { encoding: 'utf8' });

test('npm run sbom lists the packages of the running site in the format CycloneDX', () => {
  const before = existsSync(FILE) ? readFileSync(FILE) : null;
  try {
    expect(run('sbom.ts')).toBe('Wrote sbom.cdx.json.\n');
    const bill = JSON.parse(readFileSync(FILE, 'utf8')) as Bill;
    expect([bill.bomFormat, bill.specVersion]).toEqual(['CycloneDX', expect.stringMatching(/^1\.\d$/)]);
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    const listed = new Map(bill.components.map(({ purl, version }) => [purl, version]));
    const purl = ([name, version]: readonly [string, string]) =>
      `pkg:npm/${name.replace('@', '%40')}@${version}`;
    for (const dependency of Object.entries(dependencies))
      expect([purl(dependency), listed.get(purl(dependency))]).toEqual([purl(dependency), dependency[1]]);
    expect(listed.has(purl(['jest', devDependencies.jest ?? '']))).toBe(false);
    const required = (from: string) => bill.dependencies.find(({ ref }) => ref === from)?.dependsOn;
    expect(required('boxing-day-sales-uk')).toContain(purl(['next', dependencies.next ?? '']));
    expect(required(purl(['react-dom', dependencies['react-dom'] ?? '']))).toEqual([
      expect.stringMatching(/^pkg:npm\/scheduler@/),
    ]);
    // The lockfile has no checksum for packages of other platforms (ADR 002).
    for (const { name, scope, licenses, hashes } of bill.components)
      expect([name, licenses?.length, hashes?.length ?? scope]).toEqual([name, 1, hashes ? 1 : 'optional']);
    expect(run('sbom.ts', '--all')).toBe('Wrote sbom.cdx.json.\n');
    const all = JSON.parse(readFileSync(FILE, 'utf8')) as Bill;
    expect(all.components.map((component) => component.purl)).toContain(
      purl(['jest', devDependencies.jest ?? '']),
    );
  } finally {
    if (before) writeFileSync(FILE, before);
    else rmSync(FILE, { force: true });
  }
});

test('npm run licences prints every package of the lockfile below its licence', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version?: string; name?: string }>;
  };
  const printed = run('licences.ts').split('\n\n');
  const next = packages['node_modules/next']?.version ?? '';
  expect(printed.find((group) => group.startsWith('MIT ('))).toContain(`  next ${next}\n`);
  const names = printed.flatMap((group) => group.split('\n').slice(1)).filter(Boolean);
  const locked = Object.entries(packages)
    .filter(([at]) => at !== '')
    .map(
      ([at, { name, version }]) => `  ${name ?? at.slice(at.lastIndexOf('node_modules/') + 13)} ${version}`,
    );
  expect(new Set(names)).toEqual(new Set(locked));
});

import { readFileSync } from 'node:fs';
import {
  ALLOCATOR,
  HEAP_LIMIT,
  SITE_HEAP,
  siteProcess,
  workerProcess,
} from '../../../scripts/serve/children.ts';

const unit = (name: string) => readFileSync(`deploy/systemd/boxing-day-${name}.service`, 'utf8');
const compose = readFileSync('deploy/compose.yaml', 'utf8');
const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');

test('npm start and the cluster start both with these limits', () => {
  const env = { NODE_ENV: 'production', NAME: 'value' } as const;
  expect(siteProcess(env)).toEqual({
    args: [...SITE_HEAP, 'server/index.ts'],
    env: { ...ALLOCATOR, ...env },
  });
  const worker = { args: [...HEAP_LIMIT, 'scripts/worker.ts'], env: { ...ALLOCATOR, ...env } };
  expect(workerProcess(env)).toEqual(worker);
});

/** Returns the V8 options of each command that runs this script. `source` is the file that contains the commands. */
const optionsFor = (script: string, source: string) =>
  source
    .replaceAll(/command:\s*\[[^\]]*\]/g, (list) => list.replaceAll(/\s+/g, ' '))
    .split('\n')
    .filter((line) => /^(?:ExecStart|CMD|\s+command:)/.test(line) && line.includes(script))
    .map((line) => line.match(/--[a-z-]+=\d+/g));

test.each([
  ['the site under systemd', unit('site@'), 'server/index.ts', SITE_HEAP],
  ['the worker under systemd', unit('worker'), 'scripts/worker.ts', HEAP_LIMIT],
  ['the site in a container', dockerfile, 'server/index.ts', SITE_HEAP],
  ['the worker in a container', compose, 'scripts/worker.ts', HEAP_LIMIT],
])('%s has the same limits of the heap as under npm start', (_what, source, script, options) => {
  expect(optionsFor(script, source)).toEqual([options]);
});

test.each([
  ['the site under systemd', unit('site@'), 'Environment='],
  ['the worker under systemd', unit('worker'), 'Environment='],
  ['the containers', dockerfile, 'ENV '],
])('%s return memory to the system as under npm start', (_what, source, start) => {
  const lines = source.split('\n').filter((line) => line.startsWith(start) && line.includes('MALLOC'));
  const settings = Object.entries(ALLOCATOR).map(([name, value]) => `${name}=${value}`);
  expect(lines).toEqual([start + settings.join(' ')]);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { jest } from '@jest/globals';
import { Embedded } from '../../scripts/serve/embedded.ts';
import { isClosing, startChild, stopAllChildren } from '../../scripts/serve/children.ts';
import { readConfiguration } from '../../scripts/serve/configuration.ts';
import { keep } from '../../scripts/serve/keep.ts';
import { temporaryFolder } from '../helpers/command.ts';
import { copyDatabase } from '../helpers/made-databases.ts';

const { folder, remove } = temporaryFolder();
afterAll(remove);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 50));
}

test('all child processes end when the start script is killed', async () => {
  const children = pathToFileURL(path.resolve('scripts/serve/children.ts')).href;
  const script = `
    import { startChild } from '${children}';
    const child = startChild(['--eval', 'setInterval(() => {}, 1000); console.log("up")'], process.env, 'inherit');
    child.stdout.once('data', () => console.log(child.pid));`;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await until(() => !isAlive(pid));
});

test('a process that ends at once again and again is started after longer and longer pauses, until we give up', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await new Promise<void>((giveUp) => {
    const start = () =>
      Promise.resolve({ child: startChild(['--eval', 'process.exit(3)'], process.env, 'inherit') });
    void keep({ name: 'The process', start, onReady: ({ child }) => child.stdout?.resume(), giveUp }, 10);
  });
  const lines = said.mock.calls.flat();
  said.mockRestore();
  expect(lines).toEqual([
    ...[0.01, 0.02, 0.04].map((pause) => `The process ended (exit code 3); it starts again in ${pause} s.`),
    'The process ended (exit code 3), at once and for the 4th time in a row: giving up.',
  ]);
});

test('a database that crashes is started again on the same port', async () => {
  const answers = (url: string) =>
    fetch(`${url}/rest/v1/`).then(
      () => true,
      () => false,
    );
  const configuration = readConfiguration([], { NODE_ENV: 'test', DATA_DIR: folder, SUPABASE_PORT: '0' });
  await copyDatabase(folder, 'migrated');
  const embedded = new Embedded(configuration);
  try {
    const { url } = await embedded.start(() => undefined);
    const first = embedded.pid ?? 0;
    process.kill(first, 'SIGKILL');
    await until(() => embedded.pid !== first && answers(url));
    expect(isAlive(first)).toBe(false);
    const second = embedded.pid ?? 0;
    await stopAllChildren();
    expect({ closing: isClosing(), alive: isAlive(second) }).toEqual({ closing: true, alive: false });
  } finally {
    await stopAllChildren();
  }
});

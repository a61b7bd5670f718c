import { mkdirSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { once } from 'node:events';
import { freePort } from '../../scripts/test/free-port.ts';
import { lockDirectory } from '../../supabase/embedded/lock.ts';
import { run, temporaryFolder } from '../helpers/command.ts';

const { folder, remove } = temporaryFolder();
const taken = net.createServer();
let takenPort = '';
let unused = '';

beforeAll(async () => {
  await once(taken.listen(0, '127.0.0.1'), 'listening');
  takenPort = String((taken.address() as AddressInfo).port);
  unused = await freePort();
});
afterAll(() => {
  taken.close();
  remove();
});

/**
 * Runs `npm start` with a wrong setting, and expects that it ends before it starts or builds anything. Returns its
 * error message, which is a single line.
 */
async function refusal(env: Record<string, string>): Promise<string> {
  const ports = { PORT: unused, SUPABASE_PORT: '0' };
  const data = { DATA_DIR: path.join(folder, 'data'), NEXT_DIST_DIR: '.next/refused' };
  const { code, stdout, stderr } = await run(['scripts/serve.ts'], { ...data, ...ports, ...env });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  return stderr.trim();
}

test('a taken port ends the start with one clear line', async () => {
  expect(await refusal({ PORT: takenPort })).toBe(
    `Port ${takenPort} on 127.0.0.1 is in use: set PORT to a free port.`,
  );
});

test('a taken port of the database ends the start with one clear line', async () => {
  expect(await refusal({ SUPABASE_PORT: takenPort })).toBe(
    `Port ${takenPort} on 127.0.0.1 is in use: set SUPABASE_PORT to a free port.`,
  );
});

test('an address of another machine ends the start with one clear line', async () => {
  expect(await refusal({ HOST: '192.0.2.1' })).toMatch(
    /^HOST must be a host name or an IP address of this machine, but is "192.0.2.1"/,
  );
});

test('a second start on the same data directory ends with one clear line, whatever the ports', async () => {
  const data = path.join(folder, 'in-use');
  mkdirSync(path.join(data, 'run'), { recursive: true });
  const release = await lockDirectory(path.join(data, 'run'));
  const line = await refusal({ DATA_DIR: data, PORT: takenPort });
  await release();
  expect(line).toBe(`The data directory ${data} is in use by another copy: stop it, or set DATA_DIR.`);
});

test('a data directory that cannot be created ends the start with one clear line', async () => {
  writeFileSync(path.join(folder, 'file'), '');
  const data = path.join(folder, 'file/data');
  expect(await refusal({ DATA_DIR: data })).toBe(
    `The data directory ${data} cannot be written to (ENOTDIR).`,
  );
});

test('a data directory without write permission ends the start with one clear line', async () => {
  // Not even root can write to /proc. This test would also notice the use of mkdir's option `recursive`, because such a
  // call in /proc never returns.
  expect(await refusal({ DATA_DIR: '/proc/none/data' })).toMatch(
    /^The data directory \/proc\/none\/data cannot be written to \([A-Z]+\)\.$/,
  );
});

test('a wrong variable ends the start with one clear line', async () => {
  expect(await refusal({ PORT: 'abc' })).toBe('PORT must be a whole number from 1 to 65535, but is "abc"');
});

test('a database of an older PostgreSQL ends the start with one clear line', async () => {
  const data = path.join(folder, 'older-postgres');
  mkdirSync(path.join(data, 'pg'), { recursive: true });
  writeFileSync(path.join(data, 'pg/PG_VERSION'), '17\n');
  expect(await refusal({ DATA_DIR: data })).toMatch(
    /^The data directory \S+older-postgres was made by PostgreSQL 17, and this version of the site includes PostgreSQL 18\./,
  );
});

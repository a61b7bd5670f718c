import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './open.ts';

const run = promisify(execFile);

test('lib/schema/database.types.ts matches the migrations', async () => {
  const node = path.join(root, 'node_modules/.bin/node');
  const result = await run(node, ['scripts/db-types.ts', '--check'], { cwd: root }).catch(
    (error: { stderr: string }) => error,
  );
  expect(result.stderr).toBe('');
});

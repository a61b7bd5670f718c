import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './open.ts';

const run = promisify(execFile);

test('lib/schema/database.types.ts matches the migrations', async () => {
  const result = await run(process.execPath, ['scripts/db-types.ts', '--check'], { cwd: root }).catch(
    (error: { stderr: string }) => error,
  );
  expect(result.stderr).toBe('');
});

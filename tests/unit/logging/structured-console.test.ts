import { execFileSync } from 'node:child_process';
import path from 'node:path';

const MODULE = path.resolve('lib/logging/structured-console.ts');

/**
 * Runs code in a Node process whose console writes to the log. Returns stdout as one text, and stderr as a list of
 * lines.
 */
function run(code: string) {
  const script = `import { createLog, logConsole } from ${JSON.stringify(MODULE)};
    logConsole(createLog({ process: 'site', fields: () => ({ request: 'abc' }) }));
    ${code}`;
  const args = ['--input-type=module', '--no-warnings', '-e', `${script}`];
  const command = [process.execPath, ...args].map((part) => `'${part.replaceAll("'", String.raw`'\''`)}'`);
  const [out = '', log = ''] = ['2>/dev/null', '2>&1 >/dev/null'].map((redirect) =>
    execFileSync('sh', ['-c', `${command.join(' ')} ${redirect}`], { encoding: 'utf8' }),
  );
  return { out, log: log.trim().split('\n') };
}

test('a warning of Node itself becomes a line of JSON, too', () => {
  const { log } = run(`process.emitWarning('careful', { code: 'OLD' });`);
  expect(log.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ level: 'warn', msg: expect.stringContaining('Warning: careful') as string }),
  ]);
});

test('warnings and errors become one line of JSON each, with the request’s id, and console.log stays plain', () => {
  const { out, log } = run(`
    console.warn('first\\nsecond', { email: 'ann@mail.example' });
    console.error(new Error('the reason'));
    console.log('for people');`);
  expect(out).toBe('for people\n');
  const [warning, error, ...more] = log.map((line) => JSON.parse(line) as Record<string, string>);
  expect(more).toEqual([]);
  const common = { process: 'site', request: 'abc', time: expect.stringMatching(/^\d{4}-.*Z$/) as string };
  expect(warning).toEqual({ ...common, level: 'warn', msg: "first\nsecond { email: '[email]' }" });
  expect(error).toEqual({
    ...common,
    level: 'error',
    msg: expect.stringMatching(/^Error: the reason\n +at /) as string,
  });
});

import { MODULE_ALIASES } from '../serve/children.ts';
import { runNode } from '../test/command.ts';

interface Admin {
  email: string;
  password: string;
}

/**
 * Runs `npm run proxy:check` as an editor, to see that nginx never sends one visitor the page of another. Returns the
 * checks that failed.
 * @param origin the origin of nginx
 * @param pid the process of the only instance, which is killed for the last check; if it is missing, leaves that check
 *   out
 */
export async function checkProxy(
  origin: string,
  { email, password }: Admin,
  pid?: number,
): Promise<string[]> {
  const env = { ...process.env, ADMIN_EMAIL: email, ADMIN_PASSWORD: password };
  const stop = pid === undefined ? [] : ['--stop', String(pid)];
  const args = ['--import', MODULE_ALIASES, 'scripts/check-proxy.ts', origin, ...stop];
  const { code, output } = await runNode(args, 'keep', env);
  if (code === 0) return [];
  const failed = output.split('\n').filter((line) => line.startsWith('FAILED'));
  return (failed.length > 0 ? failed : [output]).map((line) => `npm run proxy:check: ${line}`);
}

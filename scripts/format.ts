/** `npm run format`: formats every file in the way that `npm test` requires. */
import { runNode } from './test/command.ts';

const { code } = await runNode(
  ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level=warn', '.'],
  'show',
  process.env,
);
process.exitCode = code;

/** `npm run format`: formats every file as `npm test` expects. */
import { runNode } from './test/command.ts';

const { code } = await runNode(
  ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level=warn', '.'],
  'show',
  process.env,
);
process.exitCode = code;

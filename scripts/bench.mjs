/**
 * Runs bench.ts through scripts/run.mjs, which installs the packages and chooses the Node version, as for every npm
 * command.
 */
process.argv.splice(2, 0, 'bench.ts');
await import('./run.mjs');

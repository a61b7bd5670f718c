/**
 * Runs bench.ts through scripts/run.mjs. As for every npm command, scripts/run.mjs installs the packages and chooses
 * the Node version.
 */
process.argv.splice(2, 0, 'bench.ts');
await import('./run.mjs');

/** Runs bench.ts through scripts/run.mjs, which installs the packages and chooses Node as for every other command. */
process.argv.splice(2, 0, 'bench.ts');
await import('./run.mjs');

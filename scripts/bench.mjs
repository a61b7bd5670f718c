/** The same self-set-up as every command (scripts/run.mjs), for bench.ts. */
process.argv.splice(2, 0, 'bench.ts');
await import('./run.mjs');

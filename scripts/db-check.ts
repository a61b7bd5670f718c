/**
 * `npm run db:check`: tests the migrations on a native PostgreSQL that is set up like a hosted Supabase project.
 * Applies all migrations, fills the database, uses it in each role, checks the limits of statements, dumps it, restores
 * the dump and uses the restored database too. Also runs `npm run backup` and `npm run restore` on two such projects.
 * Fails if PostgreSQL compiles a statement just in time. Does all this first with `jit = off`, then with `jit = on`.
 */
import { serveApi } from './db-check/api.ts';
import { checkBackups } from './db-check/backups.ts';
import { checkLimits } from './db-check/limits.ts';
import { openNative } from './db-check/native-database.ts';
import { applyMigrations, dumpAndRestore, makeProject, makeRoles } from './db-check/project.ts';
import { startServer } from './db-check/server.ts';
import { seed } from './seed.ts';
import { StartupError } from './serve/startup-error.ts';
import { workAsEditor, workAsServer, workAsVisitor } from './db-check/work.ts';

/** Settings that make auto_explain log the plan of every statement, including statements inside functions. */
const EXPLAINED = {
  shared_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_analyze': 'on',
};

async function work(host: string, database: string): Promise<void> {
  const db = openNative(host, database);
  const api = await serveApi(db);
  try {
    await seed(api);
    // After an interrupted seed, the operator seeds again, so a second seed must work.
    await seed(api);
    await workAsServer(api);
    await workAsEditor(api);
    await workAsVisitor(api);
  } finally {
    await api.stop();
    await db.close();
  }
}

async function limits(host: string, database: string): Promise<void> {
  const db = openNative(host, database, 6);
  try {
    await checkLimits(db);
  } finally {
    await db.close();
  }
}

/** Returns the statements that Postgres compiled just in time, according to the plans in its log. */
function compiledStatements(log: string): string[] {
  const plans = log.split(/(?=duration: .* plan:)/).filter((plan) => /^\s*JIT:/m.test(plan));
  return plans.map(
    (plan) => /Query Text: ([^]*?)\n\t\w[^\n]*\(cost=/.exec(plan)?.[1]?.replaceAll(/\s+/g, ' ') ?? plan,
  );
}

async function check(jit: 'off' | 'on'): Promise<void> {
  const server = await startServer({ jit, ...EXPLAINED });
  try {
    await makeRoles(server);
    await makeProject(server, 'project', true);
    const count = await applyMigrations(server, 'project');
    await work(server.host, 'project');
    await limits(server.host, 'project');
    const compiled = compiledStatements(await server.log());
    if (compiled.length > 0) throw new StartupError(`Compiled just in time:\n${compiled.join('\n')}`);
    await makeProject(server, 'restored', false);
    await dumpAndRestore(server, 'project', 'restored');
    await work(server.host, 'restored');
    await checkBackups(server);
    console.log(
      `jit = ${jit}: ${count} migrations applied, filled, used in every role, limited, dumped and restored, backed up and restored.`,
    );
  } finally {
    await server.stop();
  }
}

try {
  await check('off');
  await check('on');
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}

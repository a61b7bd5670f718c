import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { applyMigrations, makeProject, makeRoles } from '../db-check/project.ts';
import { type NativeServer, startServer, SUPERUSER } from '../db-check/server.ts';
import { seed } from '../seed.ts';
import { hasEnded, startChild } from '../serve/children.ts';
import { embeddedSecretKey } from '../serve/data-directory.ts';
import { StartupError } from '../serve/startup-error.ts';
import { freePort } from '../test/free-port.ts';

const DATABASE = 'project';

/** A native PostgreSQL with Supabase's roles and the built-in data. A separate process serves Supabase's API for it. */
export class NativeProject {
  readonly url: string;
  readonly dataDir: string;
  readonly #port: string;
  readonly #server: NativeServer;
  #gateway: ChildProcess | null = null;

  private constructor(server: NativeServer, port: string, dataDir: string) {
    this.#server = server;
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = dataDir;
  }

  static async start(dataDir: string): Promise<NativeProject> {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const server = await startServer({ jit: 'off', max_connections: '40' });
    const project = new NativeProject(server, await freePort(), dataDir);
    try {
      await makeRoles(server);
      await makeProject(server, DATABASE, true);
      await applyMigrations(server, DATABASE);
      await project.#startGateway();
      await seed({ url: project.url, secretKey: project.secretKey });
      return project;
    } catch (error) {
      await project.stop();
      throw error;
    }
  }

  get secretKey(): string {
    return embeddedSecretKey(this.dataDir);
  }

  /** Returns a client with the secret key. */
  client(): SupabaseClient {
    return createClient(this.url, this.secretKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
  }

  /** Creates an account with the role admin. */
  async addEditor(editor: { email: string; password: string }): Promise<void> {
    const db = this.client();
    const { data, error } = await db.auth.admin.createUser({ ...editor, email_confirm: true });
    if (error) throw error;
    const granted = await db.from('user_roles').insert({ user_id: data.user.id, role: 'admin' });
    if (granted.error)
      throw new StartupError(`The admin role could not be granted: ${granted.error.message}`);
  }

  /** Runs SQL as the superuser. Returns the first column of the result. */
  async query(sql: string): Promise<string[]> {
    const options = ['-X', '-q', '-At', '-v', 'ON_ERROR_STOP=1', '-U', SUPERUSER, '-d', DATABASE];
    return (await this.#server.run('psql', options, sql)).split('\n').filter(Boolean);
  }

  /** Simulates an outage: kills the API and crashes the database. */
  async goAway(): Promise<void> {
    await this.#endGateway();
    await this.#server.crash();
  }

  async comeBack(): Promise<void> {
    await this.#server.startAgain();
    await this.#startGateway();
  }

  async stop(): Promise<void> {
    await this.#endGateway();
    await this.#server.stop();
  }

  async #startGateway(): Promise<void> {
    const args = ['scripts/cluster/gateway.ts', this.#server.host, DATABASE, this.dataDir, this.#port];
    const child = startChild(args, process.env, 'inherit');
    this.#gateway = child;
    if (!child.stdout) throw new Error('The gateway has no stdout.');
    const started = once(child.stdout, 'data').then(() => true);
    if (!(await Promise.race([started, once(child, 'exit').then(() => false)])))
      throw new StartupError('The gateway of the database ended before it listened.');
    child.stdout.resume();
  }

  async #endGateway(): Promise<void> {
    const child = this.#gateway;
    if (!child || hasEnded(child)) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

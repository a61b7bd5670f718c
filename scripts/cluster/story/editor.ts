import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ActionState } from '../../../lib/forms/form-state.ts';
import { serverActions, stateOf } from '../../../tests/helpers/server-actions.ts';
import { signIn } from '../../proxy/sign-in.ts';
import type { NativeProject } from '../native-project.ts';
import type { Journal } from './journal.ts';
import { Visitor } from './visitors.ts';

/** How long a save may take to show before the story gives up waiting for it. */
const PATIENCE_MS = 10_000;

interface Credentials {
  email: string;
  password: string;
}

interface Spread {
  /** After how many ms all instances had sent the new name. They render their pages meanwhile. */
  ms: number;
  /** How many ms after the save the last request began that got the old name; 0 if none did. */
  oldMs: number;
}

interface Site {
  /** The origin of nginx. */
  origin: string;
  project: NativeProject;
  journal: Journal;
  /** Returns the origins of the instances that are connected with the others at the moment. */
  connected: () => string[];
}

/** An editor who saves the name of one retailer again and again, through nginx. */
export class Editor {
  readonly slug: string;
  /** The names whose saves the site acknowledged. */
  readonly acknowledged: string[] = [];
  /** How each acknowledged save spread to all instances, and in which phase. */
  readonly spread: (Spread & { phase: string })[] = [];
  readonly #site: Site;
  readonly #visitor: Visitor;
  readonly #action: string;
  #cookie = '';
  #id = '';
  #isPaused = false;
  #saving: Promise<void> | null = null;

  constructor(site: Site, slug: string, visitor: number) {
    this.#site = site;
    this.slug = slug;
    this.#visitor = new Visitor(visitor);
    // The id of the first build: the editor's form stays open during the release.
    this.#action = serverActions().find(({ name }) => name === 'changeRowAction')?.id ?? '';
  }

  get path(): string {
    return `/retailers/${this.slug}`;
  }

  async signIn(credentials: Credentials): Promise<void> {
    this.#cookie = await signIn(this.#site.origin, credentials);
    const db = this.#site.project.client();
    const { data, error } = await db.from('retailers').select('id').eq('slug', this.slug).single();
    if (error) throw new Error(`The editor's retailer is not there: ${error.message}`);
    this.#id = String(data.id);
  }

  /** Saves a new name, unless the last save has not ended. Measures when all instances show it. */
  async save(): Promise<void> {
    if (this.#isPaused || this.#saving) return;
    this.#saving = this.#saveName().finally(() => (this.#saving = null));
    await this.#saving;
  }

  /** Saves nothing for as long as `work` takes. */
  async pausing<T>(work: () => Promise<T>): Promise<T> {
    this.#isPaused = true;
    await this.#saving;
    return work().finally(() => (this.#isPaused = false));
  }

  async #saveName(): Promise<void> {
    const { journal } = this.#site;
    const name = `Shop ${this.slug} ${randomUUID().slice(0, 8)}`;
    if (!(await journal.note('save', this.path, () => this.#write(name)))) return;
    this.acknowledged.push(name);
    const { phase } = journal;
    const spread = await this.#spreadOf(name);
    // An instance that went away meanwhile shows nothing.
    if (spread && phase === journal.phase) this.spread.push({ ...spread, phase });
  }

  /** Returns what is wrong with the answer to a save. */
  async #write(name: string): Promise<string | null> {
    const { origin, project } = this.#site;
    const db = project.client();
    const { data, error } = await db.from('retailers').select('updated_at').eq('id', this.#id).single();
    if (error) return `the form does not open: ${error.message.slice(0, 80)}`;
    const input = {
      resource: 'retailers',
      id: this.#id,
      updatedAt: String(data.updated_at),
      values: { name },
      writeId: randomUUID(),
    };
    const { status, text } = await this.#visitor.ask(`${origin}/admin/retailers/${this.#id}`, {
      method: 'POST',
      headers: {
        'next-action': this.#action,
        accept: 'text/x-component',
        'content-type': 'text/plain;charset=UTF-8',
        origin,
        cookie: this.#cookie,
      },
      body: JSON.stringify([input]),
    });
    const state: ActionState | null = stateOf(text);
    return status === 200 && state?.status === 'success' ? null : `${status} ${state?.message ?? ''}`.trim();
  }

  /**
   * Waits until each connected instance shows the name on the retailer's page and in the list. Returns null if no
   * instance is connected.
   */
  async #spreadOf(name: string): Promise<Spread | null> {
    const started = performance.now();
    const elapsed = () => performance.now() - started;
    const { connected } = this.#site;
    let oldMs = 0;
    const times = connected().flatMap((origin) =>
      [this.path, '/retailers'].map(async (path) => {
        while (elapsed() < PATIENCE_MS && connected().includes(origin)) {
          const began = elapsed();
          if ((await textOf(origin + path)).includes(name)) break;
          oldMs = Math.max(oldMs, began);
          await sleep(10);
        }
        return elapsed();
      }),
    );
    return times.length === 0 ? null : { ms: Math.max(...(await Promise.all(times))), oldMs };
  }
}

/** Returns the text of a page; '' if the instance does not answer. */
export const textOf = (url: string) =>
  fetch(url).then(
    (answer) => answer.text(),
    () => '',
  );

import { randomInt, randomUUID } from 'node:crypto';
import type { ActionState } from '../../../lib/forms/form-state.ts';
import { serverActions, stateOf } from '../../../tests/helpers/server-actions.ts';
import { signIn } from '../../proxy/sign-in.ts';
import { StartupError } from '../../serve/startup-error.ts';
import type { NativeProject } from '../native-project.ts';
import type { Journal, Result } from './journal.ts';
import { PATIENCE_MS, placesOf, type Spread, spreadOf } from './spread.ts';
import { Visitor } from './visitors.ts';

interface Credentials {
  email: string;
  password: string;
}

interface Site {
  /** The origin of nginx. */
  origin: string;
  project: NativeProject;
  journal: Journal;
  /** The names that the editors have saved or tried to save. Each editor adds its own. */
  names: Set<string>;
  /** Returns the origins of the instances that are running and connected to each other through Redis. */
  connected: () => string[];
}

/** A retailer whose name an editor changes, with a category that shows it. */
export interface Edited {
  slug: string;
  category: string;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LENGTH = 8;
/** Returns a random word. It consists of letters only, so that the search treats it as a word and not as a number. */
const newWord = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('');

/** A simulated editor, who repeatedly changes the name of one retailer. The requests go through nginx. */
export class Editor {
  readonly slug: string;
  /** The names that the site has saved and acknowledged. */
  readonly acknowledged: string[] = [];
  /**
   * For each measured save: its duration, how soon the instances showed the new name, and the phase of the load test in
   * which the save began.
   */
  readonly spread: (Spread & { saveMs: number; phase: string })[] = [];
  readonly #site: Site;
  readonly #category: string;
  readonly #visitor: Visitor;
  /**
   * The visitor that requests pages, to see when they show a saved name. This visitor has its own IP address, because
   * nginx limits the requests per IP address.
   */
  readonly #reader: Visitor;
  readonly #action: string;
  #cookie = '';
  #id = '';
  #isPaused = false;
  #saving: Promise<void> | null = null;

  /** @param visitor the last part of the editor's IP address; the IP address of `#reader` ends in the next number */
  constructor(site: Site, { slug, category }: Edited, visitor: number) {
    this.#site = site;
    this.slug = slug;
    this.#category = category;
    this.#visitor = new Visitor(visitor);
    this.#reader = new Visitor(visitor + 1);
    // Use the action's id in the first build even after the release, because the editor's form stays open during the
    // release.
    this.#action = serverActions().find(({ name }) => name === 'changeRowAction')?.id ?? '';
  }

  get path(): string {
    return `/retailers/${this.slug}`;
  }

  async signIn(credentials: Credentials): Promise<void> {
    this.#cookie = await signIn(this.#site, credentials);
    const db = this.#site.project.client();
    const { data, error } = await db.from('retailers').select('id').eq('slug', this.slug).single();
    if (error) throw new Error(`The editor's retailer is not there: ${error.message}`);
    this.#id = String(data.id);
  }

  /** Saves a new name, and measures when all instances show it. Does nothing during another save or a pause. */
  async save(): Promise<void> {
    if (this.#isPaused || this.#saving) return;
    this.#saving = this.#saveName().finally(() => (this.#saving = null));
    await this.#saving;
  }

  /** Pauses saving: waits for the current save, then runs `work`. `save` does nothing until `work` has ended. */
  async pausing<T>(work: () => Promise<T>): Promise<T> {
    this.#isPaused = true;
    await this.#saving;
    return work().finally(() => (this.#isPaused = false));
  }

  /**
   * Saves a new name before the load test, so that the heading of the retailer's page contains a saved name from the
   * start. Checks that all responses of `placesOf` show this name.
   */
  async saveFirst(): Promise<void> {
    await this.#saveName();
    const [first] = this.spread.splice(0);
    const error = this.#site.journal.outcomes.at(-1)?.error;
    if (!first) throw new StartupError(`Before the story, no name of ${this.slug} was saved: ${error}.`);
    if (first.ms > PATIENCE_MS)
      throw new StartupError(`Before the story, ${first.slowest} did not show a saved name.`);
  }

  async #saveName(): Promise<void> {
    const { journal, names } = this.#site;
    const word = newWord();
    const name = `Shop ${this.slug} ${word}`;
    const { phase } = journal;
    const started = performance.now();
    names.add(name);
    if (!(await journal.note('save', this.path, () => this.#write(name)))) return;
    const saveMs = performance.now() - started;
    this.acknowledged.push(name);
    const places = placesOf({ slug: this.slug, category: this.#category, word });
    const spread = await spreadOf(this.#site, { name, places, visitor: this.#reader });
    if (spread) this.spread.push({ ...spread, saveMs, phase });
  }

  async #write(name: string): Promise<Result> {
    const { origin, project } = this.#site;
    const db = project.client();
    const { data, error } = await db.from('retailers').select('updated_at').eq('id', this.#id).single();
    if (error) return { error: `the form does not open: ${error.message.slice(0, 80)}`, servers: [] };
    const input = {
      resource: 'retailers',
      id: this.#id,
      updatedAt: String(data.updated_at),
      values: { name },
      writeId: randomUUID(),
    };
    const { status, text, servers } = await this.#visitor.ask(`${origin}/admin/retailers/${this.#id}`, {
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
    const isSaved = status === 200 && state?.status === 'success';
    return { error: isSaved ? null : `${status} ${state?.message ?? ''}`.trim(), servers };
  }
}

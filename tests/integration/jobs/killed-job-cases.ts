import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../../lib/schema/database.types.ts';
import type { Gate } from '../../helpers/gate.ts';
import type { JobServer } from '../../helpers/jobs.ts';
import type { Mailchimp } from '../../helpers/mailchimp.ts';
import type { ModelServer } from '../../helpers/model-server.ts';
import { ago } from '../../helpers/moments.ts';
import { must } from '../../helpers/must.ts';

// The cases of killed-jobs.test.ts. Each case prepares a job of one kind, and says which effects the job must have.

export interface Case {
  /** The kind of job, if it is not the name of the case. */
  kind?: string;
  /** Creates everything that a job of this kind needs, and returns the job's input. */
  prepare(): Promise<Record<string, unknown>>;
  /** Creates the job and returns its id. Left out if the job can be created with send_job. */
  send?(input: Record<string, unknown>): Promise<string>;
  /** Reads the effects of the job, such as the rows that it has written. */
  effects(): Promise<unknown>;
  expected: unknown;
}

export interface Parts {
  server: JobServer;
  /** A database client that is signed in as an editor. */
  editor: SupabaseClient<Database>;
  /**
   * A server that replaces an instance of the site, and also the shops. Its pages /shop/… are the pages that links lead
   * to.
   */
  site: Gate;
  mailchimp: Mailchimp;
  /** A local server that replaces the provider of models. */
  models: ModelServer;
  /** The columns of a key for this model server. */
  modelKey: Database['public']['Functions']['add_model_key']['Args'];
  /** The folder for backups. */
  backups: string;
  /** Sends a job and returns its id. */
  send(kind: string, input: object): Promise<string>;
}

/** Returns the cases by name: each kind of job except the content pilot's, and the undo of a replacement. */
export function jobCases(parts: Parts): Record<string, Case> {
  const { server, editor, site, mailchimp, backups, send } = parts;
  const { db } = server;

  /**
   * Returns the slugs of the rows of a table that were written with this action, according to the history. If a row was
   * written twice, its slug occurs twice. `slugs` is a pattern that the slugs must match.
   */
  async function writes(table: string, action: string, slugs: string): Promise<string[]> {
    const rows = await must(
      db
        .from('audit_log')
        .select('row_slug')
        .eq('table_name', table)
        .eq('action', action)
        .like('row_slug', slugs),
    );
    return rows.map(({ row_slug }) => String(row_slug)).sort();
  }

  const link = (page: string) => `${site.url}/shop/${page}`;

  /** Stages the rows of an import as an editor's browser does. */
  async function stage(prefix: string): Promise<string> {
    const id = randomUUID();
    const slugs = [1, 2, 3].map((number) => `${prefix}-${number}`);
    await must(
      editor.rpc('add_import', {
        ...{ _id: id, _entity: 'people', _file_name: `${prefix}.csv` },
        ...{ _total: slugs.length, _keeps_existing: false },
      }),
    );
    const rows = slugs.map((slug, index) => ({
      ...{ line: index + 1, table_name: 'people', key: slug, cells: { slug, name: slug } },
    }));
    await must(editor.rpc('add_import_rows', { _import: id, _rows: rows }));
    return id;
  }

  /** Inserts three guides, and a replacement that changes the text of each. All these changes have the given state. */
  async function insertReplacement(prefix: string, state: 'planned' | 'applied'): Promise<string> {
    const texts = { planned: '<p>old</p>', applied: '<p>new</p>' };
    const guides = [1, 2, 3].map((number) => ({
      ...{ slug: `${prefix}-${number}`, title: `R ${prefix} ${number}`, content_type: 'guide' as const },
      body: texts[state],
    }));
    const rows = await must(db.from('content').insert(guides).select('id, title'));
    const run = { find: 'old', replacement: 'new', state: state === 'planned' ? 'running' : 'undoing' };
    const { id } = await must(db.from('link_replacements').insert(run).select('id').single());
    const changes = rows.map((row) => ({
      ...{ replacement_id: id, resource: 'content', row_id: row.id, row_name: row.title, state },
      ...{ before: { body: texts.planned }, after: { body: texts.applied } },
    }));
    await must(db.from('link_changes').insert(changes));
    return id;
  }

  /** Returns the states of the changes of a replacement. */
  async function changed(prefix: string): Promise<string[]> {
    const rows = await must(db.from('link_changes').select('state').like('row_name', `R ${prefix} %`));
    return rows.map(({ state }) => state);
  }

  async function insertLinks(pages: string[], more: object = {}): Promise<string[]> {
    const urls = pages.map((page) => ({ url: link(page), host: new URL(link(page)).host, ...more }));
    return (await must(db.from('links').insert(urls).select('id'))).map(({ id }) => id);
  }

  /** Returns, for each link to these pages, how often it was checked. */
  async function checks(pages: string[]): Promise<number[]> {
    const rows = await must(db.from('links').select('url, link_checks(id)').in('url', pages.map(link)));
    return rows.map(({ link_checks }) => link_checks.length);
  }

  return {
    publish: {
      async prepare() {
        const row = { slug: 'starts', name: 'Starts', cta_url: 'https://shop.example', publish_at: ago(30) };
        await must(db.from('retailers').insert(row));
        return { since: ago(60), until: ago(20) };
      },
      effects: () => writes('retailers', 'update', 'starts'),
      expected: ['starts'],
    },
    'newsletter-retries': {
      async prepare() {
        const { email = '' } = server.embedded.firstAdmin ?? {};
        await must(editor.rpc('subscribe_to_newsletter', { _email: email }));
        return {};
      },
      async effects() {
        const rows = await must(db.from('newsletter_subscribers').select('status'));
        return [rows, mailchimp.received.filter(({ method }) => method === 'PUT').length];
      },
      expected: [[{ status: 'subscribed' }], 1],
    },
    'roll-up-events': {
      async prepare() {
        const event = { kind: 'view', path: '/', template: 'home', device: 'phone' };
        const events = ['1', '1', '2'].map((visitor) => ({ ...event, visitor }));
        await must(db.rpc('write_events', { _events: events }));
        return {};
      },
      async effects() {
        const [_from, _to] = [ago(24 * 60).slice(0, 10), ago(-24 * 60).slice(0, 10)];
        const figures = await must(editor.rpc('analytics', { _from, _to }));
        return (figures as { totals: object }).totals;
      },
      expected: { views: 3, visitors: 2, clicks: 0, searches: 0, signUps: 0 },
    },
    'back-up': {
      prepare: () => Promise.resolve({}),
      // If a run is killed after it has made its backup, the next run makes a second backup. So there may be several
      // backups, but all must be complete.
      async effects() {
        const folders = (await readdir(backups)).filter((name) => /^(?:\.unfinished-)?\d{4}-/.test(name));
        const isWhole = folders.map((folder) => existsSync(path.join(backups, folder, 'manifest.json')));
        return [...new Set(isWhole)];
      },
      expected: [true],
    },
    'tidy-up': {
      async prepare() {
        const { data } = await editor.auth.getUser();
        const draft = { user_id: data.user?.id ?? '', field_values: {} };
        await must(
          db.from('drafts').insert([
            { ...draft, resource: 'old', saved_at: ago(31 * 24 * 60) },
            { ...draft, resource: 'kept', saved_at: ago(60) },
          ]),
        );
        return {};
      },
      effects: async () => must(db.from('drafts').select('resource')),
      expected: [{ resource: 'kept' }],
    },
    'collect-links': {
      async prepare() {
        const row = { slug: 'collected', title: 'Collected', content_type: 'guide' as const };
        await must(
          db.from('content').insert({ ...row, body: `<p><a href="${link('collected')}">x</a></p>` }),
        );
        return {};
      },
      effects: async () => must(db.from('links_overview').select('uses').eq('url', link('collected'))),
      expected: [{ uses: 1 }],
    },
    'check-links': {
      async prepare() {
        const shops = ['one', 'two'].map((slug) => ({ slug, name: slug, cta_url: link(slug) }));
        await must(db.from('retailers').insert(shops));
        return { since: ago(0), ids: await insertLinks(['one', 'two']) };
      },
      effects: () => checks(['one', 'two']),
      expected: [1, 1],
    },
    'recheck-links': {
      async prepare() {
        const shop = {
          slug: 'fallback',
          name: 'F',
          fallback_url: 'https://shop.example',
          uses_fallback: true,
        };
        await must(db.from('retailers').insert({ ...shop, cta_url: link('gone') }));
        await insertLinks(['gone'], { health: 'gone', failing_since: ago(30), checked_at: ago(20) });
        return { since: ago(0) };
      },
      effects: async () => [await checks(['gone']), await writes('retailers', 'update', 'fallback')],
      // The history has only one update of the retailer. After this update, public pages use the retailer's fallback
      // link.
      expected: [[1], ['fallback']],
    },
    'replace-links': {
      prepare: async () => ({ replacement: await insertReplacement('replaced', 'planned'), isUndo: false }),
      effects: async () => [await writes('content', 'update', 'replaced-%'), await changed('replaced')],
      expected: [
        ['replaced-1', 'replaced-2', 'replaced-3'],
        ['applied', 'applied', 'applied'],
      ],
    },
    'undo of replace-links': {
      kind: 'replace-links',
      prepare: async () => ({ replacement: await insertReplacement('taken-back', 'applied'), isUndo: true }),
      effects: async () => [await writes('content', 'update', 'taken-back-%'), await changed('taken-back')],
      expected: [
        ['taken-back-1', 'taken-back-2', 'taken-back-3'],
        ['undone', 'undone', 'undone'],
      ],
    },
    'crawl-pages': {
      prepare: () => Promise.resolve({}),
      async effects() {
        const rows = await must(
          db.from('pages').select('path, status').like('path', '/page-%').order('path'),
        );
        return rows;
      },
      expected: [1, 2, 3].map((number) => ({ path: `/page-${number}`, status: 200 })),
    },
    'scan-quality': {
      async prepare() {
        await must(db.from('people').insert({ slug: 'scanned', name: 'Scanned', is_published: true }));
        return {};
      },
      async effects() {
        const pages = await must(
          db.from('quality_pages').select('name, checks').eq('path', '/people/scanned'),
        );
        const days = await must(editor.rpc('quality_trend', { _entity: 'people' }));
        return [pages.map(({ name, checks }) => [name, checks.includes('word-count')]), days];
      },
      // The day's figures count this person's page only once, although the page was scanned again.
      expected: [[['Scanned', true]], [expect.objectContaining({ pages: 1 })]],
    },
    'check-import': {
      prepare: async () => ({ import: await stage('checked') }),
      async effects() {
        const [run] = await must(db.from('imports').select('state').eq('file_name', 'checked.csv'));
        return [run, await writes('people', 'insert', 'checked-%')];
      },
      expected: [{ state: 'checked' }, []],
    },
    'write-import': {
      prepare: async () => ({ import: await stage('written') }),
      effects: () => writes('people', 'insert', 'written-%'),
      expected: ['written-1', 'written-2', 'written-3'],
    },
    'undo-import': {
      async prepare() {
        const id = await stage('undone');
        await server.until(await send('write-import', { import: id }), 'done');
        return { import: id };
      },
      effects: async () => [
        await writes('people', 'insert', 'undone-%'),
        await writes('people', 'delete', 'undone-%'),
      ],
      expected: Array.from({ length: 2 }, () => ['undone-1', 'undone-2', 'undone-3']),
    },
  };
}

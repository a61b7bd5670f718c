import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../lib/schema/database.types.ts';

type Db = SupabaseClient<Database>;

/** What a job of one kind needs, and what it must have done once it has ended. */
export interface Case {
  kind: string;
  /** Prepares the job, and returns its input. */
  prepare(): Promise<object>;
  /** Returns what has been done. */
  effects(): Promise<string>;
  expected: string;
}

export interface Parts {
  /** The database with the secret key, and as an editor. */
  db: Db;
  editor: Db;
  site: string;
  /** Returns the address of a page of a shop. Each number is a host of its own. */
  shop(number: number): string;
  /** The folder for backups. */
  backups: string;
  /** Runs a job to its end. */
  run(kind: string, input: object): Promise<void>;
}

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const MANY = 40;
/** More than the rows of one chunk of an import. */
const IMPORTED = 900;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Returns the data of a query that must succeed. */
export async function must<T>(
  query: PromiseLike<{ data: T; error: { message: string } | null }>,
): Promise<NonNullable<T>> {
  const { data, error } = await query;
  if (error) throw new Error(error.message);
  return data as NonNullable<T>;
}

const once = (count: number) => `${count} rows, ${count} writes`;

/** Returns the kinds of jobs that can be killed on a whole site, without a provider of models or of a newsletter. */
export function killCases({ db, editor, site, shop, backups, run }: Parts): Case[] {
  /** How many rows the history says have been written in a way, and how often. */
  async function writes(table: string, action: string, prefix: string): Promise<string> {
    const history = db.from('audit_log').select('row_slug').eq('table_name', table).eq('action', action);
    const rows = await must(history.like('row_slug', `${prefix}-%`).limit(1_000));
    return `${new Set(rows.map(({ row_slug }) => row_slug)).size} rows, ${rows.length} writes`;
  }

  /** Returns how many of the first pages of rows with this prefix answer with 200 and contain a text. */
  async function pagesWith(text: string, prefix: string): Promise<string> {
    const answers = numbers(5).map(async (number) => {
      const answer = await fetch(`${site}/${prefix}-${number}`);
      return answer.status === 200 && (await answer.text()).includes(text);
    });
    return `${(await Promise.all(answers)).filter(Boolean).length} of 5 pages`;
  }

  async function addGuides(prefix: string, bodyOf: (number: number) => string) {
    const guides = numbers(MANY).map((number) => ({
      ...{ content_type: 'guide' as const, is_published: true, body: bodyOf(number) },
      ...{ slug: `${prefix}-${number}`, title: `${prefix} ${number}` },
    }));
    return must(db.from('content').insert(guides).select('id, title'));
  }

  /** Stages the rows of an import as an editor's browser does. */
  async function stage(prefix: string): Promise<{ import: string }> {
    const id = randomUUID();
    const slugs = numbers(IMPORTED).map((number) => `${prefix}-${number}`);
    const about = {
      _entity: 'people',
      _file_name: `${prefix}.csv`,
      _total: IMPORTED,
      _keeps_existing: false,
    };
    await must(editor.rpc('add_import', { _id: id, ...about }));
    const rows = slugs.map((slug, index) => ({
      ...{ line: index + 1, table_name: 'people', key: slug, cells: { slug, name: slug } },
    }));
    for (let from = 0; from < rows.length; from += 300)
      await must(editor.rpc('add_import_rows', { _import: id, _rows: rows.slice(from, from + 300) }));
    return { import: id };
  }

  const linkTo = (number: number) => `<p><a href="${shop(number)}">x</a></p>`;
  let links: string[] = [];
  let crawled: string[] = [];

  return [
    {
      kind: 'publish',
      async prepare() {
        const due = { cta_url: 'https://shop.example', publish_at: ago(30) };
        const rows = numbers(MANY).map((number) => ({
          ...due,
          slug: `killed-publish-${number}`,
          name: `Killed ${number}`,
        }));
        await must(db.from('retailers').insert(rows));
        return { since: ago(60), until: ago(20) };
      },
      effects: async () =>
        `${await writes('retailers', 'update', 'killed-publish')}, ${await pagesWith('Killed', 'retailers/killed-publish')}`,
      expected: `${once(MANY)}, 5 of 5 pages`,
    },
    {
      kind: 'roll-up-events',
      async prepare() {
        const events = numbers(20).map(() => ({ kind: 'view', path: '/privacy' }));
        for (const _ of numbers(5)) {
          const answer = await fetch(`${site}/api/events`, {
            method: 'POST',
            headers: { origin: site, 'user-agent': BROWSER },
            body: JSON.stringify({ source: 'direct', events }),
          });
          if (answer.status !== 204) throw new Error(`The site answered ${answer.status} to events.`);
        }
        return {};
      },
      async effects() {
        const [_from, _to] = [ago(DAY_MINUTES).slice(0, 10), ago(-DAY_MINUTES).slice(0, 10)];
        const { totals } = (await must(editor.rpc('analytics', { _from, _to }))) as {
          totals: { views: number; visitors: number };
        };
        return `${totals.views} views, ${totals.visitors} visitors`;
      },
      expected: '100 views, 1 visitors',
    },
    {
      kind: 'tidy-up',
      async prepare() {
        const { data } = await editor.auth.getUser();
        const draft = { user_id: data.user?.id ?? '', field_values: {}, saved_at: ago(31 * DAY_MINUTES) };
        const drafts = numbers(MANY).map((number) => ({ ...draft, resource: `killed-${number}` }));
        await must(db.from('drafts').insert([...drafts, { ...draft, resource: 'kept', saved_at: ago(60) }]));
        return {};
      },
      effects: async () =>
        (await must(db.from('drafts').select('resource'))).map(({ resource }) => resource).join(),
      expected: 'kept',
    },
    {
      kind: 'collect-links',
      async prepare() {
        await addGuides('killed-collect', () => linkTo(200));
        return {};
      },
      effects: async () =>
        `used ${(await must(db.from('links_overview').select('uses').eq('url', shop(200)))).map(({ uses }) => uses).join()} times`,
      expected: `used ${MANY} times`,
    },
    {
      kind: 'check-links',
      async prepare() {
        // Links that no row uses are deleted when links are collected.
        await addGuides('killed-check', linkTo);
        await run('collect-links', {});
        links = (await must(db.from('links').select('id').in('url', numbers(MANY).map(shop)))).map(
          ({ id }) => id,
        );
        return { since: ago(0), ids: links };
      },
      async effects() {
        const checks = await must(db.from('link_checks').select('link_id').in('link_id', links));
        return `${new Set(checks.map(({ link_id }) => link_id)).size} rows, ${checks.length} writes`;
      },
      expected: once(MANY),
    },
    {
      kind: 'replace-links',
      async prepare() {
        const rows = await addGuides('killed-replace', () => '<p>the old words</p>');
        const run = { find: 'old', replacement: 'new' };
        const [made] = await must(db.from('link_replacements').insert(run).select('id'));
        const changes = rows.map(({ id, title }) => ({
          ...{ replacement_id: made?.id ?? '', resource: 'content', row_id: id, row_name: title },
          ...{ before: { body: '<p>the old words</p>' }, after: { body: '<p>the new words</p>' } },
        }));
        await must(db.from('link_changes').insert(changes));
        return { replacement: made?.id ?? '', isUndo: false };
      },
      effects: async () =>
        `${await writes('content', 'update', 'killed-replace')}, ${await pagesWith('the new words', 'content/killed-replace')}`,
      expected: `${once(MANY)}, 5 of 5 pages`,
    },
    {
      kind: 'crawl-pages',
      async prepare() {
        crawled = await pathsOfSitemap(site);
        return {};
      },
      async effects() {
        const found = new Set<string>();
        for (let from = 0; from < crawled.length; from += 100) {
          const some = db.from('pages').select('path').eq('status', 200);
          const rows = await must(some.in('path', crawled.slice(from, from + 100)));
          for (const { path } of rows) found.add(path);
        }
        const missing = crawled.filter((each) => !found.has(each));
        return missing.length === 0 ? 'every page' : `not ${missing.slice(0, 3).join()}`;
      },
      expected: 'every page',
    },
    {
      kind: 'scan-quality',
      async prepare() {
        const people = numbers(MANY).map((number) => ({ slug: `killed-scan-${number}`, name: 'Killed' }));
        await must(db.from('people').insert(people.map((row) => ({ ...row, is_published: true }))));
        return {};
      },
      effects: async () =>
        `${(await must(db.from('quality_pages').select('path').like('path', '/people/killed-scan-%'))).length} pages`,
      expected: `${MANY} pages`,
    },
    {
      kind: 'check-import',
      prepare: () => stage('killed-check'),
      async effects() {
        const [check] = await must(db.from('imports').select('state').eq('file_name', 'killed-check.csv'));
        return `${check?.state}, ${await writes('people', 'insert', 'killed-check')}`;
      },
      expected: 'checked, 0 rows, 0 writes',
    },
    {
      kind: 'write-import',
      prepare: () => stage('killed-write'),
      effects: () => writes('people', 'insert', 'killed-write'),
      expected: once(IMPORTED),
    },
    {
      kind: 'undo-import',
      async prepare() {
        const input = await stage('killed-undo');
        await run('write-import', input);
        return input;
      },
      effects: () => writes('people', 'delete', 'killed-undo'),
      expected: once(IMPORTED),
    },
    {
      kind: 'back-up',
      prepare: () => Promise.resolve({}),
      // A job that was killed after its backup makes another one, but leaves no half of one.
      effects: () => {
        const made = readdirSync(backups).filter((name) => /^(?:\.unfinished-)?\d{4}-/.test(name));
        const whole = made.filter((name) => existsSync(path.join(backups, name, 'manifest.json')));
        return Promise.resolve(
          `${whole.length > 0 ? 'whole' : 'none'}, ${made.length - whole.length} halves`,
        );
      },
      expected: 'whole, 0 halves',
    },
  ];
}

/** Returns the paths of all pages in the sitemap. */
async function pathsOfSitemap(site: string): Promise<string[]> {
  const locations = async (url: string) =>
    [...(await (await fetch(url)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found]) => found ?? '');
  const parts = await locations(`${site}/sitemap.xml`);
  const pages = await Promise.all(parts.map(locations));
  return pages.flat().map((url) => new URL(url).pathname);
}

import { randomUUID } from 'node:crypto';
import type { PostgrestError } from '@supabase/supabase-js';
import { startActors } from './actors.ts';
import type { Actors } from './actors.ts';
import { FIXED_ROWS, insertFixedRows, MODEL_CALL, MODEL_KEY, MODEL_PRICE, pilotCalls } from './fixed-rows.ts';
import { openTestDatabase } from './open.ts';
import { functionPromises, relationPromises } from './promises.ts';
import type { Who } from './promises.ts';
import { specimens } from './specimens.ts';
import type { Specimen } from './specimens.ts';

let actors: Actors;
let promptId: string;
let versionId: string;
beforeAll(async () => {
  actors = await startActors();
  ({ promptId, versionId } = await insertFixedRows(actors));
});
afterAll(() => actors.stop());

const WHO: Who[] = ['anon', 'user', 'admin', 'service'];
const cases = Object.keys(relationPromises).flatMap((relation) => WHO.map((who) => ({ relation, who })));

const specimen = (relation: string): Specimen => {
  const found = specimens(actors)[relation];
  if (!found) throw new Error(`No specimen of ${relation}`);
  return found;
};

/** Waits for a query that runs with the secret key, which bypasses the policies. Returns its data. */
async function byService<T>(
  work: PromiseLike<{ data: T; error: PostgrestError | null }>,
): Promise<NonNullable<T>> {
  const { data, error } = await work;
  if (error) throw new Error(error.message, { cause: error });
  if (data === null || data === undefined) throw new Error('No data');
  return data;
}
const service = (relation: string) => actors.clients.service.from(relation);
const find = async (relation: string, id: unknown) =>
  (await byService(service(relation).select('*').eq('id', id)))[0];

/**
 * Returns the id of a row that the test can read, change or delete. Inserts a new row, unless the relation is in
 * FIXED_ROWS.
 */
async function place(relation: string, more: Record<string, unknown> = {}): Promise<{ id: unknown }> {
  if (FIXED_ROWS.includes(relation)) return byService(service(relation).select('id').limit(1).single());
  dirty.add(relation);
  return byService(
    service(relation)
      .insert({ ...specimen(relation).fresh?.(), ...more })
      .select('id')
      .single(),
  );
}
/**
 * Returns a filter for a table. After a test that has written to the table, all rows that match the filter are deleted.
 * In most tables, all rows match. In some, only the rows of the test match, because other tests need the others.
 */
const ownRows = (relation: string): [column: string, operator: string, value: string] => {
  if (relation === 'user_roles') return ['user_id', 'eq', actors.otherId];
  if (relation === 'links') return ['url', 'like', 'https://row-%'];
  if (relation === 'link_replacements') return ['find', 'like', 'row-%'];
  if (/^offer(s|_widgets)(_overview)?$/.test(relation)) return ['title', 'like', 'row-%'];
  if (relation === 'pages') return ['path', 'like', '/row-%'];
  if (relation === 'page_links') return ['to_path', 'like', '/row-%'];
  return /^(categories|retailers)/.test(relation) ? ['slug', 'like', 'row-%'] : ['id', 'not.is', 'null'];
};
/** The tables that the current test has written to. */
const dirty = new Set<string>();
afterEach(async () => {
  for (const relation of dirty) {
    const { error } = await service(relation)
      .delete()
      .filter(...ownRows(relation));
    if (error) throw error;
  }
  dirty.clear();
});

/** Returns whether a request was refused for lack of rights. If so, also expects the status 401 or 403. */
function isRefused(who: Who, answer: { error: PostgrestError | null; status: number }): boolean {
  if (answer.error?.code !== '42501') return false;
  expect([who, answer.status]).toEqual([who, who === 'anon' ? 401 : 403]);
  return true;
}

test('every table, view and function of the API has declared access rules', async () => {
  const db = await openTestDatabase();
  try {
    const names = async (sql: string) =>
      (await db.query<{ name: string }>(sql)).rows.map((row) => row.name).sort();
    const relations = await names(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
    );
    const functions = await names(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace`,
    );
    expect(relations).toEqual(Object.keys(relationPromises).sort());
    expect(functions).toEqual(Object.keys(functionPromises).sort());
  } finally {
    await db.close();
  }
});

test.each(cases)('$who reads from $relation only as declared', async ({ relation, who }) => {
  const { hidden, visible } = specimen(relation);
  const shown = await place(relation, visible);
  const concealed = hidden && (await place(relation, hidden));
  const answer = await actors.clients[who].from(relation).select('*');
  let found: string = isRefused(who, answer) ? 'refused' : 'nothing';
  if (!answer.error) {
    const ids = (answer.data as { id: unknown }[]).map((row) => row.id);
    if (ids.includes(shown.id)) found = !concealed || ids.includes(concealed.id) ? 'all' : 'visible';
    else expect(ids).toEqual([]);
  }
  expect(found).toBe(relationPromises[relation]?.[who].select);
});

test.each(cases)('$who adds to $relation only as declared', async ({ relation, who }) => {
  if (!FIXED_ROWS.includes(relation)) dirty.add(relation);
  const before = await byService(service(relation).select('id'));
  const answer = await actors.clients[who].from(relation).insert(specimen(relation).fresh?.() ?? {});
  const grown = (await byService(service(relation).select('id'))).length - before.length;
  let found = answer.error ? `error ${answer.error.code}` : 'allowed';
  if (isRefused(who, answer)) found = 'refused';
  if (answer.error?.code === '23505') found = 'conflict';
  expect([found, grown]).toEqual([relationPromises[relation]?.[who].insert, found === 'allowed' ? 1 : 0]);
});

test.each(cases)('$who changes $relation only as declared', async ({ relation, who }) => {
  const { patch, visible } = specimen(relation);
  const { id } = await place(relation, visible);
  const before = await find(relation, id);
  const answer = await actors.clients[who].from(relation).update(patch, { count: 'exact' }).eq('id', id);
  let found = isRefused(who, answer) ? 'refused' : `error ${answer.error?.code}`;
  if (!answer.error) found = answer.count === 0 ? 'nothing' : 'allowed';
  expect(found).toBe(relationPromises[relation]?.[who].update);
  const after = await find(relation, id);
  if (found === 'allowed') expect(after).toMatchObject(patch);
  else expect(after).toEqual(before);
});

test.each(cases)('$who removes from $relation only as declared', async ({ relation, who }) => {
  const { id } = await place(relation, specimen(relation).visible);
  const answer = await actors.clients[who].from(relation).delete({ count: 'exact' }).eq('id', id);
  let found = isRefused(who, answer) ? 'refused' : `error ${answer.error?.code}`;
  if (!answer.error) found = answer.count === 0 ? 'nothing' : 'allowed';
  expect(found).toBe(relationPromises[relation]?.[who].delete);
  expect(await find(relation, id)).toEqual(found === 'allowed' ? undefined : expect.objectContaining({ id }));
});

const DAY = { _from: '2026-12-26', _to: '2026-12-26' };

/**
 * The functions that this file calls. Leaves out delete_own_account, because it deletes the caller; rights.test.ts
 * tests it.
 */
const callable = Object.keys(functionPromises).filter((name) => name !== 'delete_own_account');
const calls = callable.flatMap((name) => WHO.map((who) => ({ name, who })));
test.each(calls)('$who calls $name only as declared', async ({ name, who }) => {
  const ofRun = { _id: randomUUID(), _run: 1 };
  const args: Record<string, object> = {
    ask_job: { _id: randomUUID(), _what: 'pause' },
    came_due: { _since: '2026-01-01', _until: '2026-01-02', _after: '' },
    add_prompt_version: {
      ...{ _prompt: promptId, _system_text: 'S', _user_text: 'U' },
      ...{ _temperature: 0.5, _max_tokens: 500 },
    },
    accept_generation: { _id: randomUUID(), _texts: {} },
    begin_generation: { _request: randomUUID() },
    count_generations: { _prompt: promptId },
    fail_generation: { _id: randomUUID(), _failure: 'cancelled' },
    keep_generation: { _id: randomUUID() },
    note_generation_written: { _id: randomUUID() },
    order_generation: {
      _request: randomUUID(),
      _generation: {
        ...{ entity: 'content', purpose: 'meta', fields: ['meta_title'], facts: {} },
        ...{ key_id: randomUUID(), prompt_version_id: versionId },
      },
    },
    reject_generation: { _id: randomUUID() },
    settle_generation: {
      ...{ _id: randomUUID(), _texts: {}, _provider: 'openai', _model: 'm' },
      ...{ _call: randomUUID(), _cost: 0 },
    },
    ...pilotCalls(),
    add_prompts: { _prompts: [] },
    restore_prompt_version: { _prompt: promptId, _number: 1 },
    set_live_prompt: { _prompt: promptId, _number: 1 },
    add_import: {
      ...{ _id: randomUUID(), _entity: 'people' },
      ...{ _file_name: 'people.csv', _total: 1, _keeps_existing: false },
    },
    add_import_rows: { _import: randomUUID(), _rows: [] },
    count_import_rows: { _import: randomUUID() },
    list_import_rows: { _import: randomUUID(), _after: 0, _limit: 1 },
    page_import_rows: { _import: randomUUID(), _what: 'failed', _skip: 0, _limit: 1 },
    import_chunk: { _import: randomUUID(), _rows: [], _pass: 'dry' },
    undo_import_chunk: { _import: randomUUID(), _from: 1, _to: 1 },
    set_import_state: { _import: randomUUID(), _state: 'new' },
    analytics: DAY,
    analytics_earnings: DAY,
    analytics_list: { ...DAY, _dimension: 'page' },
    analytics_totals: DAY,
    analytics_vitals: DAY,
    offers_of_widget: { _source: 'newest', _ids: [], _category: null, _retailer: null, _limit: 1 },
    retailer_clicks: { _slugs: ['argos'] },
    widget_clicks: { _ids: [] },
    write_events: { _events: [] },
    complain: { _name: 'N', _email: 'a@complain.example', _complaint: 'C' },
    bring_back: { _table: 'retailers', _rows: [] },
    delete_account: { _user_id: randomUUID() },
    directory_entries: { _kind: 'products', _initial: 'a' },
    directory_initials: { _kind: 'products' },
    extend_job: { ...ofRun, _seconds: 60 },
    release_jobs: { _worker: 'nobody' },
    fail_job: { ...ofRun, _error: 'E', _is_final: false },
    finish_job: { ...ofRun, _done: 1 },
    has_role: { _user_id: actors.userId, _role: 'admin' },
    broken_links: { _urls: [] },
    hold_host: { _host: 'shop.example', _seconds: 1 },
    keep_links: { _resource: 'retailers', _ids: [], _uses: [] },
    put_off_link: { _link: randomUUID(), _ms: 1 },
    mark_collected: { _at: '2026-01-01' },
    record_link_check: {
      ...{ _link: randomUUID(), _since: '2026-01-01', _health: 'ok' },
      ...{ _status: 200, _final_url: null, _note: 'N' },
    },
    rows_to_collect: { _limit: 1 },
    rows_with_link: { _find: 'https', _is_whole: false, _limit: 1 },
    take_host_turn: { _host: 'shop.example', _most: 1 },
    list_crawl_pages: { _crawl: randomUUID(), _pages: [] },
    store_crawled_pages: { _crawl: randomUUID(), _pages: [], _follows: true },
    finish_crawl: { _crawl: randomUUID(), _is_whole: false },
    list_quality_pages: { _scan: randomUUID(), _ids: [], _pages: [] },
    forget_quality_pages: { _scan: randomUUID() },
    score_quality_pages: { _scan: randomUUID(), _pages: [] },
    quality_twins: { _pages: [] },
    confirm_fact: { _row: randomUUID(), _fact: 'F', _words: 'W' },
    imported_rows_of: { _rows: [] },
    ignore_quality_check: { _page: randomUUID(), _check: 'faqs' },
    merge_categories: { _from: ['nothing'], _into: 'nowhere' },
    add_model_key: { ...MODEL_KEY, _id: randomUUID() },
    change_model_key: { _id: randomUUID(), _label: 'L', _default_model: 'm', _monthly_budget: 1 },
    replace_model_key: { _id: randomUUID(), _last_four: 'abcd', _sealed: MODEL_KEY._sealed },
    revoke_model_key: { _id: randomUUID() },
    set_model_price: MODEL_PRICE,
    remove_model_price: { _id: randomUUID() },
    begin_model_call: { ...MODEL_CALL, _key: randomUUID() },
    settle_model_call: { _id: randomUUID(), _outcome: 'answered', _ms: 1 },
    put_model_secret: { _key: randomUUID(), _old: 'a', _new: MODEL_KEY._sealed },
    move_schedule: { _name: 'none', _next_due_at: '2030-01-01', _lane: 'quick' },
    name_accounts: { _ids: [] },
    publish_due: { _since: '2026-01-01', _until: '2026-01-02' },
    rate_limit_add: { _key: 'k', _points: 1, _window_ms: 1000, _anew: false },
    rate_limit_forget: { _key: 'k' },
    rate_limit_get: { _key: 'k' },
    release_job: ofRun,
    reorder_navigation: { _ids: [], _before: [] },
    reorder_retailers: { _ids: [], _before: [] },
    replace_navigation: { _items: [] },
    save_job: { ...ofRun, _seconds: 60, _position: {}, _done: 1 },
    search_site: { _query: 'shown' },
    send_job: { _kind: 'tidy-up', _lane: 'quick', _input: {} },
    sitemap_part: { _entity: 'retailers', _offset: 0, _limit: 10 },
    search_suggestion: { _query: 'shwon' },
    subscribe_to_newsletter: { _email: `${who}@subscribe.example` },
    take_job: { _lane: 'quick', _kinds: ['tidy-up'], _seconds: 60, _worker: 'W' },
    tidy_up: { _limit: 10 },
    unsubscribe_by_link: { _id: randomUUID(), _signature: 'none' },
    unsubscribe_own: { _id: randomUUID() },
    unsubscribe_signature: { _id: randomUUID() },
  };
  const answer = await actors.clients[who].rpc(name, args[name]);
  expect([!isRefused(who, answer), answer.error === null]).toEqual(
    Array(2).fill(functionPromises[name]?.[who]),
  );
  if (name === 'search_site') expect(answer.data).toMatchObject({ totalCount: 1 });
  if (name === 'search_suggestion') expect(answer.data).toBe('Shown');
});

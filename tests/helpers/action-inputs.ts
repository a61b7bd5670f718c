import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sessionCookie } from './accounts.ts';
import { must } from './must.ts';
import { insertRow, removeRows } from './site-rows.ts';
import { adminClient, given, serverClient } from './site.ts';

// tests/e2e/server/admin-matrix.spec.ts calls every server action as an admin and as other visitors. This file has the
// input of each action.

/** The actions that write nothing. */
export const READING_ACTIONS = [
  ...['checkLinkAction', 'checkSlugAction', 'compareTextsAction', 'countDueChecksAction'],
  ...['describeLinksAction', 'explainDeletionAction', 'nameReferencesAction', 'planRestoreAction'],
  ...['readInlineAction', 'searchReferencesAction'],
];
/** The actions whose input contains a file. The tests call them without a file. */
export const FILE_ACTIONS = ['addImportLogoAction', 'storeLogoAction', 'uploadLogoAction'];

export interface ActionInputs {
  /** By action, input with which an admin's request succeeds. The requests must be sent in this order. */
  accepted: Record<string, object>;
  /** Well-formed input that actions refuse even for an admin, because it names a missing row or a stale version. */
  gone: Record<string, object>;
  /** Well-formed input whose effects would stay in the database, so the tests never send it as an admin. */
  lasting: Record<string, object>;
  /** Returns the state of the existing rows that the requests in `accepted` change. */
  effects(): Promise<unknown>;
  cleanUp(): Promise<void>;
}

/** Returns the number of rows in each table that actions write to without an entry in the history. */
export async function unrecordedRows(): Promise<Record<string, number | null>> {
  const db = serverClient();
  const tables = [
    ...(['imports', 'link_replacements', 'drafts', 'generations', 'proposal_runs'] as const),
    ...(['model_keys', 'model_prices', 'prompt_versions', 'quality_ignores', 'confirmed_facts'] as const),
  ] as const;
  const counts: Record<string, number | null> = {};
  for (const table of tables) {
    const { count, error } = await db.from(table).select('*', { count: 'exact', head: true });
    if (error) throw error;
    counts[table] = count;
  }
  // Leaves out the jobs of schedules, because their number can change at any time.
  const jobs = await db.from('jobs').select('id', { count: 'exact', head: true }).is('schedule', null);
  if (jobs.error) throw jobs.error;
  return { ...counts, jobs: jobs.count };
}

/** Prepares the rows that the inputs name, and returns the inputs. The slugs of all rows begin with `word`. */
export async function prepareActionInputs({
  word,
  retailer,
  userId,
}: {
  word: string;
  retailer: string;
  userId: string;
}): Promise<ActionInputs> {
  const [db, admin] = [serverClient(), await adminClient()];
  const none = randomUUID();
  const ids = [none];
  // The site's workers do not run jobs of this kind, so the job waits.
  const job = await must(db.rpc('send_job', { _kind: 'test-matrix', _lane: 'long', _input: {} }));
  const page = await must(
    db
      .from('pages')
      .insert({ path: `/retailers/${word}`, type: 'retailers', row_id: retailer })
      .select('id')
      .single(),
  );
  const undone = await must(
    db
      .from('link_replacements')
      .insert({ find: word, replacement: 'x', state: 'done' })
      .select('id')
      .single(),
  );
  const guide = { slug: word, title: `Guide ${word}`, content_type: 'guide' };
  await insertRow('content', { ...guide, body: `<p><a href="https://${word}.example/">x</a></p>` });
  const person = await insertRow('people', { slug: `${word}-person`, name: 'Somebody' });
  const [empty, staged] = [randomUUID(), randomUUID()];
  const row = { line: 1, cells: { slug: word, name: 'Matrix' } };
  for (const id of [empty, staged]) {
    const args = { _id: id, _entity: 'people', _file_name: 'matrix.csv', _total: 1, _keeps_existing: false };
    await must(admin.rpc('add_import', args));
  }
  const stagedRow = { ...row, table_name: 'people', key: word };
  await must(admin.rpc('add_import_rows', { _import: staged, _rows: [stagedRow] }));
  const countOf = async (id: string) =>
    (await must(admin.rpc('count_import_rows', { _import: id }))) as { staged: number };

  const search = { find: `${word}.example`, replacement: `new-${word}.example`, isWhole: false };
  const price = { provider: 'openai', model: word, input_price: '1', output_price: '1' };
  const key = { label: word, default_model: 'a-model', monthly_budget: '1' };
  const decision = { generationId: none, reason: 'Matrix' };
  return {
    accepted: {
      createRowAction: {
        resource: 'redirects',
        values: { from_path: `/${word}`, to_path: '/', status: 308, is_active: true },
      },
      changeRowAction: {
        ...{ resource: 'people', id: person.id, updatedAt: String(person.updated_at) },
        values: { name: 'Matrix' },
      },
      setFlagAction: { resource: 'retailers', ids: [retailer], isOn: false },
      publishPagesAction: { ids: [page.id], isOn: true },
      mendPageAction: { id: page.id, mend: 'refresh' },
      crawlPagesAction: { ids: [page.id] },
      checkLinksAction: { ids },
      askJobAction: { id: job, what: 'pause' },
      runScheduleAction: { name: 'tidy-up' },
      addImportAction: { id: none, entity: 'people', fileName: 'm.csv', total: 1, keepsExisting: false },
      addImportRowsAction: { id: empty, entity: 'people', rows: [row] },
      startImportAction: { id: staged, what: 'check' },
      replaceLinksAction: { search, digest: await digestOf(search) },
      undoReplacementAction: { id: undone.id },
      deleteRowsAction: { resource: 'retailers', ids: [retailer] },
      undoDeletionAction: { resource: 'retailers', ids: [retailer] },
      grantAdminAction: { userId },
      revokeAdminAction: { userId },
      deleteUserAction: { userId },
    },
    gone: {
      bulkAction: { resource: 'newsletter-subscribers', ids, name: 'retry-subscribers' },
      restoreRowAction: {
        ...{ resource: 'retailers', id: none, number: 1, updatedAt: '2026-01-01T00:00:00Z' },
        ...{ withPublication: false, withPath: false },
      },
      restoreDeletedAction: { resource: 'retailers', id: none, number: 1, withPublication: false },
      saveInlineAction: { target: 'homepage:hero_h1', value: 'x', updatedAt: '2020-01-01T00:00:00Z' },
      removeLogoAction: { id: none },
      reorderNavigationAction: { ids, before: ids },
      reorderRetailersAction: { ids, before: ids },
      setLivePromptAction: { purpose: 'guide', number: 99_999 },
      restorePromptVersionAction: { purpose: 'guide', number: 99_999 },
      changeKeyAction: { id: none, ...key },
      replaceKeyAction: { id: none, key: 'sk-matrix-1234' },
      revokeKeyAction: { id: none },
      testKeyAction: { id: none },
      removePriceAction: { id: none },
      scanQualityAction: { ids },
      ignoreCheckAction: { page: none, check: 'freshness', reason: 'Matrix' },
      orderAgainAction: { generationId: none, fields: ['title'], kept: {} },
      acceptTextsAction: { generationId: none, values: {}, confirmations: [] },
      rejectTextsAction: decision,
      approveProposalsAction: { ids, runId: randomUUID(), keyId: none },
      rejectProposalsAction: { ids, reason: 'Matrix' },
      takeBackRejectionAction: { id: none },
      acceptDraftAction: { id: none, values: {}, confirmations: [], publishAt: null },
    },
    lasting: {
      resetNavigationAction: {},
      addKeyAction: { id: none, provider: 'openai', base_url: '', key: 'sk-matrix-1234', ...key },
      setPriceAction: price,
      addPromptVersionAction: {
        ...{ purpose: 'guide', system_text: 'S', user_text: 'U', temperature: '1', max_tokens: '1000' },
        note: '',
      },
      orderDraftAction: {
        subject: { purpose: 'guide', to: 'guides', slug: '', title: word, topic: '', sources: [] },
        ...{ leftOut: [], keyId: none, model: 'a-model', requestId: none },
      },
      confirmFactAction: { row: none, fact: '£1', words: '£1', source: 'https://news.example/' },
      previewAction: { resource: 'homepage', values: {} },
      addBuiltInDataAction: { id: none },
    },
    async effects() {
      const { data: waiting } = await db.from('jobs').select('state').eq('id', job).single();
      const { data: replaced } = await db
        .from('link_replacements')
        .select('state')
        .eq('id', undone.id)
        .single();
      const { data: shop } = await db
        .from('retailers')
        .select('name, is_published')
        .eq('id', retailer)
        .single();
      return { job: waiting?.state, replaced: replaced?.state, shop, rows: (await countOf(empty)).staged };
    },
    async cleanUp() {
      await admin.rpc('ask_job', { _id: job, _what: 'cancel' });
      await db.from('pages').delete().eq('id', page.id);
      await db.from('link_replacements').delete().like('find', `${word}%`);
      for (const table of ['content', 'people'] as const) await removeRows(table, 'slug', word);
      await removeRows('redirects', 'from_path', `/${word}`);
    },
  };
}

/**
 * Returns the digest of the changes that the screen 'Search and replace' shows for a search. Waits for the worker if
 * the site has not yet collected its links.
 */
async function digestOf({ find, replacement }: { find: string; replacement: string }): Promise<string> {
  const cookie = await sessionCookie(given('ADMIN_EMAIL'), given('ADMIN_PASSWORD'));
  const path = `/admin/link-manager/replace?${new URLSearchParams({ find, replacement })}`;
  for (;;) {
    const html = await (await fetch(`${given('SITE_URL')}${path}`, { headers: { cookie } })).text();
    const [, digest] = /\\"digest\\":\\"([^\\]+)\\"/.exec(html) ?? [];
    if (digest) return digest;
    await sleep(500);
  }
}

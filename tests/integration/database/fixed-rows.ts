import { randomUUID } from 'node:crypto';
import type { Actors } from './actors.ts';

/** Tables and views with fixed rows. The tests of policies read these rows, but add none. */
export const FIXED_ROWS = [
  'homepage_settings',
  'typography_settings',
  'operator_settings',
  'content_settings',
  'prompts',
  'prompt_versions',
  'generations',
  'proposals',
  'proposals_overview',
  'proposal_runs',
  'proposal_runs_overview',
  'audit_log',
  'revisions',
  'imports',
  'jobs',
  'schedules',
  'links_overview',
  'offer_prices',
  'model_calls',
  'model_keys',
  'model_prices',
];

export const MODEL_KEY = {
  ...{ _provider: 'openai', _label: 'L', _default_model: 'm', _last_four: 'abcd' },
  ...{ _monthly_budget: 1, _sealed: 'v1.'.padEnd(60, 'x') },
};
export const MODEL_PRICE = { _provider: 'openai', _model: 'm', _input_price: 1, _output_price: 1 };
export const MODEL_CALL = { _purpose: 'guide', _input_tokens: 1, _output_tokens: 1 };

/** Returns the arguments with which the tests call the functions of the content pilot. */
export const pilotCalls = () => ({
  approve_proposals: { _ids: [], _run: randomUUID(), _key: randomUUID() },
  note_accepted_proposal: { _id: randomUUID() },
  note_draft: { _id: randomUUID(), _generation: randomUUID() },
  note_draft_failure: { _id: randomUUID(), _error: 'E' },
  propose: { _rule: 'none', _found: [] },
  reject_proposals: { _ids: [], _reason: 'R' },
  take_back_rejection: { _id: randomUUID() },
  take_proposal: { _run: randomUUID() },
});

/**
 * Adds a row to each table in FIXED_ROWS that has none, and the rows that the test rows of other tables refer to.
 * Returns the id of the prompt and the id of its version.
 */
export async function insertFixedRows({ clients }: Actors) {
  const insert = async (table: string, rows: object[]) => {
    const { error } = await clients.service.from(table).insert(rows);
    if (error) throw error;
  };
  await insert('categories', [
    { slug: 'shown', name: 'Shown', is_published: true },
    { slug: 'draft', name: 'Draft', is_published: false },
  ]);
  await insert('retailers', [
    { slug: 'open-shop', name: 'Open', cta_url: 'https://shop.example', is_published: true },
    { slug: 'closed-shop', name: 'Closed', cta_url: 'https://shop.example', is_published: false },
  ]);
  // Inserting an offer also adds a row to the table of prices, through a trigger.
  await insert('offers', [
    {
      ...{ title: 'Shown', retailer_slug: 'open-shop', url: 'https://shop.example', is_published: true },
      ...{ price_pence: 100, checked_on: '2026-11-24' },
    },
  ]);
  // Adds the job with a function, because no role may insert jobs.
  const job = { _kind: 'tidy-up', _lane: 'long', _input: {} };
  const { error } = await clients.service.rpc('send_job', job);
  if (error) throw error;
  // Adds the prompt with a function, because no role may insert prompts.
  const text = { system_text: 'S', user_text: 'U', temperature: 0.5, max_tokens: 500 };
  const prompts = { _prompts: [{ purpose: 'meta', ...text }] };
  const addedPrompts = await clients.service.rpc('add_prompts', prompts);
  if (addedPrompts.error) throw addedPrompts.error;
  const prompt = await clients.service.from('prompts').select('id').single();
  // Adds the import through a function that only an admin may call.
  const added = await clients.admin.rpc('add_import', {
    ...{ _id: randomUUID(), _entity: 'people' },
    ...{ _file_name: 'people.csv', _total: 1, _keeps_existing: false },
  });
  if (added.error) throw added.error;
  // Uses functions to add a model key, a model's price, a call to a model, a generation, and an approved proposal.
  const keyId = randomUUID();
  const made = [
    await clients.admin.rpc('add_model_key', { ...MODEL_KEY, _id: keyId }),
    await clients.admin.rpc('set_model_price', MODEL_PRICE),
    await clients.service.rpc('begin_model_call', { ...MODEL_CALL, _key: keyId }),
  ];
  const version = await clients.service.from('prompt_versions').select('id').single<{ id: string }>();
  if (version.error) throw version.error;
  const versionId = version.data.id;
  const generation = {
    ...{ entity: 'content', purpose: 'meta', fields: ['meta_title'], facts: {} },
    ...{ key_id: keyId, prompt_version_id: versionId },
  };
  const request = { _request: randomUUID(), _generation: generation };
  made.push(await clients.service.rpc('begin_generation', request));
  const found = {
    ...{ key: 'k', entity: 'retailers', row_id: null, name: 'N', purpose: 'faqs', why: 'W', effect: 'E' },
    ...{ brief: [], input_tokens: 1, output_tokens: 1, weight: 1 },
  };
  made.push(await clients.service.rpc('propose', { _rule: 'stale-page', _found: [found] }));
  const proposal = await clients.service.from('proposals').select('id').single();
  const approval = { _ids: [(proposal.data as { id: string }).id], _run: randomUUID(), _key: keyId };
  made.push(await clients.admin.rpc('approve_proposals', approval));
  for (const answer of made) if (answer.error) throw answer.error;
  return { promptId: (prompt.data as { id: string }).id, versionId };
}

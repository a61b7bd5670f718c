import { z } from 'zod';
import { addKey, calls, database, db, models, PRICES } from './model-site.ts';

const { generateObject } = await import('@/lib/services/models/generate-object');
const { mostCost, mostInputTokens } = await import('@/lib/services/models/estimate');

const schema = z.object({ answer: z.string() });
const QUESTION = { system: '', user: 'Answer with the word ready.', schema };
const MOST_OUTPUT = 200;
/** The maximum cost of one call, in pounds. */
const MOST = mostCost(
  { ...QUESTION, maxOutputTokens: MOST_OUTPUT },
  { input_price: PRICES.input, output_price: PRICES.output },
);

const ask = (keyId: string) =>
  generateObject({ ...QUESTION, db, keyId, purpose: 'guide', maxOutputTokens: MOST_OUTPUT });
const spent = () => database.value('select coalesce(sum(cost), 0)::float from public.model_calls');
/** Sets the monthly budget of a key. Allows fractions of a penny. */
const setBudget = async (keyId: string, budget: number) => {
  await database.exec('alter table public.model_keys alter column monthly_budget type numeric(16, 8)');
  await database.query('update public.model_keys set monthly_budget = $1 where id = $2', [budget, keyId]);
};

test('50 calls at once against a budget for 10 spend at most the budget', async () => {
  const keyId = await addKey();
  const budget = MOST * 10.5;
  await setBudget(keyId, budget);
  // Every call uses the maximum number of tokens, so a single call too many would exceed the budget.
  models.usual = {
    kind: 'object',
    object: { answer: 'ready' },
    usage: { input: mostInputTokens(QUESTION), output: MOST_OUTPUT },
  };
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => ask(keyId)));
  const reasons = results.map((result) =>
    result.status === 'fulfilled' ? 'answered' : (result.reason as { reason: string }).reason,
  );
  expect(reasons.filter((reason) => reason === 'answered')).toHaveLength(10);
  expect(reasons.filter((reason) => reason === 'over-budget')).toHaveLength(40);
  expect(models.requests).toHaveLength(10);
  expect(await spent()).toBeLessThanOrEqual(budget);
});

test('the next call can spend the money that a call did not use', async () => {
  const keyId = await addKey();
  await setBudget(keyId, MOST * 1.9);
  models.usual = { kind: 'object', object: { answer: 'ready' }, usage: { input: 1, output: 1 } };
  for (let call = 0; call < 5; call += 1) await ask(keyId);
  const made = await calls();
  expect(made).toHaveLength(5);
  expect(made[0]?.reserved).toBeCloseTo(MOST, 8);
  await setBudget(keyId, MOST / 2);
  await expect(ask(keyId)).rejects.toMatchObject({ reason: 'over-budget', isPassing: false });
});

test('the calls of last month in London do not count, and those of this month do', async () => {
  const keyId = await addKey();
  await setBudget(keyId, MOST * 1.5);
  models.usual = { kind: 'object', object: { answer: 'ready' }, usage: { input: 1_000_000, output: 0 } };
  await ask(keyId);
  await expect(ask(keyId)).rejects.toMatchObject({ reason: 'over-budget' });
  const month = `date_trunc('month', now() at time zone 'Europe/London') at time zone 'Europe/London'`;
  await database.exec(`update public.model_calls set created_at = ${month} - interval '1 second'`);
  const figures = async () =>
    Object.values((await database.as('admin', 'select public.model_key_figures() as f'))[0]?.f ?? {})[0];
  expect(await figures()).toMatchObject({ spent: 0 });
  await database.exec(`update public.model_calls set created_at = ${month}`);
  expect(await figures()).toMatchObject({ spent: 2 });
});

test('a call whose process was killed counts in full, and is marked as lost after 15 minutes', async () => {
  const keyId = await addKey();
  await setBudget(keyId, MOST * 1.5);
  await database.as('service', `select public.begin_model_call($1, 'guide', $2, $3)`, [
    ...[keyId, mostInputTokens(QUESTION), MOST_OUTPUT],
  ]);
  await expect(ask(keyId)).rejects.toMatchObject({ reason: 'over-budget' });
  await database.exec(`update public.model_calls set created_at = now() - interval '16 minutes'`);
  await expect(ask(keyId)).rejects.toMatchObject({ reason: 'over-budget' });
  const [call] = await calls();
  expect(call).toMatchObject({ outcome: 'lost', cost: call?.reserved });
});

test('a price that changes later does not change what was spent', async () => {
  const keyId = await addKey();
  await ask(keyId);
  const before = await spent();
  await database.as('admin', `select public.set_model_price('openai', 'a-model', 50, 50)`);
  expect(await spent()).toBe(before);
});

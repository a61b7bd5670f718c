import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { z } from 'zod';
import type { Behaviour } from '../../helpers/model-behaviour.ts';
import { addKey, calls, database, db, env, everything, KEY, MODEL, models } from './model-site.ts';

const { generateObject } = await import('@/lib/services/models/generate-object');
const { ModelError } = await import('@/lib/services/models/model-error');

const schema = z.object({ title: z.string(), points: z.array(z.string()) });
const GUIDE = { title: 'How to choose a coat', points: ['Try it on', 'Check the seams'] };
const SECRET_PROMPT = 'A prompt that no log may repeat';

interface Ask {
  keyId: string;
  signal?: AbortSignal;
  limitMs?: number;
  requestId?: string;
  watchMs?: number;
  onPartial?: (partial: unknown) => void;
  pauses?: number[];
}
const ask = ({ pauses = [], ...options }: Ask) =>
  generateObject({
    ...options,
    db,
    purpose: 'guide',
    system: 'You write guides.',
    user: SECRET_PROMPT,
    schema,
    maxOutputTokens: 500,
    pause: (ms) => Promise.resolve(pauses.push(ms)),
  });
/**
 * Returns the reason for which `work` fails. Also expects that the error message contains neither the key nor the
 * prompt.
 */
const reasonOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => new Error('It succeeded'),
    (failure: unknown) => failure,
  );
  if (!(error instanceof ModelError)) throw error;
  for (const secret of [KEY, SECRET_PROMPT]) {
    expect([error.message, error.stack, JSON.stringify(error)].join(' ')).not.toContain(secret);
  }
  return error.reason;
};

let logged: string[];
beforeEach(() => {
  logged = [];
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    jest.spyOn(console, method).mockImplementation((...args) => void logged.push(args.map(String).join(' ')));
});
afterEach(() => {
  jest.restoreAllMocks();
  expect(logged).toEqual([]);
});

const PROVIDERS = ['openai', 'anthropic', 'openai-compatible'] as const;

test.each(PROVIDERS)('%s streams an answer, which is checked, counted and paid', async (provider) => {
  const keyId = await addKey({ provider });
  models.usual = { kind: 'object', object: GUIDE };
  const partials: unknown[] = [];
  const answer = await ask({ keyId, onPartial: (partial) => partials.push(structuredClone(partial)) });
  // The cost of 120 input tokens at £2 and 30 output tokens at £10, both per million tokens.
  const cost = 0.00054;
  expect(answer).toMatchObject({ object: GUIDE, provider, model: MODEL, inputTokens: 120, outputTokens: 30 });
  expect(answer.cost).toBeCloseTo(cost, 10);
  expect(partials.length).toBeGreaterThan(2);
  expect(partials[0]).not.toEqual(GUIDE);
  expect(partials.at(-1)).toEqual(GUIDE);
  const [call, ...others] = await calls();
  expect(others).toEqual([]);
  expect(call).toMatchObject({ purpose: 'guide', provider, outcome: 'answered', input_tokens: 120 });
  expect(call?.cost).toBeCloseTo(cost, 10);
  const [request] = models.requests;
  expect(provider === 'anthropic' ? request?.headers['x-api-key'] : request?.headers.authorization).toContain(
    KEY,
  );
  expect(JSON.stringify(request?.body)).toContain(SECRET_PROMPT);
  // Neither the prompt nor the key is stored in any table.
  const stored = await everything();
  expect(stored).toContain(keyId);
  for (const secret of [KEY, SECRET_PROMPT, 'You write guides.']) expect(stored).not.toContain(secret);
});

const FAILURES: { name: string; behaviour: Behaviour; reason: string; isFree: boolean }[] = [
  {
    name: 'text that is no JSON',
    behaviour: { kind: 'text', text: 'Sure! Here is' },
    reason: 'malformed',
    isFree: false,
  },
  {
    name: 'JSON of another form',
    behaviour: { kind: 'object', object: { title: 1 } },
    reason: 'malformed',
    isFree: false,
  },
  { name: 'a refusal', behaviour: { kind: 'refusal' }, reason: 'refused', isFree: false },
  { name: 'an answer cut short', behaviour: { kind: 'too-long' }, reason: 'too-long', isFree: false },
  { name: 'a connection that is lost', behaviour: { kind: 'cut-off' }, reason: 'cut-off', isFree: false },
  { name: '401', behaviour: { kind: 'status', status: 401 }, reason: 'unauthorised', isFree: true },
  { name: '404', behaviour: { kind: 'status', status: 404 }, reason: 'rejected', isFree: true },
  { name: 'a redirect', behaviour: { kind: 'status', status: 307 }, reason: 'rejected', isFree: true },
];
const CASES = PROVIDERS.slice(0, 2).flatMap((provider) =>
  FAILURES.map((failure) => ({ provider, ...failure })),
);

test.each(CASES)(
  '$provider: $name is recognised, reported once and counted',
  async ({ provider, behaviour, reason, isFree }) => {
    const keyId = await addKey({ provider });
    models.usual = behaviour;
    expect(await reasonOf(ask({ keyId }))).toBe(reason);
    expect(models.requests).toHaveLength(1);
    const [call] = await calls();
    expect(call?.outcome).toBe(reason);
    if (isFree) expect(call?.cost).toBe(0);
    else expect(call?.cost).toBeGreaterThan(0);
    expect(await everything()).not.toContain(SECRET_PROMPT);
  },
);

test.each(PROVIDERS.slice(0, 2))(
  '%s: after 429 and 5xx the question is asked again, when the provider allows it',
  async (provider) => {
    const keyId = await addKey({ provider });
    models.next = [
      { kind: 'status', status: 429, retryAfter: '7' },
      { kind: 'status', status: 500 },
      { kind: 'status', status: 503, retryAfter: '0' },
    ];
    models.usual = { kind: 'object', object: GUIDE };
    const pauses: number[] = [];
    expect((await ask({ keyId, pauses })).object).toEqual(GUIDE);
    expect(pauses).toEqual([7_000, 2_000, 0]);
    const rows = await calls();
    expect(rows.map(({ outcome }) => outcome)).toEqual([
      'rate-limited',
      'server-error',
      'server-error',
      'answered',
    ]);
    expect(rows.map(({ cost }) => cost === 0)).toEqual([true, true, true, false]);
  },
);

test('a provider that stays busy is asked four times, and one that asks for a long wait only once', async () => {
  const keyId = await addKey();
  models.usual = { kind: 'status', status: 500 };
  expect(await reasonOf(ask({ keyId }))).toBe('server-error');
  expect(models.requests).toHaveLength(4);
  models.usual = { kind: 'status', status: 429, retryAfter: '3600' };
  const error: unknown = await ask({ keyId }).catch((failure: unknown) => failure);
  expect(error).toMatchObject({ reason: 'rate-limited', retryAfterMs: 3_600_000, isPassing: true });
  expect(models.requests).toHaveLength(5);
});

test.each(['silence', 'stall'] as const)(
  'a provider that is slow (%s) is given up after the time limit',
  async (kind) => {
    const keyId = await addKey();
    models.usual = { kind };
    expect(await reasonOf(ask({ keyId, limitMs: 200 }))).toBe('time-out');
    // The provider may charge for the part of the answer that it has sent, so the whole reserved cost counts as spent.
    expect(await calls()).toMatchObject([{ outcome: 'time-out', cost: (await calls())[0]?.reserved }]);
  },
);

test('a call is cancelled by its caller', async () => {
  const keyId = await addKey();
  models.usual = { kind: 'stall' };
  const chunk = new AbortController();
  const work = reasonOf(ask({ keyId, signal: chunk.signal }));
  await models.received(1);
  chunk.abort();
  expect(await work).toBe('cancelled');
  expect(await calls()).toMatchObject([{ outcome: 'cancelled' }]);
});

test('a key that is revoked stops the running call, and no other call begins', async () => {
  const keyId = await addKey();
  models.usual = { kind: 'stall' };
  const work = reasonOf(ask({ keyId, watchMs: 20 }));
  await models.received(1);
  await database.as('admin', 'select public.revoke_model_key($1)', [keyId]);
  expect(await work).toBe('revoked');
  expect(await reasonOf(ask({ keyId }))).toBe('revoked');
  expect(models.requests).toHaveLength(1);
  expect(await database.value('select count(*)::int from private.model_secrets')).toBe(0);
});

test('an answer that has arrived is not paid again, even if the key is revoked meanwhile', async () => {
  const keyId = await addKey();
  models.usual = { kind: 'object', object: GUIDE };
  const requestId = randomUUID();
  const first = await ask({ keyId, requestId });
  expect(await ask({ keyId, requestId })).toEqual(first);
  await database.as('admin', 'select public.revoke_model_key($1)', [keyId]);
  expect((await ask({ keyId, requestId })).object).toEqual(GUIDE);
  expect(models.requests).toHaveLength(1);
});

test('without the tokens, a call costs what was reserved', async () => {
  const keyId = await addKey({ provider: 'openai-compatible' });
  models.usual = { kind: 'object', object: GUIDE, usage: null };
  const answer = await ask({ keyId });
  expect(answer).toMatchObject({ inputTokens: null, outputTokens: null });
  expect(answer.cost).toBe((await calls())[0]?.reserved);
});

test('no call is made without a price, without SECRETS_KEY, or with another one', async () => {
  const keyId = await addKey();
  expect(await reasonOf(ask({ keyId: randomUUID() }))).toBe('missing');
  const { SECRETS_KEY = '' } = env;
  try {
    delete env.SECRETS_KEY;
    expect(await reasonOf(ask({ keyId }))).toBe('no-secrets-key');
    env.SECRETS_KEY = Buffer.alloc(32, 1).toString('base64');
    expect(await reasonOf(ask({ keyId }))).toBe('unreadable-key');
  } finally {
    env.SECRETS_KEY = SECRETS_KEY;
  }
  await database.exec('delete from public.model_prices');
  expect(await reasonOf(ask({ keyId }))).toBe('no-price');
  expect(models.requests).toEqual([]);
});

test('a key goes only where its row says, and to this machine only if that is allowed', async () => {
  const keyId = await addKey();
  const elsewhere = models.url.replace('127.0.0.1', 'localhost');
  await database.query('update public.model_keys set base_url = $1 where id = $2', [elsewhere, keyId]);
  expect(await reasonOf(ask({ keyId }))).toBe('unreadable-key');
  const inside = [models.url, 'http://10.0.0.1/v1', 'https://192.168.1.1/v1', 'http://shop.example/v1'];
  try {
    env.MODELS_ALLOW_LOOPBACK = 'false';
    for (const baseUrl of inside)
      expect([baseUrl, await reasonOf(ask({ keyId: await addKey({ baseUrl }) }))]).toEqual([
        baseUrl,
        'unreachable',
      ]);
  } finally {
    env.MODELS_ALLOW_LOOPBACK = 'true';
  }
  // The setting MODELS_ALLOW_LOOPBACK allows this machine, but no private network.
  expect(await reasonOf(ask({ keyId: await addKey({ baseUrl: 'https://10.0.0.1/v1' }) }))).toBe(
    'unreachable',
  );
  expect(models.requests).toEqual([]);
});

import net from 'node:net';
import { expect, test } from '@playwright/test';
import { valuesOf } from '../../../lib/resources/index.ts';
import { retailers } from '../../../lib/resources/definitions/retailers.ts';
import { sessionCookie } from '../../helpers/accounts.ts';
import { replay, type Replay, serverActions } from '../../helpers/server-actions.ts';
import { insertRow, uniqueWord, removeRows } from '../../helpers/site-rows.ts';
import { adminClient, given, retailerRow } from '../../helpers/site.ts';

const word = uniqueWord('hostile');
let cookie: string;
test.beforeAll(async () => {
  cookie = await sessionCookie(given('ADMIN_EMAIL'), given('ADMIN_PASSWORD'));
});
test.afterAll(() => removeRows('retailers', 'slug', word));

const idOf = (name: string) => serverActions().find((action) => action.name === name)?.id ?? '';
const send = (name: string, more: Omit<Replay, 'action'>) => replay({ action: idOf(name), cookie, ...more });

/** Returns values for all fields of a retailer's form. */
const values = (slug: string, more: object = {}) => ({
  ...valuesOf(retailers),
  ...retailerRow(slug),
  ...more,
});
/**
 * The path of the page that defines the server action createRowAction. If the action is sent to another page, Next
 * forwards it and loses the status of its response.
 */
const FORM = '/admin/retailers/new';
const create = (slug: string, more: object = {}) =>
  send('createRowAction', { to: FORM, input: { resource: 'retailers', values: values(slug, more) } });

async function stored(slug: string) {
  const { data, error } = await (await adminClient()).from('retailers').select().like('slug', `${slug}%`);
  if (error) throw error;
  return data;
}

test('valid input is accepted, so that the refusals below have their own reasons', async () => {
  const { status, state } = await create(`${word}-good`);
  expect([status, state?.message]).toEqual([200, 'Retailer created successfully']);
  expect(await stored(`${word}-good`)).toHaveLength(1);
});

test('a request over the size limit is refused with 413, and nothing is stored', async () => {
  const slug = `${word}-large`;
  const { status, state } = await create(slug, { description: 'x'.repeat(2_000_000) });
  expect([status, state]).toEqual([413, null]);
  expect(await stored(slug)).toEqual([]);
});

test('a text nested deeper than 200 levels is refused beside its field before it is parsed', async () => {
  const slug = `${word}-deep`;
  const content = {
    ...{
      title: 'Deep',
      slug,
      content_type: 'guide',
      is_published: false,
      published_at: null,
      unpublish_at: null,
      description: '',
    },
    ...{
      image: null,
      intro_paragraph: '',
      reading_time_minutes: 0,
      body: '<b>'.repeat(12_000),
      faqs: [],
      author_name: null,
      author_slug: null,
      reviewer_slug: null,
      answer: [],
      key_number: null,
      key_number_note: null,
      sources: [],
      updates: [],
      priority: 2,
    },
    ...{
      guide_category: null,
      article_category: null,
      meta_title: null,
      meta_description: null,
      aliases: [],
    },
  };
  const { status, state } = await send('createRowAction', {
    to: '/admin/content/new',
    input: { resource: 'content', values: content },
  });
  expect([status, Object.keys(state?.fieldErrors ?? {})]).toEqual([200, ['body']]);
  expect(state?.message).toContain('HTML is too complex');
});

test('a value that is too long is refused beside its field', async () => {
  const { status, state } = await create(`${word}-long`, { description: 'x'.repeat(5001) });
  expect([status, state?.fieldErrors]).toEqual([200, { description: 'At most 5,000 characters' }]);
  expect(await stored(`${word}-long`)).toEqual([]);
});

test('endlessly nested JSON does not harm the server and is not stored', async () => {
  const slug = `${word}-deep`;
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  for (const levels of [100, 5_000, 200_000]) {
    const text = JSON.stringify([{ resource: 'retailers', values: values(slug, { faqs: 'DEEP' }) }]);
    const answer = await send('createRowAction', { to: FORM, body: text.replace('"DEEP"', deep(levels)) });
    expect([levels, answer.state?.status ?? 'error']).toEqual([levels, 'error']);
    expect(answer.text).not.toContain('    at ');
  }
  expect(await stored(slug)).toEqual([]);
  expect((await create(`${slug}-after`)).state?.status).toBe('success');
});

test('names from JavaScript’s object prototype are ignored as fields', async () => {
  const slug = `${word}-proto`;
  const good = JSON.stringify(values(slug)).slice(0, -1);
  for (const key of ['__proto__', 'constructor', 'prototype', 'toString', 'is_admin']) {
    const text = `[{"resource":"retailers","values":${good},"${key}":{"polluted":"yes","is_published":true}}}]`;
    const { status, state } = await send('createRowAction', { to: FORM, body: text });
    // React's decoder drops the key __proto__, so the rest is an ordinary form and may be saved.
    if (key === '__proto__' && state?.status === 'success') {
      expect(await stored(slug)).toMatchObject([{ slug }]);
      continue;
    }
    expect([key, status, state?.status]).toEqual([key, 200, 'error']);
  }
  for (const resource of ['__proto__', 'constructor', 'user_roles', 'audit_log', 'toString']) {
    const { state } = await send('createRowAction', { to: FORM, input: { resource, values: {} } });
    expect([resource, state?.fieldErrors]).toEqual([resource, { resource: 'Unknown entity' }]);
  }
  const { state } = await create(`${word}-clean`, {
    faqs: [{ question: 'Q', answer: 'A', polluted: 'yes' }],
  });
  expect(state?.status).toBe('error');
});

test('null bytes, control characters and marks that reverse text are refused beside their field', async () => {
  const slug = `${word}-control`;
  for (const bad of ['a\u0000b', 'a\u0007b', 'a\u001bb', 'a\u202eb', 'a\u2066b']) {
    for (const field of ['name', 'description', 'terms_snippet', 'meta_title']) {
      const { status, state } = await create(slug, { [field]: bad });
      expect([field, bad, status, Object.keys(state?.fieldErrors ?? {})]).toEqual([field, bad, 200, [field]]);
    }
  }
  expect(await stored(slug)).toEqual([]);
});

test('slugs with look-alike or reversed characters are refused', async () => {
  const before = (await stored('')).length;
  for (const slug of [
    'аrgos', // The first letter is Cyrillic.
    'ａｒｇｏｓ',
    'argos\u202e',
    '\u202eargos',
    'ar\u200bgos',
    'argós',
    'ARGOS',
    'argos\u0000',
    'argos%00',
    '../argos',
    'argos/x',
    'argos--x',
    '-',
    ['argos'],
    { toString: 'argos' },
    null,
  ]) {
    const { state } = await create('x', { slug });
    expect([slug, Object.keys(state?.fieldErrors ?? {})]).toEqual([slug, ['slug']]);
  }
  expect((await stored('')).length).toBe(before);
});

test('when two editors create the same slug at once, one succeeds and the other sees an error', async () => {
  for (let round = 0; round < 5; round += 1) {
    const slug = `${word}-twice-${round}`;
    const answers = await Promise.all([1, 2, 3, 4].map(() => create(slug)));
    const messages = answers.map(({ state }) => state?.message).sort();
    expect(messages).toEqual([
      ...Array(3).fill('A retailer with this slug already exists'),
      'Retailer created successfully',
    ]);
    for (const { state } of answers.filter(({ state }) => state?.status === 'error')) {
      expect(state?.fieldErrors).toEqual({ slug: 'A retailer with this slug already exists' });
    }
    expect(await stored(slug)).toHaveLength(1);
  }
});

test('when two editors save over the same version, one succeeds and the other sees the conflict', async () => {
  const slug = `${word}-versions`;
  const { id } = await insertRow('retailers', values(slug));
  const [row] = await stored(slug);
  const save = (typical_discount: string) =>
    send('changeRowAction', {
      input: {
        resource: 'retailers',
        id,
        updatedAt: row?.updated_at,
        values: values(slug, { typical_discount }),
      },
    });
  const answers = await Promise.all(['10%', '20%', '30%'].map(save));
  const statuses = answers.map(({ state }) => state?.status).sort();
  expect(statuses).toEqual(['error', 'error', 'success']);
  for (const { state } of answers.filter(({ state }) => state?.status === 'error')) {
    expect(state?.data).toMatchObject({ isConflict: true });
  }
});

/**
 * Sends the headers and a part of the body of a form, then closes the connection. `share` is the size of that part,
 * from 0 to 1.
 */
function breakOff(body: string, share: number): Promise<void> {
  const { hostname, port } = new URL(given('SITE_URL'));
  const head = [
    `POST ${FORM} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Origin: ${given('SITE_URL')}`,
    `Cookie: ${cookie}`,
    `Next-Action: ${idOf('createRowAction')}`,
    'Accept: text/x-component',
    'Content-Type: text/plain;charset=UTF-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () => {
      const part = body.slice(0, Math.floor(body.length * share));
      socket.write(`${head.join('\r\n')}\r\n\r\n${part}`, () => socket.destroy());
    });
    socket.on('error', reject);
    socket.on('close', () => resolve());
  });
}

test('a save whose connection breaks is stored completely or not at all', async () => {
  const bodyOf = (slug: string) => JSON.stringify([{ resource: 'retailers', values: values(slug) }]);
  for (const share of [0, 0.5, 0.99]) await breakOff(bodyOf(`${word}-half`), share);
  await breakOff(bodyOf(`${word}-whole`), 1);
  // Once this later save has succeeded, the server has finished the earlier saves too.
  expect((await create(`${word}-later`)).state?.status).toBe('success');
  expect(await stored(`${word}-half`)).toEqual([]);
  for (const row of await stored(`${word}-whole`))
    expect(row).toMatchObject(values(`${word}-whole`, { highlights_data: expect.anything() }));
});

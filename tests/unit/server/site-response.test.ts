import { HASHES_HEADER } from '@/server/next-cache/documents/script-hashes';
import type { SiteResponse } from '@/server/site-response';
import { answering } from '../../helpers/answers.ts';

describe('a redirect', () => {
  const ask = answering((request, response) => {
    response.statusCode = Number(request.headers['x-status']);
    response.setHeader('location', request.headers['x-twice'] ? ['/new', '/new'] : '/new');
    response.end();
  });
  const locationOf = async (headers: Record<string, string>) =>
    (await ask(headers, 'GET', '/old?utm_source=x')).headers.location;

  it('keeps the query of the request', async () => {
    for (const status of ['307', '308']) {
      expect(await locationOf({ 'x-status': status })).toBe('/new?utm_source=x');
    }
  });

  it('has one location even if Next has set it twice', async () => {
    expect(await locationOf({ 'x-status': '308', 'x-twice': '1' })).toBe('/new?utm_source=x');
    expect(await locationOf({ 'x-status': '308', 'x-twice': '1', rsc: '1' })).toBe('/new');
  });

  it('stays unchanged for other statuses and for client-side navigations', async () => {
    expect(await locationOf({ 'x-status': '303' })).toBe('/new');
    expect(await locationOf({ 'x-status': '201' })).toBe('/new');
    expect(await locationOf({ 'x-status': '308', rsc: '1' })).toBe('/new');
  });
});

describe('a page with an ETag', () => {
  const ask = answering((request, response) => {
    response.statusCode = Number(request.headers['x-status'] ?? 200);
    response.setHeader('etag', 'W/"a"');
    response.setHeader('content-type', request.headers['x-type'] ?? 'text/html');
    response.setHeader('cache-control', 's-maxage=300');
    response.end('text');
  });

  it.each(['GET', 'HEAD'])('answers a conditional %s with this ETag with 304', async (method) => {
    for (const known of ['W/"a"', '"a"', 'W/"b", W/"a"', '*']) {
      const { status, text: body, headers } = await ask({ 'if-none-match': known }, method);
      expect([known, status, body]).toEqual([known, 304, '']);
      expect(headers.etag).toBe('W/"a"');
      expect(headers['cache-control']).toBe('s-maxage=300');
      expect(headers['content-type']).toBeUndefined();
    }
  });

  it.each([
    ['another ETag', { 'if-none-match': 'W/"b"' }, 'GET', 200],
    ['no ETag', {}, 'GET', 200],
    ['a forced reload', { 'if-none-match': 'W/"a"', 'cache-control': 'no-cache' }, 'GET', 200],
    ['a POST', { 'if-none-match': 'W/"a"' }, 'POST', 200],
    ['a missing page', { 'if-none-match': 'W/"a"', 'x-status': '404' }, 'GET', 404],
  ])('is sent whole for %s', async (_, headers, method, expected) => {
    const { status, text: body } = await ask(headers as Record<string, string>, method);
    expect([status, body]).toEqual([expected, 'text']);
  });

  it('does not send its ETag with its data', async () => {
    const {
      status,
      text: body,
      headers,
    } = await ask({ 'if-none-match': 'W/"a"', 'x-type': 'text/x-component' });
    expect([status, body, headers.etag]).toEqual([200, 'text', undefined]);
  });
});

describe('a page requested by another form of its URL', () => {
  const ask = answering(
    (_, response) => {
      response.setHeader('content-type', 'text/html');
      response.write('<p>');
      response.end('text');
    },
    { canonicalUrl: '/amazon?a=b' },
  );

  it('redirects to its canonical URL, without a body', async () => {
    const { status, text: body, headers } = await ask();
    expect([status, body, headers.location]).toEqual([308, '', '/amazon?a=b']);
    expect(headers['content-type']).toBeUndefined();
  });
});

let answer: (response: SiteResponse) => void;
const ask = answering((_, response) => {
  answer(response);
  if (!response.writableEnded) response.end();
});
const headersOf = async (status: number, headers: Record<string, string>) => {
  answer = (response) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };
  return (await ask()).headers;
};

it.each([
  [200, 's-maxage=300, stale-while-revalidate=31535700', 's-maxage=300, stale-while-revalidate=86400'],
  [308, 's-maxage=300, stale-while-revalidate=31535700', 's-maxage=300, stale-while-revalidate=86400'],
  [200, 's-maxage=5, stale-while-revalidate=60', 's-maxage=5, stale-while-revalidate=60'],
  [200, 's-maxage=300', 's-maxage=300'],
  [200, 'private, no-store', 'private, no-store'],
  [404, 's-maxage=31536000', 's-maxage=60'],
  [405, 's-maxage=31536000', 's-maxage=60'],
  [404, 's-maxage=300, stale-while-revalidate=31535700', 's-maxage=60'],
  [404, 'private, no-store', 'private, no-store'],
  [500, 's-maxage=31536000', 'private, no-store, no-transform'],
])('a %s with Cache-Control %s is sent with %s', async (status, given, expected) => {
  expect((await headersOf(status, { 'cache-control': given }))['cache-control']).toBe(expected);
});

describe('the id of the request', () => {
  const ID = '0123456789ab';

  it.each(['s-maxage=300', 's-maxage=300, stale-while-revalidate=86400', 'public, max-age=60'])(
    'is not in a response that a shared cache may keep (%s)',
    async (control) => {
      const headers = await headersOf(200, { 'cache-control': control });
      expect(JSON.stringify(headers)).not.toContain(ID);
    },
  );

  it.each([
    [200, 'private, no-store'],
    [404, 'no-store'],
    [500, 's-maxage=300'],
  ])('is in the head of a %s with Cache-Control %s', async (status, control) => {
    const headers = await headersOf(status, { 'cache-control': control });
    expect(headers['x-request-id']).toBe(ID);
    expect(headers['server-timing']).toBe(`request;desc="${ID}"`);
  });

  it.each([
    [500, `<body>Sorry<p>Request: ${ID}</p></body>`],
    [404, '<body>Sorry</body>'],
  ])('is in the text of an error page only if the server failed (%s)', async (status, expected) => {
    answer = (response) => {
      response.statusCode = status;
      response.setHeader('Content-Type', 'text/html');
      response.setHeader('Content-Length', 18);
      response.end('<body>Sorry</body>');
    };
    expect((await ask()).text.replace(/ style="[^"]*"/, '')).toBe(expected);
  });

  it('is in the text of an error page whose head was to be sent first, as by Next’s compression', async () => {
    answer = (response) => {
      response.statusCode = 500;
      response.setHeader('Content-Type', 'text/html');
      response.setHeader('Content-Length', 18);
      response.writeHead(500).end('<body>Sorry</body>');
    };
    const { text, headers } = await ask();
    expect(text).toContain(`Request: ${ID}`);
    expect(headers['content-length']).toBe(String(text.length));
  });

  it('is in an error that is plain text', async () => {
    answer = (response) => {
      response.statusCode = 500;
      response.setHeader('Content-Type', 'text/plain');
      response.setHeader('Content-Length', 21);
      response.writeHead(500).end('Internal Server Error');
    };
    expect((await ask()).text).toBe(`Internal Server Error\nRequest: ${ID}\n`);
  });

  it('delays no error page that arrives in pieces', async () => {
    answer = (response) => {
      response.statusCode = 500;
      response.setHeader('Content-Type', 'text/html');
      response.flushHeaders();
      response.write('<body>So');
      response.end('rry</body>');
    };
    expect((await ask()).text).toBe('<body>Sorry</body>');
  });
});

describe('the Content-Security-Policy', () => {
  const html = { 'content-type': 'text/html; charset=utf-8' };
  const policyOf = async (headers: Record<string, string>) => {
    const found = await headersOf(200, headers);
    expect(found[HASHES_HEADER]).toBeUndefined();
    return found['content-security-policy'];
  };

  it('of a stored page has the hashes of its scripts and no nonce', async () => {
    const policy = await policyOf({ ...html, etag: 'W/"a"', [HASHES_HEADER]: "'sha256-a'" });
    expect(policy).toContain("script-src 'self' 'sha256-a'; ");
  });

  it('of a page with a part for one visitor has the visit’s nonce and the hashes of the shell', async () => {
    const policy = await policyOf({ ...html, [HASHES_HEADER]: "'sha256-a'" });
    expect(policy).toContain("script-src 'self' 'sha256-a' 'nonce-0123456789012345678901'; ");
  });

  it('is sent with pages only', async () => {
    expect(
      await policyOf({ 'content-type': 'text/x-component', [HASHES_HEADER]: "'sha256-a'" }),
    ).toBeUndefined();
    expect(await policyOf({ 'content-type': 'application/xml' })).toBeUndefined();
  });

  it('of an error page, which is not stored, has the hashes of the scripts in its body', async () => {
    answer = (response) => {
      response.statusCode = 500;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', 'private, no-store');
      response.end('<p>Sorry</p><script>1</script>');
    };
    const { headers } = await ask();
    expect(headers['content-security-policy']).toContain(
      "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
    );
    // The response has no-transform, so that Next does not compress it before the method `end` can read it.
    expect(headers['cache-control']).toBe('private, no-store, no-transform');
  });
});

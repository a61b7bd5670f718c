import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { CACHED } from '../../helpers/cached-paths.ts';
import { rawRequest } from '../../helpers/raw-request.ts';
import { given } from '../../helpers/site.ts';

/** Sends these bytes on a connection of their own. Returns all that the server sends until it closes the connection. */
async function answerTo(bytes: string): Promise<string> {
  const { hostname, port } = new URL(given('SITE_URL'));
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
}

const LINES = ['POST /api/newsletter HTTP/1.1', 'Host: site', 'Connection: close'];
const SMUGGLED = '0\r\n\r\nGET /admin HTTP/1.1\r\nHost: site\r\n\r\n';

for (const [title, lines] of [
  ['two lengths of its body', ['Content-Length: 5', 'Content-Length: 50']],
  ['a length and a transfer coding', [`Content-Length: ${SMUGGLED.length}`, 'Transfer-Encoding: chunked']],
  ['an unknown transfer coding', ['Transfer-Encoding: chunked, identity']],
  ['a space before the colon of a header', ['Transfer-Encoding : chunked']],
  ['a length that is not a number', ['Content-Length: +5']],
  ['a line break without a carriage return', ['X-One: 1\nTransfer-Encoding: chunked']],
] as const) {
  test(`a request with ${title} is refused, so that no proxy can be made to see another request`, async () => {
    const answer = await answerTo(`${[...LINES, ...lines].join('\r\n')}\r\n\r\n${SMUGGLED}`);
    expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400']);
  });
}

test('files beside the build, and folders, are not served', async () => {
  for (const path of [
    '/.git/config',
    '/.env',
    '/.env.local',
    '/package.json',
    '/next.config.mjs',
    '/.next/site/BUILD_ID',
    '/.data/keys.json',
    '/_next/static',
    '/_next/static/chunks',
    '/_next/static/..%2f..%2fBUILD_ID',
    '/_next/static/../BUILD_ID',
    '/_next/server/app/index.html',
  ]) {
    const { status, body } = await rawRequest(given('SITE_URL'), path);
    expect([path, [400, 404].includes(status), status]).toEqual([path, true, status]);
    expect(body).not.toContain('Index of');
  }
});

test('every answer with text names its type and its character set', async () => {
  for (const path of [...Object.values(CACHED).flat(), '/auth', '/api/health', '/api/autocomplete?q=argos']) {
    const { headers, body } = await rawRequest(given('SITE_URL'), path);
    if (body === '') continue;
    const type = headers['content-type'] ?? '';
    // The character set of JSON and of XML with a declaration is part of their formats (RFC 8259, XML 1.0).
    const isNamed =
      /^(text\/[a-z]+; ?charset=utf-8(?:;.*)?|(application|image)\/[a-z.+-]+(; ?charset=utf-8)?)$/i;
    expect([path, type]).toEqual([path, expect.stringMatching(isNamed)]);
  }
});

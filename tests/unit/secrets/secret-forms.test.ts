import { formsOf } from '../../helpers/secret-forms.ts';

const SECRET = '4f1c9a7be2Zq8T';
const isFound = (text: string) => formsOf(SECRET).some((form) => text.includes(form));

test.each([
  ['a URL', `https://models.example/?key=${encodeURIComponent(`sk-"${SECRET}`)}`],
  ['JSON', JSON.stringify({ key: `"${SECRET}\\` })],
  ['hexadecimal', Buffer.from(`key: ${SECRET}.`).toString('hex')],
  ['hexadecimal in capitals', Buffer.from(SECRET).toString('hex').toUpperCase()],
  ...['', 'a', 'ab', 'abc', 'abcd'].flatMap((before) => [
    [`base64 after ‘${before}’`, Buffer.from(`${before}${SECRET}.`).toString('base64')],
    [`base64url after ‘${before}’`, Buffer.from(`${before}${SECRET}.`).toString('base64url')],
  ]),
])('a secret is found in %s', (_, text) => {
  expect(isFound(text)).toBe(true);
});

test('other texts do not contain it', () => {
  for (const encoding of ['latin1', 'hex', 'base64'] as const)
    expect(isFound(Buffer.from('4f1c9a7be3Zq8T sk-"').toString(encoding))).toBe(false);
});

test('bytes that are no text are found in base64', () => {
  const bytes = Buffer.from([255, 254, 253, 252, 251, 250, 249, 248]);
  for (const encoding of ['base64', 'base64url'] as const)
    expect(formsOf(bytes).some((form) => bytes.toString(encoding).includes(form))).toBe(true);
});

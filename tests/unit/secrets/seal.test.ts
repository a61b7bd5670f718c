import { KEYRING } from '@/lib/secrets/keyring-format';
import { type Keyring, newKey, parseKeyring } from '@/lib/secrets/keyring';
import { isSealedWithFirst, seal, unseal } from '@/lib/secrets/seal';

const ring = (text: string): Keyring => {
  const keyring = parseKeyring(text);
  if (!keyring) throw new Error('No keyring');
  return keyring;
};
const [OLD, NEW] = [newKey(), newKey()];
const KEY = 'sk-live-0123456789-abcd';
const PLACE = ['model_keys', 'row 1', 'openai', null];

test('a sealed secret is opened again, and contains nothing of the secret', () => {
  const sealed = seal(KEY, PLACE, ring(OLD));
  expect(unseal(sealed, PLACE, ring(OLD))).toBe(KEY);
  for (const form of [KEY, Buffer.from(KEY).toString('base64url').slice(0, 12), KEY.slice(-4)])
    expect(sealed).not.toContain(form);
  // Each call uses a new nonce, so the results differ.
  expect(seal(KEY, PLACE, ring(OLD))).not.toBe(sealed);
});

test('a sealed secret belongs to its row: in another row it cannot be opened', () => {
  const sealed = seal(KEY, PLACE, ring(OLD));
  for (const place of [
    ['model_keys', 'row 2', 'openai', null],
    ['model_keys', 'row 1', 'openai', 'https://elsewhere.example/v1'],
    [],
  ])
    expect(() => unseal(sealed, place, ring(OLD))).toThrow('was changed, or belongs to another row');
});

test('a changed secret cannot be opened, and the error repeats nothing', () => {
  const parts = seal(KEY, PLACE, ring(OLD)).split('.');
  for (const index of [2, 3, 4]) {
    const part = parts[index] ?? '';
    const changed = parts.with(index, `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}`).join('.');
    expect(() => unseal(changed, PLACE, ring(OLD))).toThrow('was changed');
  }
  // A shorter authentication tag is refused, because it would be easier to guess.
  const short = parts.with(3, (parts[3] ?? '').slice(0, 6)).join('.');
  expect(() => unseal(short, PLACE, ring(OLD))).toThrow('was changed');
  expect(() => unseal('v2.x', PLACE, ring(OLD))).toThrow('unknown format');
});

test('the first key encrypts, and all of them decrypt', () => {
  const sealed = seal(KEY, PLACE, ring(OLD));
  const both = ring(`${NEW}, ${OLD}`);
  expect(unseal(sealed, PLACE, both)).toBe(KEY);
  expect([isSealedWithFirst(sealed, both), isSealedWithFirst(seal(KEY, PLACE, both), both)]).toEqual([
    false,
    true,
  ]);
  expect(() => unseal(sealed, PLACE, ring(NEW))).toThrow('another SECRETS_KEY');
});

test.each(['', 'short', `${OLD}x`, `${OLD},`, `${OLD} ${NEW}`, OLD.slice(1)])(
  'the keyring %j is refused',
  (text) => {
    expect([KEYRING.test(text), parseKeyring(text)]).toEqual([false, null]);
  },
);

test('a key may be written in both alphabets of base64, with or without its padding', () => {
  const bytes = Buffer.alloc(32, 0xfb);
  const forms = [bytes.toString('base64'), bytes.toString('base64url')];
  expect(new Set(forms.map((form) => ring(form)[0].id)).size).toBe(1);
});

import { isGuessable } from '@/lib/accounts/guessable-password';
import { passwordSchema, signUpSchema } from '@/lib/accounts/schemas';

test.each([
  'password',
  '12345678',
  'Password1!',
  'p4ssw0rd',
  'qwertyuiop',
  'letmein1',
  'aaaaaaaaaaaa',
  'boxingday',
])('%s is refused wherever a password is chosen', async (password) => {
  const signUp = await signUpSchema.safeParseAsync({ email: 'ada@example.com', password });
  const change = await passwordSchema.safeParseAsync({ password, repeated: password });
  for (const { error } of [signUp, change]) {
    expect(error?.issues).toMatchObject([
      { path: ['password'], message: expect.stringContaining('attackers try first') as string },
    ]);
  }
});

test('an own address is no password', async () => {
  expect(await isGuessable('ada.lovelace@example.com', 'ada.lovelace@example.com')).toBe(true);
  expect(await isGuessable('lovelace1', 'ada.lovelace@example.com')).toBe(true);
});

test.each([
  'a-password-of-a-test',
  'correct horse battery',
  'kVDgMuZxxnpeqfyJ57HX',
  'tea at four on the moor',
])('%s is taken', async (password) => {
  expect(await isGuessable(password, 'ada@example.com')).toBe(false);
});

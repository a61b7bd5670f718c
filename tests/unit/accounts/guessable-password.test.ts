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
])('the password %s is refused on sign-up and on a change of password', async (password) => {
  const signUp = await signUpSchema.safeParseAsync({ email: 'ada@example.com', password });
  const change = await passwordSchema.safeParseAsync({ password, repeated: password });
  for (const { error } of [signUp, change]) {
    expect(error?.issues).toMatchObject([
      { path: ['password'], message: expect.stringContaining('too easy to guess') as string },
    ]);
  }
});

test('a password made from the visitor’s own email address is refused', async () => {
  expect(await isGuessable('ada.lovelace@example.com', 'ada.lovelace@example.com')).toBe(true);
  expect(await isGuessable('lovelace1', 'ada.lovelace@example.com')).toBe(true);
});

test.each([
  'a-password-of-a-test',
  'correct horse battery',
  'kVDgMuZxxnpeqfyJ57HX',
  'tea at four on the moor',
])('the password %s is accepted', async (password) => {
  expect(await isGuessable(password, 'ada@example.com')).toBe(false);
});

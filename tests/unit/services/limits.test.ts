import { forgetSignIns, takeSignIn } from '@/lib/services/accounts/limits';

/** Makes `count` attempts to sign in. Returns a list that says for each attempt whether it was allowed. */
async function attempts(
  count: number,
  account: string,
  address: (index: number) => string,
): Promise<boolean[]> {
  const through: boolean[] = [];
  for (let index = 0; index < count; index += 1) {
    through.push((await takeSignIn(account, address(index))) === 0);
  }
  return through;
}
const once = (through: boolean[]) => through.filter(Boolean).length;

test('an account allows ten attempts from one IP address, however it is written, and its owner can sign in from another', async () => {
  const account = 'editor@example.com';
  expect(once(await attempts(30, account, (index) => `[2001:db8:0:1::${index + 1}]:443`))).toBe(10);
  expect(await attempts(1, account, () => '192.0.2.1')).toEqual([true]);
});

test('an account allows a hundred attempts in total from all IP addresses', async () => {
  const account = 'another@example.com';
  expect(once(await attempts(120, account, (index) => `192.0.2.${index}`))).toBe(100);
  expect(await attempts(1, account, () => '198.51.100.1')).toEqual([false]);
});

test('the correct password resets the failed attempts from the same IP address only', async () => {
  const account = 'third@example.com';
  await attempts(10, account, () => '192.0.2.1');
  await attempts(10, account, () => '192.0.2.2');
  await forgetSignIns(account, '192.0.2.1');
  expect(await attempts(1, account, () => '192.0.2.1')).toEqual([true]);
  expect(await attempts(1, account, () => '192.0.2.2')).toEqual([false]);
});

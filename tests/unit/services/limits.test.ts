import { forgetSignIns, takeSignIn } from '@/lib/services/accounts/limits';

/** Whether each of so many tries was let through. */
async function tries(count: number, account: string, address: (index: number) => string): Promise<boolean[]> {
  const through: boolean[] = [];
  for (let index = 0; index < count; index += 1) {
    through.push((await takeSignIn(account, address(index))) === 0);
  }
  return through;
}
const once = (through: boolean[]) => through.filter(Boolean).length;

test('an account allows ten tries from one address, in any spelling, and its owner elsewhere is not locked out', async () => {
  const account = 'editor@example.com';
  expect(once(await tries(30, account, (index) => `[2001:db8:0:1::${index + 1}]:443`))).toBe(10);
  expect(await tries(1, account, () => '192.0.2.1')).toEqual([true]);
});

test('an account allows a hundred tries in total from all addresses', async () => {
  const account = 'another@example.com';
  expect(once(await tries(120, account, (index) => `192.0.2.${index}`))).toBe(100);
  expect(await tries(1, account, () => '198.51.100.1')).toEqual([false]);
});

test('the right password clears the wrong tries of its own address only', async () => {
  const account = 'third@example.com';
  await tries(10, account, () => '192.0.2.1');
  await tries(10, account, () => '192.0.2.2');
  await forgetSignIns(account, '192.0.2.1');
  expect(await tries(1, account, () => '192.0.2.1')).toEqual([true]);
  expect(await tries(1, account, () => '192.0.2.2')).toEqual([false]);
});

import { begun } from '@/lib/admin/begun';

async function* numbers(failAt: number) {
  for (let number = 1; number <= 3; number += 1) {
    await Promise.resolve();
    if (number === failAt) throw new Error(`no ${number}`);
    yield number;
  }
}

test('hands on everything, in order', async () => {
  expect(await Array.fromAsync(await begun(numbers(0)))).toEqual([1, 2, 3]);
});

test('fails at once where the first cannot be read, and where it is read otherwise', async () => {
  await expect(begun(numbers(1))).rejects.toThrow('no 1');
  const source = await begun(numbers(2));
  await expect(Array.fromAsync(source)).rejects.toThrow('no 2');
});

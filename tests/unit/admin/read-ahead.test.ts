import { readAhead } from '@/lib/admin/read-ahead';

async function* numbers(failAt: number) {
  for (let number = 1; number <= 3; number += 1) {
    await Promise.resolve();
    if (number === failAt) throw new Error(`no ${number}`);
    yield number;
  }
}

test('all items are passed on in order', async () => {
  expect(await Array.fromAsync(await readAhead(numbers(0)))).toEqual([1, 2, 3]);
});

test('an error on the first item fails at once, and an error on a later item fails when it is reached', async () => {
  await expect(readAhead(numbers(1))).rejects.toThrow('no 1');
  const source = await readAhead(numbers(2));
  await expect(Array.fromAsync(source)).rejects.toThrow('no 2');
});

test('a reader that stops early closes the source', async () => {
  let isClosed = false;
  async function* source() {
    try {
      yield* numbers(0);
    } finally {
      isClosed = true;
    }
  }
  for await (const number of await readAhead(source())) if (number === 2) break;
  expect(isClosed).toBe(true);
});

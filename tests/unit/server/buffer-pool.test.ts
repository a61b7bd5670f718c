import { shrinkBufferPool } from '@/server/buffer-pool';

test('a small buffer keeps no larger slab in memory', () => {
  const before = Buffer.poolSize;
  shrinkBufferPool();
  const answers = Array.from({ length: 20 }, () => Buffer.concat([Buffer.alloc(1000), Buffer.alloc(1000)]));
  Buffer.poolSize = before;
  expect(answers.map(({ buffer }) => buffer.byteLength)).toEqual(answers.map(() => 2000));
});

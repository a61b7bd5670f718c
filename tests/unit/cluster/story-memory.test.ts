import { trendsOf } from '../../../scripts/cluster/story/memory.ts';

/** Returns readings of the memory of one process. The time between two readings is ten seconds. */
const readingsOf = (sizes: number[], { pid = 7, from = 0 } = {}) =>
  sizes.map((megabytes, index) => ({ instance: 1, pid, at: from + index * 10_000, megabytes }));

const rounded = (trends: ReturnType<typeof trendsOf>) =>
  trends.map(({ from, to, readings }) => [Math.round(from), Math.round(to), readings]);

test('the trend of memory is a line through all readings after the warm-up, not between two of them', () => {
  // The line through the last five readings is flat, although the readings rise and fall.
  const sawtooth = readingsOf([100, 300, 380, 400, 420, 380, 400, 380, 420]);
  expect(rounded(trendsOf(sawtooth))).toEqual([[400, 400, 5]]);
  const growing = readingsOf([100, 300, 380, 400, 400, 410, 420, 430, 440]);
  expect(rounded(trendsOf(growing))).toEqual([[400, 440, 5]]);
});

test('each process of an instance has its own trend, if it ran for a third of the story', () => {
  const readings = [
    ...readingsOf([500, 500, 500], { pid: 1 }),
    ...readingsOf(Array<number>(12).fill(400), { pid: 2, from: 30_000 }),
    ...readingsOf(Array<number>(8).fill(300), { pid: 3, from: 150_000 }),
  ];
  expect(rounded(trendsOf(readings))).toEqual([[400, 400, 6]]);
});

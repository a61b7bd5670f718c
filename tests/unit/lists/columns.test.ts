import { columnsOf } from '../../../lib/lists/columns.ts';

const columns = (lengths: number[], count: number) => columnsOf(lengths, count, (length) => length);

test('the longest column is as short as possible, and the order stays', () => {
  expect(columns([7, 2, 2, 4, 3, 3, 2, 4], 3)).toEqual([
    [7, 2],
    [2, 4, 3],
    [3, 2, 4],
  ]);
});

test('if several divisions are equally good, the first columns are the longest', () => {
  expect(columns([1, 1, 1, 1], 3)).toEqual([[1, 1], [1], [1]]);
});

test('no column is empty', () => {
  expect(columns([3], 3)).toEqual([[3]]);
  expect(columns([], 3)).toEqual([]);
});

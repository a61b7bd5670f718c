/**
 * Divides a list into at most `count` columns, in the order of the list. Makes the longest column as short as possible.
 * If several divisions are equally good, chooses the one whose first columns are the longest.
 * @param lengthOf returns the space that an item takes in its column
 */
export function columnsOf<T>(items: T[], count: number, lengthOf: (item: T) => number): T[][] {
  if (items.length === 0) return [];
  if (count === 1) return [items];
  const longest = (columns: T[][]) => Math.max(...columns.map((column) => sum(column.map(lengthOf))));
  return items
    .map((_, index) => [items.slice(0, index + 1), ...columnsOf(items.slice(index + 1), count - 1, lengthOf)])
    .reduce((best, division) => (longest(division) <= longest(best) ? division : best));
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

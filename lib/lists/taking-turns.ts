/** Joins lists by taking one item of each list in turn: [[a, b], [c]] → [a, c, b]. */
export function takingTurns<T>(lists: T[][]): T[] {
  const rounds = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    lists.flatMap((list) => list.slice(round, round + 1)),
  ).flat();
}

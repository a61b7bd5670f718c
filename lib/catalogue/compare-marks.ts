import type { ComparedCell, ComparedRow } from './comparison';

/** How the shops of a row differ: they are the same, or some cells are the best for the shopper. */
export type RowMark = { kind: 'same' } | { kind: 'best'; cells: number[]; label: string };

const isOpen = (cell: ComparedCell | null) =>
  cell?.kind === 'start' && (cell.start.status === 'expected' || cell.start.status === 'announced');

/**
 * Marks a row in which something is known about each shop and the values can be compared: the days on which sales start
 * that are still to come, and the times for returns. Returns null for all other rows.
 */
export function markOf({ cells }: ComparedRow): RowMark | null {
  const isPair = cells.length === 2;
  if (cells.every(isOpen)) {
    const days = cells.map((cell) => (cell?.kind === 'start' ? Date.parse(cell.start.startsOn) : 0));
    return among(days, Math.min(...days), isPair ? 'Earlier' : 'First');
  }
  const texts = cells.map((cell) => (cell?.kind === 'text' ? cell : null));
  const times = texts.flatMap((cell) => cell?.time ?? []);
  if (times.length === cells.length) return among(times, Math.max(...times), isPair ? 'Longer' : 'Longest');
  const [first] = texts;
  return first && texts.every((cell) => cell?.text === first.text) ? { kind: 'same' } : null;
}

function among(values: number[], best: number, label: string): RowMark {
  const cells = values.flatMap((value, index) => (value === best ? [index] : []));
  return cells.length === values.length ? { kind: 'same' } : { kind: 'best', cells, label };
}

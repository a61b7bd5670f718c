import type { ComparedCell, ComparedRow, TextCell } from './comparison';
import type { SaleStart } from './sale-windows';

/** How the shops of a row differ: they are the same, or some cells are the best for the shopper. */
export type RowMark = { kind: 'same' } | { kind: 'best'; cells: number[]; label: string };

/** Returns the start in a cell, if the sale is still to come. */
const openStart = (cell: ComparedCell | null) =>
  cell?.kind === 'start' && (cell.start.status === 'expected' || cell.start.status === 'announced')
    ? [cell.start]
    : [];

/**
 * Marks a row in which something is known about each shop and the values can be compared: the days on which sales start
 * that are still to come, and the times for returns. Beside shops that only say what the law demands, it marks own rules
 * that go beyond it. Returns null for all other rows.
 */
export function markOf({ cells }: ComparedRow): RowMark | null {
  const isPair = cells.length === 2;
  const starts = cells.flatMap(openStart);
  if (starts.length === cells.length) {
    const days = starts.map(({ startsOn }) => Date.parse(startsOn));
    const first = Math.min(...days);
    // On the same day, one shop may start hours before another, or its day may be only expected.
    const areEqual = haveOneStart(starts.filter((_start, index) => days[index] === first));
    return areEqual ? among(days, first, startLabel(isPair, starts)) : null;
  }
  const texts = cells.map((cell) => (cell?.kind === 'text' ? cell : null));
  const times = texts.flatMap((cell) => cell?.time ?? []);
  if (times.length === cells.length) return among(times, Math.max(...times), isPair ? 'Longer' : 'Longest');
  if (texts.some((cell) => cell?.rule === 'law')) {
    const cells = texts.flatMap((cell, index) => (isLongerThanLaw(cell) ? [index] : []));
    if (cells.length > 0) return { kind: 'best', cells, label: 'Beyond the law' };
  }
  const [first] = texts;
  return first && texts.every((cell) => cell?.text === first.text) ? { kind: 'same' } : null;
}

const LAW_DAYS = 14;

/** Returns whether a shop's own rule begins with more days than the law gives. Its conditions are in its text. */
function isLongerThanLaw(cell: TextCell | null): boolean {
  const [, days] = (cell?.rule === 'own' && /^(\d{1,3}) days?\b/.exec(cell.text)) || [];
  return Number(days ?? 0) > LAW_DAYS;
}

/** Returns whether starts on one day also have the same time and are equally certain. */
const haveOneStart = ([first, ...others]: SaleStart[]) =>
  others.every(({ startsAt, status }) => startsAt === first?.startsAt && status === first.status);

/** Says of the first start that it is only expected, unless sources state all the days that are compared. */
function startLabel(isPair: boolean, starts: SaleStart[]): string {
  if (starts.some(({ status }) => status === 'expected'))
    return isPair ? 'Expected earlier' : 'Expected first';
  return isPair ? 'Earlier' : 'First';
}

function among(values: number[], best: number, label: string): RowMark {
  const cells = values.flatMap((value, index) => (value === best ? [index] : []));
  return cells.length === values.length ? { kind: 'same' } : { kind: 'best', cells, label };
}

import type { ComparedCell, ComparedRow, TextCell } from './comparison';
import type { SaleStart } from './sale-windows';

/**
 * The mark of a table row. 'same': all shops have the same value. 'best': the cells at these indexes are the best for
 * the shopper.
 */
export type RowMark = { kind: 'same' } | { kind: 'best'; cells: number[]; label: string };

/**
 * Returns the sale start in a cell, as a list with one item. Empty if the cell has no sale start, or if the sale has
 * already started.
 */
const openStart = (cell: ComparedCell | null) =>
  cell?.kind === 'start' && (cell.start.status === 'expected' || cell.start.status === 'announced')
    ? [cell.start]
    : [];

/**
 * Returns the mark of a table row. If every shop's sale is still to come, marks the earliest start. If every shop's
 * time for returns is known, marks the longest time. If a shop states only the legal minimum for returns, marks the
 * shops whose own rules allow a longer time. If all values are the same, marks the row as the same. Otherwise returns
 * null, and also if the sales that start first differ in their time or status.
 */
export function markOf({ cells }: ComparedRow): RowMark | null {
  const isPair = cells.length === 2;
  const starts = cells.flatMap(openStart);
  if (starts.length === cells.length) {
    const days = starts.map(({ startsOn }) => Date.parse(startsOn));
    const first = Math.min(...days);
    // Sales that start on the earliest day may still start at different times, or only some of them may be announced.
    // In both cases, mark no shop.
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

/**
 * Returns whether a shop's own rule allows more days for returns than the law demands. Reads only the number at the
 * start of the text and ignores conditions.
 */
function isLongerThanLaw(cell: TextCell | null): boolean {
  const [, days] = (cell?.rule === 'own' && /^(\d{1,3}) days?\b/.exec(cell.text)) || [];
  return Number(days ?? 0) > LAW_DAYS;
}

/** Returns whether sales that start on the same day also have the same start time and the same status. */
const haveOneStart = ([first, ...others]: SaleStart[]) =>
  others.every(({ startsAt, status }) => startsAt === first?.startsAt && status === first.status);

/** Returns the label for the earliest start. It says 'Expected' if any of the compared starts is only expected. */
function startLabel(isPair: boolean, starts: SaleStart[]): string {
  if (starts.some(({ status }) => status === 'expected'))
    return isPair ? 'Expected earlier' : 'Expected first';
  return isPair ? 'Earlier' : 'First';
}

function among(values: number[], best: number, label: string): RowMark {
  const cells = values.flatMap((value, index) => (value === best ? [index] : []));
  return cells.length === values.length ? { kind: 'same' } : { kind: 'best', cells, label };
}

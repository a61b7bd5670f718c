import { CHANNEL_PHRASES, isStated, isUnchecked } from './sale-labels';
import type { SaleChannel, SaleStart, SaleWindow } from './sale-windows';
import type { UndatedSale } from './undated-sales';

/**
 * Which starts of sales have marks on a page: those that nobody has checked, or those that are known from sources or
 * from earlier years.
 */
export type MarkedStarts = 'unchecked' | 'sourced';

/**
 * Returns which starts of sales a page should mark: the unchecked starts, or the sourced starts if these are fewer. A
 * usual start without a day counts as unchecked. Null if no start is unchecked, because the page then needs no marks.
 */
export function markedStarts(
  starts: Pick<SaleStart, 'basis'>[],
  undated: Pick<UndatedSale, 'channel'>[],
): MarkedStarts | null {
  const sourced = starts.filter((start) => !isUnchecked(start)).length;
  const unchecked = starts.length - sourced + undated.length;
  if (unchecked === 0) return null;
  return unchecked > sourced ? 'sourced' : 'unchecked';
}

/**
 * Returns 'expected' or 'unconfirmed' if all starts have this status, so that a page can say it once. Otherwise null.
 */
export function sharedStatus(starts: Pick<SaleStart, 'status'>[]): 'expected' | 'unconfirmed' | null {
  const [first, ...others] = new Set(starts.map(({ status }) => status));
  return others.length === 0 && (first === 'expected' || first === 'unconfirmed') ? first : null;
}

/**
 * Says in a few words how certain these starts are, for a calendar that shows only numbers. A phone has room for about
 * 28 characters. Null if there are no starts, or if none is unchecked and `sharedStatus` is null.
 */
export function calendarNote(starts: Pick<SaleStart, 'status' | 'basis'>[]): string | null {
  if (starts.length === 0) return null;
  const status = sharedStatus(starts);
  if (status === 'unconfirmed') return 'Expected days, not confirmed';
  const marked = markedStarts(starts, []);
  const isExpected = status === 'expected';
  if (marked === null) return isExpected ? 'Expected days' : null;
  if (starts.every(isUnchecked)) return isExpected ? 'Expected; none checked yet' : 'No date checked yet';
  const isSome = marked === 'unchecked';
  if (isExpected) return isSome ? 'Expected; not all checked' : 'Expected; few checked yet';
  return `${isSome ? 'Some' : 'Most'} dates not yet checked`;
}

/** Returns the latest day on which somebody checked the source of one of these sales; null if nobody has. */
export const lastCheckOf = (windows: Pick<SaleWindow, 'checkedOn'>[]): string | null =>
  windows
    .flatMap(({ checkedOn }) => checkedOn ?? [])
    .toSorted()
    .at(-1) ?? null;

/**
 * Says how many of the starts on a page have a source.
 * @param channel the only channel whose starts the page shows; null if it shows the starts of all channels
 */
export function saleCertainty(
  starts: Pick<SaleStart, 'basis'>[],
  year: number,
  channel: SaleChannel | null,
): string {
  if (starts.length === 0)
    return channel
      ? `We don’t know yet when any ${year} sale starts ${CHANNEL_PHRASES[channel]}.`
      : `The ${year} sales of UK shops, day by day.`;
  const stated = starts.filter(isStated).length;
  if (stated === 0) {
    const where = channel ? ` ${CHANNEL_PHRASES[channel]}` : '';
    return `As far as we know, no shop has announced yet when its ${year} sale starts${where}.`;
  }
  if (stated === starts.length) return 'Every date has a source.';
  return `${stated} of ${starts.length} dates ${stated === 1 ? 'has' : 'have'} a source. The others are the days we expect.`;
}

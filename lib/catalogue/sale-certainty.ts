import { CHANNEL_PHRASES, isStated, isUnchecked } from './sale-labels';
import type { SaleChannel, SaleStart, SaleWindow } from './sale-windows';
import type { UndatedSale } from './undated-sales';

/** Which starts of a page have marks: those that nobody has checked, or those that rest on a source. */
export type MarkedStarts = 'unchecked' | 'sourced';

/**
 * Returns which starts get marks, so that the page has few: the smaller part. Usual starts without a day are unchecked.
 * Null if nobody needs to tell them apart, because every start rests on a source.
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

/** Returns the last day on which somebody checked the source of a sale; null if nobody has. */
export const lastCheckOf = (windows: Pick<SaleWindow, 'checkedOn'>[]): string | null =>
  windows
    .flatMap(({ checkedOn }) => checkedOn ?? [])
    .toSorted()
    .at(-1) ?? null;

/**
 * Says how certain the starts of a page are: how many of them a source states.
 * @param channel the channel of the page; null if the page has the starts of all channels
 */
export function saleCertainty(
  starts: Pick<SaleStart, 'basis'>[],
  year: number,
  channel: SaleChannel | null,
): string {
  if (starts.length === 0) return `The ${year} sales of UK shops, day by day.`;
  const stated = starts.filter(isStated).length;
  if (stated === 0) {
    const where = channel ? ` for sales ${CHANNEL_PHRASES[channel]}` : '';
    return `We know of no shop that has announced its ${year} date${where} yet.`;
  }
  if (stated === starts.length) return 'Every date has a source.';
  return `${stated} of ${starts.length} dates ${stated === 1 ? 'has' : 'have'} a source. The others are the days we expect.`;
}

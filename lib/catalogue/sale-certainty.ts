import { CHANNEL_PHRASES, isStated } from './sale-labels';
import type { SaleChannel, SaleStart } from './sale-windows';

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

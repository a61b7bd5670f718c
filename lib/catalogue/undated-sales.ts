import { byDisplayRank } from '@/lib/lists/ranking';
import type { SaleRetailer } from './sale-starts';
import type { SaleChannel, SaleStart } from './sale-windows';

/** The usual start of a shop's sale in the words of the shop's highlights, for a channel without a known day. */
export interface UndatedSale {
  retailer: SaleStart['retailer'];
  channel: SaleChannel;
  text: string;
}

/** Matches the text 'Online only', which a shop without stores has instead of the start of its sale in store. */
export const ONLINE_ONLY = /^online only$/i;

/**
 * Returns the usual starts of shops' sales, for the channels in which no start with a day is known. The shops are in the
 * order that editors have set. A shop without a Boxing Day sale has no usual start, whatever its text says.
 */
export function undatedSalesOf(
  shops: SaleRetailer[],
  starts: Pick<SaleStart, 'retailer' | 'channel'>[],
): UndatedSale[] {
  const dated = new Set(starts.map(({ retailer, channel }) => `${retailer.slug} ${channel}`));
  return shops
    .filter(({ has_sale }) => has_sale)
    .toSorted(byDisplayRank)
    .flatMap(({ slug, name, texts: { online, inStore } }): UndatedSale[] => {
      const retailer = { slug, name };
      return [
        { retailer, channel: 'online', text: online },
        { retailer, channel: 'in_store', text: inStore },
      ];
    })
    .filter(({ text }) => text && !ONLINE_ONLY.test(text))
    .filter(({ retailer, channel }) => !dated.has(`${retailer.slug} ${channel}`));
}

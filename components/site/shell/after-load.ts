import { startBanner } from './start-banner';
import { startShopOrder } from './start-shop-order';

/** Starts the tasks that wait until the page has loaded. */
export function startAfterLoad(signal: AbortSignal, affiliateScript: string | undefined) {
  if (signal.aborted) return;
  startBanner(signal, affiliateScript);
  startShopOrder(signal);
  void import('./start-measuring').then(
    ({ startMeasuring }) => startMeasuring(),
    () => undefined,
  );
}

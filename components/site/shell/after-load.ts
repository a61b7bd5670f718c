import { startBanner } from './start-banner';
import { startMeasuring } from './start-measuring';

/** What a page does when it has loaded. */
export function startAfterLoad(signal: AbortSignal, affiliateScript: string | undefined) {
  if (signal.aborted) return;
  startBanner(signal, affiliateScript);
  startMeasuring();
}

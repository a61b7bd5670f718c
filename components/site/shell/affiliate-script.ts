import { afterLoad } from './after-load-delay';

const DELAY_MS = 1500;
let isInjected = false;

/**
 * Adds the affiliate script to the page once, but never to admin or account pages (docs/product.md#affiliate-script).
 */
export function startAffiliateScript(src: string, signal: AbortSignal) {
  const inject = () => {
    if (isInjected || /^\/(admin|auth)(\/|$)/.test(location.pathname)) return;
    isInjected = true;
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    document.head.append(script);
  };
  afterLoad(DELAY_MS, inject, signal);
}

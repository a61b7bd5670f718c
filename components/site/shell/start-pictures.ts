/** Pictures start to load this far before they come into view. */
const MARGIN = '50px';
const WAITING = 'img[data-src]';

/** Loads the pictures of the page, and of every page after it, shortly before they are seen. */
export function startPictures(signal: AbortSignal) {
  const seen = new WeakSet<Element>();
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
        near.unobserve(target);
        const { src } = target.dataset;
        target.onload = () => (target.dataset.state = 'loaded');
        // What stands behind it, a monogram, is seen instead.
        target.onerror = () => (target.dataset.state = 'failed');
        if (src) target.src = src;
      }
    },
    { rootMargin: MARGIN },
  );
  const observe = () => {
    for (const image of document.querySelectorAll(WAITING)) {
      if (seen.has(image)) continue;
      seen.add(image);
      near.observe(image);
    }
  };
  const added = new MutationObserver(observe);
  added.observe(document.body, { childList: true, subtree: true });
  observe();
  signal.addEventListener('abort', () => {
    added.disconnect();
    near.disconnect();
  });
}

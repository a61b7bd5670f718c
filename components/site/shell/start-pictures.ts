/** Pictures start to load this far before they come into view. */
const MARGIN = '50px';

/**
 * Loads the pictures of the page, and of every page after it, shortly before they are seen, and lets what stands behind
 * a picture be seen instead, a monogram, where it does not come.
 */
export function startPictures(signal: AbortSignal) {
  const seen = new WeakSet<Element>();
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
        near.unobserve(target);
        const { src } = target.dataset;
        target.onload = () => (target.dataset.state = 'loaded');
        if (src) target.src = src;
      }
    },
    { rootMargin: MARGIN },
  );
  const observe = () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img.picture')) {
      if (seen.has(image)) continue;
      seen.add(image);
      const fail = () => (image.dataset.state = 'failed');
      image.onerror = fail;
      if (image.dataset.src) near.observe(image);
      // It failed before this script ran; asked a second time, since an SVG may have no width of its own.
      else if (image.complete && !image.naturalWidth) image.decode().catch(fail);
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

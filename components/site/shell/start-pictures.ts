/** A picture starts to load at this distance from the visible area. */
const MARGIN = '50px';

/**
 * Loads each picture shortly before it comes into view, on this page and after each navigation. If a picture
 * fails, shows the monogram behind the picture.
 */
export function startPictures(signal: AbortSignal) {
  const seen = new WeakSet<Element>();
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
        near.unobserve(target);
        const { src } = target.dataset;
        target.onload = () => setState(target, 'loaded');
        if (src) target.src = src;
      }
    },
    { rootMargin: MARGIN },
  );
  const observe = () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img.picture')) {
      if (seen.has(image)) continue;
      seen.add(image);
      const fail = () => setState(image, 'failed');
      image.onerror = fail;
      if (image.dataset.src) near.observe(image);
      // The picture seems to have failed before this script ran. Decode it to be sure: an SVG may have no intrinsic
      // width.
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

/** Sets the state of a picture on its box, where the style sheet reads it. */
function setState({ parentElement }: HTMLImageElement, state: 'loaded' | 'failed') {
  if (parentElement) parentElement.dataset.state = state;
}

/** The distance from the visible area at which a picture starts to load. */
const MARGIN = '50px';

/**
 * Loads each picture shortly before it comes into view, on this page and after each navigation. If a picture
 * fails, its box shows the monogram instead.
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
      // A picture without a width seems to have failed before this script ran. However, an SVG may have no intrinsic
      // width, so decode the picture to be sure.
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

/** Sets the state of a picture as an attribute of its box, for the style sheet. */
function setState({ parentElement }: HTMLImageElement, state: 'loaded' | 'failed') {
  if (parentElement) parentElement.dataset.state = state;
}

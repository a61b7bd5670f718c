/** Stops the page from scrolling while something is open on top of it, or lets it scroll again (styles/drawer.css). */
export const lockScroll = (isLocked: boolean) =>
  document.documentElement.toggleAttribute('data-locked', isLocked);

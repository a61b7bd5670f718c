import type { ComponentProps } from 'react';

/**
 * A link within the site. It is plain HTML, and shell/soft-links lets the router follow it without loading a new
 * document. Next's own Link is a client component, which the browser must hydrate, and a page has some two hundred
 * links.
 */
export function Link(props: ComponentProps<'a'> & { href: string }) {
  return <a data-soft="" {...props} />;
}

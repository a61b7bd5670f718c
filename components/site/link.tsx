import type { ComponentProps } from 'react';

/**
 * Links to a page within the site. The link is plain HTML. The script shell/soft-links lets the router follow it
 * without loading a new document. Next's own Link is a client component, so the browser would have to hydrate every
 * link. A page has about two hundred links.
 */
export function Link(props: ComponentProps<'a'> & { href: string }) {
  return <a data-soft="" {...props} />;
}

import type { ComponentProps } from 'react';

/**
 * A link within the site: plain HTML, which shell/soft-links makes fast. Next's own Link is a client component, and a
 * page has some two hundred links to hydrate.
 */
export function Link(props: ComponentProps<'a'> & { href: string }) {
  return <a data-soft="" {...props} />;
}

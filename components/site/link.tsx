import type { ComponentProps } from 'react';

/**
 * A link within the site: plain HTML, which shell/soft-links makes quick. Next's own Link is a client component that
 * every page would have to hydrate some two hundred times.
 */
export function Link(props: ComponentProps<'a'> & { href: string }) {
  return <a data-soft="" {...props} />;
}

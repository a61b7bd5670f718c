import { FAULT_TEXTS, useLinks } from './link-faults';

/** Warns below a field of an address when visitors would find no page there. */
export function LinkNote({ id, href }: { id: string; href: string }) {
  const [link] = useLinks(href.startsWith('/') || /^https?:/i.test(href) ? [href] : []) ?? [];
  return (
    <p id={id} role="status" className="text-sm font-semibold text-action">
      {link?.fault && FAULT_TEXTS[link.fault]}
    </p>
  );
}

import { useMemo } from 'react';
import { FAULT_TEXTS, useLinks } from './link-faults';

/** Warns below a URL field if the URL is on this site but has no page that visitors can see. */
export function LinkNote({ id, href }: { id: string; href: string }) {
  const [link] = useLinks(href.startsWith('/') || /^https?:/i.test(href) ? [href] : []) ?? [];
  return (
    <p id={id} role="status" className="text-sm font-semibold text-action">
      {link?.fault && FAULT_TEXTS[link.fault]}
    </p>
  );
}

/** Returns the links in a rich text that may lead to pages of this site, each URL once. */
function linksOf(html: string): { href: string; text: string }[] {
  // On the server, where the form is rendered first, DOMParser does not exist.
  if (typeof DOMParser === 'undefined') return [];
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const links = new Map(
    [...body.querySelectorAll('a[href]')].map((link) => [link.getAttribute('href') ?? '', link.textContent]),
  );
  return [...links].flatMap(([href, text]) =>
    /^(\/|https?:)/i.test(href) ? [{ href, text: text?.trim() ?? '' }] : [],
  );
}

/** Warns below a rich text about each link whose URL is on this site but has no page that visitors can see. */
export function TextLinkNotes({ label, html }: { label: string; html: string }) {
  const links = useMemo(() => linksOf(html), [html]);
  const known = useLinks(links.map(({ href }) => href));
  const faulty = links.flatMap(({ href, text }, index) => {
    const fault = known?.[index]?.fault;
    const reason = fault && FAULT_TEXTS[fault];
    return reason ? [{ href, text, reason }] : [];
  });
  return (
    <div role="status" aria-label={`Links of ${label}`} className="text-sm">
      {faulty.length > 0 && (
        <ul className="mt-1 grid gap-1 font-semibold text-action">
          {faulty.map(({ href, text, reason }) => (
            <li key={href} className="break-words">
              Link {text && `“${text}” `}to {href}: {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

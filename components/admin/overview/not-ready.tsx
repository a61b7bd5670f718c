import Link from 'next/link';
import type { Unready } from '@/lib/services/readiness/list-unready';

/** Lists the details that the operator must provide before the site opens. Renders nothing once they are complete. */
export function NotReady({ items }: { items: Unready[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="not-ready" className="card mb-6 border-action px-4 py-4">
      <h2 id="not-ready">Not ready to open</h2>
      <ul className="mt-3 divide-y divide-rule">
        {items.map(({ key, text, path }) => (
          <li key={key} className="py-2 break-words">
            {path ? (
              <Link href={path} prefetch={false} className="underline underline-offset-4 hover:text-brand">
                {text}
              </Link>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

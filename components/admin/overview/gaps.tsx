import { CircleCheck } from 'lucide-react';
import Link from 'next/link';
import type { Counted } from '@/lib/data/admin/overview';

/** Lists the tasks that need an editor. Each item is a link to the affected rows. */
export function Gaps({ gaps }: { gaps: Counted[] }) {
  return (
    <section aria-labelledby="gaps">
      <h2 id="gaps">Needs attention</h2>
      {gaps.length === 0 ? (
        <p className="mt-3 flex items-center gap-2">
          <CircleCheck aria-hidden="true" className="size-5 text-brand" />
          Nothing. Everything is published and complete.
        </p>
      ) : (
        <ul className="mt-3 divide-y divide-rule border-y border-rule">
          {gaps.map(({ label, count, path }) => (
            <li key={path}>
              <Link href={path} prefetch={false} className="flex justify-between gap-4 py-2 hover:text-brand">
                <span className="underline underline-offset-4">{label}</span>
                <strong>{count.toLocaleString('en-GB')}</strong>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

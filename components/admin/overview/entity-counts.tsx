import Link from 'next/link';
import type { EntityCount } from '@/lib/data/admin/overview';

/**
 * Shows a card for each entity with the numbers of published and unpublished rows. Each number is a link to these rows.
 */
export function EntityCounts({ counts }: { counts: EntityCount[] }) {
  return (
    <ul className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      {counts.map(({ title, parts }) => (
        <li key={title} className="card px-3 py-4 sm:px-4">
          <h2 className="font-sans text-base font-semibold max-sm:text-sm">{title}</h2>
          <ul className="mt-2 flex flex-wrap items-baseline gap-x-4">
            {parts.map(({ label, count, path }, index) => (
              <li key={path}>
                <Link
                  href={path}
                  prefetch={false}
                  className="inline-flex min-h-8 items-baseline gap-1.5 hover:text-brand hover:underline"
                >
                  <span className={index === 0 ? 'font-display text-3xl font-bold' : 'font-semibold'}>
                    {count.toLocaleString('en-GB')}
                  </span>{' '}
                  <span className="text-sm text-muted">{label}</span>
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

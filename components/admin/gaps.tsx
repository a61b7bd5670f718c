import type { Gap } from '@/lib/data/admin/overview';

/** What needs attention, the most frequent first. */
export function Gaps({ gaps }: { gaps: Gap[] }) {
  const found = gaps.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return (
    <section aria-labelledby="gaps" className="mt-10">
      <h2 id="gaps">Needs attention</h2>
      {found.length === 0 ? (
        <p className="mt-3">Nothing: everything that is published is complete.</p>
      ) : (
        <ul className="mt-3 max-w-prose divide-y divide-rule border-y border-rule">
          {found.map(({ label, count }) => (
            <li key={label} className="flex justify-between gap-4 py-2">
              <span>{label}</span>
              <strong>{count.toLocaleString('en-GB')}</strong>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

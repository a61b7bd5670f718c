import type { EntityCount } from '@/lib/data/admin/overview';

/** A card per entity: what the public sees of it, and what it does not. */
export function EntityCounts({ counts }: { counts: EntityCount[] }) {
  return (
    <ul className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {counts.map(({ label, published, drafts }) => (
        <li key={label} className="card p-4">
          <h2 className="footer-title">{label}</h2>
          <p className="mt-2 font-display text-3xl font-bold">{published.toLocaleString('en-GB')}</p>
          <p className="text-sm text-muted">
            published, {drafts.toLocaleString('en-GB')} {drafts === 1 ? 'draft' : 'drafts'}
          </p>
        </li>
      ))}
    </ul>
  );
}

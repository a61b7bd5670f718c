import Link from 'next/link';
import { ScreenHead } from '@/components/admin/screen-head';
import { ANALYTICS_PATH } from '@/lib/admin/analytics-query';
import { findRows } from '@/lib/data/admin/find';
import { searchText } from '@/lib/resources/list-query';
import { one, type SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata = { title: 'Add an alias' };

const PER_KIND = 10;
const LONGEST_NAME = 60;

/**
 * Lets an editor choose the page that a search should find. Each choice links to the page's edit form, which adds the
 * searched name to the page's aliases. The editor saves the form.
 */
export default async function AliasPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { db } = await requireAdmin();
  const { name: given, q: asked } = await searchParams;
  const name = one(given).trim().slice(0, LONGEST_NAME);
  const q = searchText(asked);
  const groups = q ? await findRows(db, { q, limit: PER_KIND, field: 'aliases' }) : [];
  return (
    <>
      <ScreenHead title="Add an alias" above={[{ label: 'Analytics', path: ANALYTICS_PATH }]} />
      <p className="admin-field mb-4">
        Which page should the search find for <strong className="wrap-anywhere">{name || 'this name'}</strong>
        ? Choose a page below. Its form opens with this name already added under ‘Other names’. Save it there.
      </p>
      <form action={`${ANALYTICS_PATH}/alias`} role="search" className="admin-toolbar">
        <label className="admin-toolbar-search">
          <span className="admin-label">Search for the page</span>
          <input type="search" name="q" defaultValue={q} required className="admin-input" />
        </label>
        <label>
          <span className="admin-label">Other name</span>
          <input name="name" defaultValue={name} maxLength={LONGEST_NAME} required className="admin-input" />
        </label>
        <button type="submit" className="button-quiet">
          Search
        </button>
      </form>
      {q && groups.length === 0 && <p className="card p-8 text-center">No page matches. Try other words.</p>}
      {groups.map(({ title, found }) => (
        <section key={title} aria-label={title} className="mt-4">
          <h2>{title}</h2>
          <ul className="mt-2 divide-y divide-rule border-y border-rule">
            {found.map(({ path, name: row, note }) => (
              <li key={path} className="py-2">
                <Link
                  href={`${path}?${new URLSearchParams({ alias: name })}`}
                  prefetch={false}
                  className="admin-link"
                >
                  {row}
                </Link>
                {note && ` (${note})`}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

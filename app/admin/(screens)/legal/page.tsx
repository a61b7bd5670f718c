import type { Metadata } from 'next';
import Link from 'next/link';
import { ScreenHead } from '@/components/admin/screen-head';
import { listLegalPages } from '@/lib/data/admin/legal-pages';
import { builtInLegalPages } from '@/lib/data/built-in-legal-pages';
import { selectOperator } from '@/lib/data/operator';
import { formatDate } from '@/lib/dates/london-time';
import { LEGAL_SLUGS } from '@/lib/fallback/legal/legal-page';
import { legalPages as resource } from '@/lib/resources/definitions/legal-pages';
import { deletedPathOf, editPathOf } from '@/lib/resources/resource';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata: Metadata = { title: 'Legal pages' };

export default async function LegalScreen() {
  const { db } = await requireAdmin();
  const stored = new Map((await listLegalPages(db)).map((row) => [row.slug, row]));
  const builtInPages = builtInLegalPages(await selectOperator(db));
  return (
    <>
      <ScreenHead title="Legal pages">
        <Link href={deletedPathOf(resource)} prefetch={false} className="button-quiet">
          Deleted texts
        </Link>
      </ScreenHead>
      <p className="mb-4 max-w-prose text-muted">
        Each page shows its built-in text until you save and publish your own.
      </p>
      <div className="table-box" tabIndex={0} role="region" aria-label="Table of legal pages">
        <table className="admin-table">
          <thead>
            <tr>
              <th scope="col">Page</th>
              <th scope="col">Path</th>
              <th scope="col">Visitors see</th>
              <th scope="col">Saved</th>
            </tr>
          </thead>
          <tbody>
            {LEGAL_SLUGS.map((slug) => {
              const row = stored.get(slug);
              return (
                <tr key={slug}>
                  <th scope="row" className="min-w-36">
                    <Link
                      href={row ? editPathOf(resource, row.id) : `/admin/legal/new?page=${slug}`}
                      prefetch={false}
                      className="admin-link"
                    >
                      {row?.title ?? builtInPages[slug].title}
                    </Link>
                  </th>
                  <td>
                    <a href={`/${slug}`} target="_blank" rel="noopener" className="admin-link">
                      /{slug}
                    </a>
                  </td>
                  <td>
                    <State isStored={row !== undefined} isPublished={row?.is_published ?? false} />
                  </td>
                  <td>{row ? formatDate(row.updated_at) : '–'}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

function State({ isStored, isPublished }: { isStored: boolean; isPublished: boolean }) {
  if (isPublished) return <span className="badge badge-on">Published text</span>;
  return <span className="badge badge-off">Built-in text{isStored && ', with a draft saved'}</span>;
}

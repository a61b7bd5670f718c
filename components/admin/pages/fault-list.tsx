import Link from 'next/link';
import type { CrawledPageRow } from '@/lib/data/admin/pages';
import { canMend, faultOf } from '@/lib/seo/page-faults';
import { MendButton } from './page-buttons';

/** Lists the faults of a page, each with an explanation and advice. */
export function FaultList({ page, editPath }: { page: CrawledPageRow; editPath: string | null }) {
  if (!page.crawled_at) return null;
  return (
    <section aria-labelledby="faults" className="card mb-6 p-4">
      <h2 id="faults">Faults</h2>
      {page.faults.length === 0 && <p className="mt-2">No faults were found.</p>}
      <ul className="mt-2 grid gap-4">
        {page.faults.map((value) => {
          const fault = faultOf(value);
          return (
            <li key={value}>
              <strong>{fault?.label ?? value}</strong>
              <p>{fault?.help}</p>
              {value === 'structured-data' && (
                <ul className="list-disc pl-6 text-sm">
                  {page.structured_faults.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              )}
              <div className="mt-2 flex flex-wrap gap-2">
                {fault?.mend && canMend(fault.mend, page.type) && (
                  <MendButton id={page.id} mend={fault.mend} />
                )}
                {value === 'linked-missing' && (
                  <Link
                    href={`/admin/redirects/new?${new URLSearchParams({ from_path: page.path })}`}
                    prefetch={false}
                    className="button-quiet"
                  >
                    Add a redirect
                  </Link>
                )}
                <SameTexts page={page} fault={value} />
                {fault?.tone === 'warning' && !fault.mend && editPath && (
                  <Link href={editPath} prefetch={false} className="button-quiet">
                    Edit the texts
                  </Link>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Shows, for a duplicate title or description, a link to the list of all pages that have the same text. */
function SameTexts({ page, fault }: { page: CrawledPageRow; fault: string }) {
  const text = { 'same-title': page.title, 'same-description': page.description }[fault];
  if (!text) return null;
  return (
    <Link
      href={`/admin/page-status?${new URLSearchParams({ q: text, faults: fault })}`}
      prefetch={false}
      className="button-quiet"
    >
      Show these pages
    </Link>
  );
}

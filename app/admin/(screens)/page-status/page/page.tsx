import Link from 'next/link';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { RefreshJobs } from '@/components/admin/jobs/refresh-jobs';
import { Moment, None } from '@/components/admin/links/link-table';
import { CrawlButton, MendButton, PublishButton } from '@/components/admin/pages/page-buttons';
import { labelOfType, Status, useOf } from '@/components/admin/pages/page-table';
import { ScreenHead } from '@/components/admin/screen-head';
import { listRunningJobs } from '@/lib/data/admin/jobs';
import { type CrawledPageRow, getPages, listInlinks } from '@/lib/data/admin/pages';
import { resourceOf } from '@/lib/resources';
import { editPathOf } from '@/lib/resources/resource';
import { one, type SearchParams } from '@/lib/routing/query-parameters';
import { faultOf } from '@/lib/seo/page-faults';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata = { title: 'Page' };

const MOST = 100;
const ABOVE = [{ label: 'Page status', path: '/admin/page-status' }];

/** Shows one page: its faults with what to do about them, what the crawl found, and which pages link to it. */
export default async function PagePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { db } = await requireAdmin();
  const id = z.uuid().safeParse(one((await searchParams).id)).data;
  const { changedAt } = await listRunningJobs(db);
  const [page] = id ? await getPages(db, [id]) : [];
  if (!page) {
    return (
      <>
        <ScreenHead title="Page" above={ABOVE} />
        <p className="card p-8 text-center">The site no longer has this page, and nothing links to it.</p>
      </>
    );
  }
  const inlinks = await listInlinks(db, page.path, { limit: MOST });
  const resource = resourceOf(page.type);
  const editPath = resource && page.row_id ? editPathOf(resource, page.row_id) : null;
  return (
    <>
      <ScreenHead title={page.path} above={ABOVE}>
        {editPath && (
          <Link href={editPath} prefetch={false} className="button-quiet">
            Edit
          </Link>
        )}
        {editPath && resource?.flag?.column === 'is_published' && (
          <PublishButton id={page.id} isOn={!page.is_published} />
        )}
        <CrawlButton id={page.id} />
      </ScreenHead>
      <RefreshJobs changedAt={changedAt} />
      <FaultList page={page} editPath={editPath} />
      <Facts page={page} />
      <h2>Pages that link here</h2>
      {inlinks.length === 0 ? (
        <p className="mt-2">No crawled page links here.</p>
      ) : (
        <ul className="mt-2 list-disc pl-6">
          {inlinks.map((path) => (
            <li key={path}>
              <a href={path} className="admin-link wrap-anywhere">
                {path}
              </a>
            </li>
          ))}
        </ul>
      )}
      {page.inlinks > MOST && (
        <p className="mt-2 text-muted">and {(page.inlinks - MOST).toLocaleString('en-GB')} more</p>
      )}
    </>
  );
}

function FaultList({ page, editPath }: { page: CrawledPageRow; editPath: string | null }) {
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
                {fault?.mend && <MendButton id={page.id} mend={fault.mend} />}
                {value === 'linked-missing' && (
                  <Link
                    href={`/admin/redirects/new?${new URLSearchParams({ from_path: page.path })}`}
                    prefetch={false}
                    className="button-quiet"
                  >
                    Add a redirect
                  </Link>
                )}
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

function Facts({ page }: { page: CrawledPageRow }) {
  const facts: [label: string, value: ReactNode][] = [
    ['Status', <Status key="status" page={page} />],
    ['Search engines', useOf(page)],
    ['Type', labelOfType(page.type)],
    ['Robots', page.robots],
    ['Canonical', page.canonical],
    ['Title', page.title],
    ['Description', page.description],
    ['Structured data', page.structured.join(', ')],
    ['Words', page.words?.toLocaleString('en-GB')],
    ['Last changed', page.changed_at && <Moment key="changed" at={page.changed_at} />],
    ['Last crawled', page.crawled_at && <Moment key="crawled" at={page.crawled_at} />],
  ];
  return (
    <section aria-label="This page" className="card mb-6 p-4">
      <p className="wrap-anywhere">
        <a href={page.path} className="admin-link">
          View page
        </a>
      </p>
      <dl className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="mt-1 wrap-anywhere">{value || <None />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

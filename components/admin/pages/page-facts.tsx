import type { ReactNode } from 'react';
import { Moment, None } from '@/components/admin/links/link-table';
import type { CrawledPageRow } from '@/lib/data/admin/pages';
import { labelOfType, Status, StructuredData, searchUse } from './page-table';

/** Shows the facts about a crawled page, such as its status, its title and its number of words. */
export function PageFacts({ page }: { page: CrawledPageRow }) {
  const facts: [label: string, value: ReactNode][] = [
    ['Status', <Status key="status" page={page} />],
    ['Published', page.is_published ? 'Yes' : 'No'],
    ['Search engines', searchUse(page)],
    ['Type', labelOfType(page.type)],
    ['Robots', page.robots],
    ['Canonical', page.canonical],
    ['Title', page.title],
    ['Description', page.description],
    ['Structured data', <StructuredData key="data" page={page} />],
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

import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { CardGrid } from '@/components/site/card-grid';
import { ContentCard } from '@/components/site/content-card';
import { JsonLd } from '@/components/site/json-ld';
import { NotFoundResponse } from '@/components/site/not-found-response';
import { Pagination } from '@/components/site/pagination';
import type { ContentType } from '@/lib/data/content-list';
import { contentListPath, contentPath } from '@/lib/paths';
import type { Crumb } from '@/lib/seo/json-ld';
import { itemList } from '@/lib/seo/json-ld';
import { ContentTabs } from './content-tabs';
import { contentIndexPage, PER_PAGE } from './index-page';
import { INDEX_TEXT } from './index-text';

/** The list of guides, articles or both; a page beyond the last is a 404. */
export async function ContentIndex({ type, page = 1 }: { type?: ContentType; page?: number }) {
  const { rows, total } = await contentIndexPage(type, page);
  if (rows.length === 0 && page > 1) return <NotFoundResponse />;
  const text = INDEX_TEXT[type ?? 'all'];
  return (
    <>
      <Breadcrumbs items={crumbs(type, page)} />
      <h1>
        {text.title}
        {page > 1 && <span className="text-muted">, page {page}</span>}
      </h1>
      <p className="mt-3 max-w-prose text-lg text-muted">{text.intro}</p>
      <ContentTabs current={type} />
      {rows.length === 0 && <p>There is nothing here yet.</p>}
      <CardGrid>
        {rows.map((row) => (
          <li key={row.slug} className="grid">
            <ContentCard content={row} heading="h2" />
          </li>
        ))}
      </CardGrid>
      <Pagination
        page={page}
        pages={Math.ceil(total / PER_PAGE)}
        pathOf={(number) => contentListPath(type, number)}
        label={`Pages of ${text.title.toLowerCase()}`}
      />
      {rows.length > 0 && (
        <JsonLd
          data={itemList(
            text.title,
            rows.map((row) => ({ name: row.title, path: contentPath(row.slug) })),
          )}
        />
      )}
    </>
  );
}

function crumbs(type: ContentType | undefined, page: number): Crumb[] {
  const items = [{ name: INDEX_TEXT.all.title, path: contentListPath() }];
  if (type) items.push({ name: INDEX_TEXT[type].label, path: contentListPath(type) });
  if (page > 1) items.push({ name: `Page ${page}`, path: contentListPath(type, page) });
  return items;
}

import { titleOfPage } from '@/components/site/index-pages/index-head';
import { ItemListData } from '@/components/site/item-list-data';
import { PageHead } from '@/components/site/page-head';
import { Pagination } from '@/components/site/pagination';
import type { Print } from '@/components/site/pictures/fan';
import { IndexStart } from '@/components/site/sale-dates/index-start';
import type { ContentCard as ContentCardRow, ContentType } from '@/lib/catalogue/entities';
import { listContentPage } from '@/lib/data/content-list';
import { drawingOf } from '@/lib/images/drawings';
import { pageCount, PER_PAGE, rowsOfPage } from '@/lib/lists/pagination';
import { contentListPath, contentPath } from '@/lib/routing/paths';
import type { Crumb } from '@/lib/seo/json-ld';
import { topicOfGuide } from '@/lib/theme/guide-topics';
import { ContentGrid, ContentParts } from './content-parts';
import { ContentTabs } from './content-tabs';
import { INDEX_TEXT } from './index-text';

/** Shows one page of the list of guides, of articles, or of both. */
export async function ContentIndex({ type, page = 1 }: { type?: ContentType; page?: number }) {
  const [offset] = rowsOfPage(page, PER_PAGE.content);
  const { rows, total } = await listContentPage({ type, offset, limit: PER_PAGE.content });
  const text = INDEX_TEXT[type ?? 'all'];
  return (
    <>
      <PageHead
        crumbs={crumbs(type, page)}
        title={titleOfPage(text.title, page)}
        prints={page === 1 ? printsOf(rows) : undefined}
        lede={
          <div className="page-head-lede">
            <p>{text.intro}</p>
            {page === 1 && <IndexStart />}
          </div>
        }
      >
        <ContentTabs current={type} />
      </PageHead>
      {rows.length === 0 && <p>There’s nothing here yet.</p>}
      {page === 1 ? <ContentParts rows={rows} /> : <ContentGrid rows={rows} heading="h2" />}
      <Pagination
        current={page}
        last={pageCount(total, PER_PAGE.content)}
        label={text.title}
        pathOf={(number) => contentListPath(type, number)}
      />
      <ItemListData
        name={text.title}
        items={rows.map((row) => ({ name: row.title, path: contentPath(row.slug) }))}
      />
    </>
  );
}

/** Returns the drawings of the goods that the guides in `rows` are about. */
const printsOf = (rows: ContentCardRow[]): Print[] =>
  rows.flatMap(({ slug, title }) => {
    const topic = topicOfGuide(slug);
    const row = topic && ({ kind: 'subcategory', slug: topic.drawing } as const);
    return row && drawingOf(row) ? [{ row, name: title }] : [];
  });

function crumbs(type: ContentType | undefined, page: number): Crumb[] {
  const items = [{ name: INDEX_TEXT.all.title, path: contentListPath() }];
  if (type) items.push({ name: INDEX_TEXT[type].label, path: contentListPath(type) });
  if (page > 1) items.push({ name: `Page ${page}`, path: contentListPath(type, page) });
  return items;
}

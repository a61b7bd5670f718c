import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { SITE_NAME } from '@/lib/config/site-name';
import { pageCount, pageNumber, pagePath, pageParams, rowsOfPage } from '@/lib/lists/pagination';
import type { Crumb } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { ItemListData } from '../item-list-data';
import { NotFoundResponse } from '../errors/not-found-response';
import { Pagination } from '../pagination';
import type { Print } from '../pictures/fan';
import { IndexHead, titleOfPage } from './index-head';

/** The texts, queries and cards of an index page. An index page lists all published rows of an entity. */
interface IndexDefinition<Row> {
  name: string;
  title: string;
  path: string;
  intro: string;
  description: string;
  perPage: number;
  count: () => Promise<number>;
  list: (range: { from: number; limit: number }) => Promise<Row[]>;
  crumbOf: (row: Row) => Crumb;
  /** Renders the rows of one page of the list. `path` is the path of the page; `total` counts the rows of all pages. */
  grid: (rows: Row[], page: { path: string; total: number }) => ReactNode;
  /** The answers at the head of the first page, below the intro. */
  answers?: (rows: Row[]) => ReactNode;
  /** The pictures at the head of the first page. */
  prints?: (rows: Row[]) => Print[];
  /** Links to show below the intro and the answers. */
  action?: ReactNode;
  /** Content to show below the list, on its first page only. */
  below?: ReactNode | ((rows: Row[]) => ReactNode);
}

interface Props {
  params: Promise<{ page: string }>;
}

/** Builds the pages of an index: the first page, '/page/2' and so on. */
export function indexPages<Row>(definition: IndexDefinition<Row>) {
  const { name, title, path, description, perPage, count } = definition;
  const lastPage = async () => pageCount(await count(), perPage);

  /** Returns the page number from the path; null if the index has no page with this number. */
  async function findPage({ params }: Props): Promise<number | null> {
    const page = pageNumber((await params).page);
    return page && page <= (await lastPage()) ? page : null;
  }

  return {
    metadata: pageMetadata({ title, description, path }),
    FirstPage: () => <IndexView definition={definition} page={1} />,

    generateStaticParams: async () => pageParams(await lastPage()),
    async generateMetadata(props: Props): Promise<Metadata> {
      const page = await findPage(props);
      if (!page) return { title: 'Page not found' };
      return pageMetadata({
        title: titleOfPage(title, page),
        description: `Page ${page} of the ${name.toLowerCase()} on ${SITE_NAME}.`,
        path: pagePath(path, page),
      });
    },
    async FurtherPage(props: Props) {
      const page = await findPage(props);
      if (!page) return <NotFoundResponse />;
      if (page === 1) permanentRedirect(path);
      return <IndexView definition={definition} page={page} />;
    },
  };
}

async function IndexView<Row>({ definition, page }: { definition: IndexDefinition<Row>; page: number }) {
  const { name, title, path, intro, perPage, count, list, crumbOf, grid, answers, prints, action, below } =
    definition;
  const [from] = rowsOfPage(page, perPage);
  const [rows, total] = await Promise.all([list({ from, limit: perPage }), count()]);
  return (
    <>
      <IndexHead
        {...{ title, name, path, page, intro, action }}
        answers={page === 1 && answers?.(rows)}
        prints={page === 1 ? prints?.(rows) : undefined}
      />
      {grid(rows, { path: pagePath(path, page), total })}
      <Pagination
        current={page}
        last={pageCount(total, perPage)}
        label={name}
        pathOf={(number) => pagePath(path, number)}
      />
      <ItemListData name={title} items={rows.map(crumbOf)} />
      {page === 1 && (typeof below === 'function' ? below(rows) : below)}
    </>
  );
}

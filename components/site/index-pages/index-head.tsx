import type { ReactNode } from 'react';
import { pagePath } from '@/lib/lists/pagination';
import { Breadcrumbs } from '../breadcrumbs';

interface IndexHeadProps {
  title: string;
  /** The label in the breadcrumbs. */
  name: string;
  path: string;
  page: number;
  intro: string;
  action?: ReactNode;
}

/** The head of a list: breadcrumbs, title, intro and links to related pages. */
export function IndexHead({ title, name, path, page, intro, action }: IndexHeadProps) {
  const crumbs = [{ name, path }];
  if (page > 1) crumbs.push({ name: `Page ${page}`, path: pagePath(path, page) });
  return (
    <>
      <Breadcrumbs items={crumbs} />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="max-w-prose">
          <h1>{titleOfPage(title, page)}</h1>
          <p className="mt-3 text-lg text-muted">{intro}</p>
        </div>
        {action}
      </div>
    </>
  );
}

/** Returns the title of a page of a list; page 2 and later have the page number in it. */
export const titleOfPage = (title: string, page: number) => (page === 1 ? title : `${title}, page ${page}`);

import type { ReactNode } from 'react';
import { pagePath } from '@/lib/lists/pagination';
import { Breadcrumbs } from '../breadcrumbs';

interface IndexHeadProps {
  title: string;
  /** The name of the list in the breadcrumbs. */
  name: string;
  path: string;
  page: number;
  intro: string;
  action?: ReactNode;
}

/** The head of a list page: breadcrumbs, title and intro, with a link to a related page beside the title. */
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

/** Returns the title of one page of a list. From page 2 on, the title contains the page number. */
export const titleOfPage = (title: string, page: number) => (page === 1 ? title : `${title}, page ${page}`);

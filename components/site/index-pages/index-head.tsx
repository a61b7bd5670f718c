import type { ReactNode } from 'react';
import { pagePath } from '@/lib/pagination';
import { Breadcrumbs } from '../breadcrumbs';

interface IndexHeadProps {
  title: string;
  /** The list's name in the breadcrumb. */
  name: string;
  path: string;
  page: number;
  intro: string;
  action?: ReactNode;
}

/** What stands above a list: where the visitor is, what the list is, and what else there is to do with it. */
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

/** Every page of a list has a title of its own. */
export const titleOfPage = (title: string, page: number) => (page === 1 ? title : `${title}, page ${page}`);

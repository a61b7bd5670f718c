import type { ReactNode } from 'react';
import { pagePath } from '@/lib/lists/pagination';
import { PageHead } from '../page-head';
import type { Print } from '../pictures/fan';

interface IndexHeadProps {
  title: string;
  /** The name of the list in the breadcrumbs. */
  name: string;
  path: string;
  page: number;
  intro: string;
  /** Answers to show below the intro. */
  answers?: ReactNode;
  prints?: Print[];
  action?: ReactNode;
}

/** Shows the head of a list page: breadcrumbs, title and intro, with a link to a related page. */
export function IndexHead({ title, name, path, page, intro, answers, prints, action }: IndexHeadProps) {
  const crumbs = [{ name, path }];
  if (page > 1) crumbs.push({ name: `Page ${page}`, path: pagePath(path, page) });
  return (
    <PageHead
      crumbs={crumbs}
      title={titleOfPage(title, page)}
      prints={prints}
      hasAnswers={Boolean(answers)}
      lede={
        <div className="page-head-lede">
          <p className={answers ? 'index-intro' : undefined}>{intro}</p>
          {answers}
        </div>
      }
    >
      {action}
    </PageHead>
  );
}

/** Returns the title of one page of a list. On page 2 and later, the title contains the page number. */
export const titleOfPage = (title: string, page: number) => (page === 1 ? title : `${title}, page ${page}`);

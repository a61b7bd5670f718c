import { type ContentType, listContentPage } from '@/lib/data/content-list';

export const PER_PAGE = 24;

/** The rows of one page of a list, with the number of all. */
export const contentIndexPage = (type: ContentType | undefined, page: number) =>
  listContentPage({ type, offset: (page - 1) * PER_PAGE, limit: PER_PAGE });

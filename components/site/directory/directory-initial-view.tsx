import { type DirectoryKind, directoryPath, initialLabel, PER_INITIAL } from '@/lib/catalogue/directory';
import { type DirectoryInitial, listDirectoryEntries, listDirectoryInitials } from '@/lib/data/directory';
import { pageCount, PER_PAGE, rowsOfPage } from '@/lib/lists/pagination';
import { PageHead } from '../page-head';
import { Pagination } from '../pagination';
import { DirectoryEntries, ShopEntriesLegend } from './directory-entries';
import { DIRECTORY_TITLE, LIST_NAME } from './directory-view';
import { ProductEntriesLegend } from './product-entries';

interface DirectoryInitialPage {
  kind: DirectoryKind;
  group: DirectoryInitial;
  page: number;
}

/**
 * Finds one page of the names that begin with an initial; null if the page does not exist. An initial with few names
 * has no page, because the directory itself shows all names with this initial.
 */
export async function findInitialPage(
  kind: DirectoryKind,
  initial: string,
  page: number | null,
): Promise<DirectoryInitialPage | null> {
  if (!page) return null;
  const group = (await listDirectoryInitials(kind)).find((one) => one.initial === initial);
  if (!group || group.total <= PER_INITIAL) return null;
  return page <= pageCount(group.total, PER_PAGE.directory) ? { kind, group, page } : null;
}

export function initialPageTitle({ kind, group, page }: DirectoryInitialPage): string {
  const title = `${DIRECTORY_TITLE[kind]}: ${initialLabel(group.initial)}`;
  return page === 1 ? title : `${title}, page ${page}`;
}

/** One page of the names with one initial, a hundred names per page. */
export async function DirectoryInitialView({ place }: { place: DirectoryInitialPage }) {
  const { kind, group, page } = place;
  const { initial, total } = group;
  const [from] = rowsOfPage(page, PER_PAGE.directory);
  const entries = await listDirectoryEntries({ kind, initial, from, limit: PER_PAGE.directory });
  const crumbs = [
    { name: LIST_NAME[kind], path: `/${kind}` },
    { name: 'A to Z', path: directoryPath(kind) },
    { name: initialLabel(initial), path: directoryPath(kind, initial) },
  ];
  if (page > 1) crumbs.push({ name: `Page ${page}`, path: directoryPath(kind, initial, page) });
  return (
    <>
      <PageHead crumbs={crumbs} title={initialPageTitle(place)} />
      <div className={kind === 'products' ? 'directory is-tall' : 'directory'}>
        <DirectoryEntries kind={kind} entries={entries} />
      </div>
      {kind === 'products' ? (
        <ProductEntriesLegend lists={[entries]} />
      ) : (
        <ShopEntriesLegend lists={[entries]} />
      )}
      <Pagination
        current={page}
        last={pageCount(total, PER_PAGE.directory)}
        label={DIRECTORY_TITLE[kind]}
        pathOf={(number) => directoryPath(kind, initial, number)}
      />
    </>
  );
}

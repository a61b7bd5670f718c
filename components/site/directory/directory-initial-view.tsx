import { type DirectoryKind, directoryPath, initialLabel, PER_INITIAL } from '@/lib/catalogue/directory';
import { type DirectoryInitial, listDirectoryEntries, listDirectoryInitials } from '@/lib/data/directory';
import { pageCount, PER_PAGE, rowsOfPage } from '@/lib/lists/pagination';
import { PageHead } from '../page-head';
import { Pagination } from '../pagination';
import { DirectoryEntries, uncheckedOf, UncheckedNote } from './directory-entries';
import { DIRECTORY_TITLE, LIST_NAME } from './directory-view';

interface DirectoryInitialPage {
  kind: DirectoryKind;
  group: DirectoryInitial;
  page: number;
}

/**
 * Returns one page of the names that begin with an initial; null if this page does not exist. An initial with only a
 * few names has no page of its own, because the directory itself shows all these names.
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

/** Shows one page of the names with one initial, a hundred names per page. */
export async function DirectoryInitialView({ place }: { place: DirectoryInitialPage }) {
  const { kind, group, page } = place;
  const { initial, total } = group;
  const [from] = rowsOfPage(page, PER_PAGE.directory);
  const entries = await listDirectoryEntries({ kind, initial, from, limit: PER_PAGE.directory });
  const unchecked = await uncheckedOf(kind, entries);
  const crumbs = [
    { name: LIST_NAME[kind], path: `/${kind}` },
    { name: 'A to Z', path: directoryPath(kind) },
    { name: initialLabel(initial), path: directoryPath(kind, initial) },
  ];
  if (page > 1) crumbs.push({ name: `Page ${page}`, path: directoryPath(kind, initial, page) });
  return (
    <>
      <PageHead
        crumbs={crumbs}
        title={initialPageTitle(place)}
        lede={
          <div className="page-head-lede">
            <UncheckedNote {...unchecked} />
          </div>
        }
      />
      <div className="directory-names">
        <DirectoryEntries kind={kind} entries={entries} hasMarks={unchecked.hasMarks} />
      </div>
      <Pagination
        current={page}
        last={pageCount(total, PER_PAGE.directory)}
        label={DIRECTORY_TITLE[kind]}
        pathOf={(number) => directoryPath(kind, initial, number)}
      />
    </>
  );
}

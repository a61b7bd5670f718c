import { type DirectoryKind, directoryPath, initialLabel, PER_INITIAL } from '@/lib/catalogue/directory';
import { type DirectoryInitial, listDirectoryInitials } from '@/lib/data/directory';
import { MoreLink } from '../more-link';
import { PageHead } from '../page-head';
import { DirectoryEntries } from './directory-entries';

export const DIRECTORY_TITLE: Record<DirectoryKind, string> = {
  retailers: 'Retailers from A to Z',
  products: 'Products from A to Z',
};
export const LIST_NAME: Record<DirectoryKind, string> = { retailers: 'Retailers', products: 'Products' };

const INTRO: Record<DirectoryKind, string> = {
  retailers:
    'Every shop on this site, with the first day of its sale if we know it. Not all expected days are checked yet.',
  products: 'Every product on this site in one alphabetical list.',
};

const anchorOf = (initial: string) => `letter-${initial}`;

/**
 * The alphabetical list of all names, by initial. If an initial has many names, shows only the first names and a link
 * to all names with this initial.
 */
export async function DirectoryView({ kind }: { kind: DirectoryKind }) {
  const initials = await listDirectoryInitials(kind);
  return (
    <>
      <PageHead
        crumbs={[
          { name: LIST_NAME[kind], path: `/${kind}` },
          { name: 'A to Z', path: directoryPath(kind) },
        ]}
        title={DIRECTORY_TITLE[kind]}
        lede={<p className="page-head-lede">{INTRO[kind]}</p>}
      >
        <nav aria-label="Letters" className="no-print">
          <ul className="flex flex-wrap gap-2">
            {initials.map(({ initial }) => (
              <li key={initial}>
                <a href={`#${anchorOf(initial)}`} className="chip min-w-11 justify-center px-0">
                  {initialLabel(initial)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      <div className="mt-6 gap-x-8 sm:columns-2 lg:columns-3">
        {initials.map((group) => (
          <InitialSection key={group.initial} kind={kind} group={group} />
        ))}
      </div>
    </>
  );
}

function InitialSection({ kind, group }: { kind: DirectoryKind; group: DirectoryInitial }) {
  const { initial, total, entries } = group;
  const label = initialLabel(initial);
  return (
    <section aria-labelledby={anchorOf(initial)} className="break-inside-avoid border-t border-rule py-5">
      <h2 id={anchorOf(initial)} className="mb-2 text-brand">
        {label}
      </h2>
      <DirectoryEntries kind={kind} entries={entries} />
      {total > PER_INITIAL && (
        <p className="mt-3">
          <MoreLink href={directoryPath(kind, initial)}>
            All {total.toLocaleString('en-GB')} under {label}
          </MoreLink>
        </p>
      )}
    </section>
  );
}

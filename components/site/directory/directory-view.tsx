import { type DirectoryKind, directoryPath, initialLabel, PER_INITIAL } from '@/lib/catalogue/directory';
import { type DirectoryInitial, listDirectoryInitials } from '@/lib/data/directory';
import { ByCategory } from '../category/by-category';
import { MoreLink } from '../more-link';
import { PageHead } from '../page-head';
import type { Print } from '../pictures/fan';
import { DirectoryEntries, ShopEntriesLegend } from './directory-entries';
import { DirectoryRail } from './directory-rail';
import { ProductEntriesLegend } from './product-entries';

export const DIRECTORY_TITLE: Record<DirectoryKind, string> = {
  retailers: 'Retailers from A to Z',
  products: 'Products from A to Z',
};
export const LIST_NAME: Record<DirectoryKind, string> = { retailers: 'Retailers', products: 'Products' };

const INTRO: Record<DirectoryKind, (total: number) => string> = {
  retailers: (total) =>
    `${counted(total, 'shop')}, with the first day of each sale if we know it. Not all expected days are checked yet.`,
  products: (total) =>
    `${counted(total, 'product')}, with the usual price of each and whether to buy early or wait.`,
};
const counted = (total: number, name: string) =>
  total === 1 ? `One ${name}` : `All ${total.toLocaleString('en-GB')} ${name}s`;

/** The pictures of the first products, whose drawings the head of the page shows. */
const printsOf = (kind: DirectoryKind, initials: DirectoryInitial[]): Print[] | undefined =>
  kind === 'products'
    ? initials.flatMap(({ entries }) =>
        entries.map(({ slug, name, category }) => ({
          row: { kind: 'product', slug, parents: [category] },
          name,
        })),
      )
    : undefined;

const anchorOf = (initial: string) => `letter-${initial}`;

/**
 * The alphabetical list of all names, by initial. If an initial has many names, shows only the first names and a link
 * to all names with this initial.
 */
export async function DirectoryView({ kind }: { kind: DirectoryKind }) {
  const initials = await listDirectoryInitials(kind);
  const total = initials.reduce((sum, group) => sum + group.total, 0);
  return (
    <>
      <PageHead
        crumbs={[
          { name: LIST_NAME[kind], path: `/${kind}` },
          { name: 'A to Z', path: directoryPath(kind) },
        ]}
        title={DIRECTORY_TITLE[kind]}
        lede={<p className="page-head-lede">{INTRO[kind](total)}</p>}
        prints={printsOf(kind, initials)}
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
      {kind === 'products' ? (
        <>
          <div className="split-8-4 directory-page">
            <div className="min-w-0">
              <Initials kind={kind} initials={initials} />
              <ProductEntriesLegend lists={initials.map(({ entries }) => entries)} />
            </div>
            <DirectoryRail />
          </div>
          <ByCategory />
        </>
      ) : (
        <>
          <Initials kind={kind} initials={initials} />
          <ShopEntriesLegend lists={initials.map(({ entries }) => entries)} />
        </>
      )}
    </>
  );
}

const Initials = ({ kind, initials }: { kind: DirectoryKind; initials: DirectoryInitial[] }) => (
  <div className={kind === 'products' ? 'directory is-tall' : 'directory'}>
    {initials.map((group) => (
      <InitialSection key={group.initial} kind={kind} group={group} />
    ))}
  </div>
);

function InitialSection({ kind, group }: { kind: DirectoryKind; group: DirectoryInitial }) {
  const { initial, total, entries } = group;
  const label = initialLabel(initial);
  return (
    <section aria-labelledby={anchorOf(initial)} className="directory-group">
      <h2 id={anchorOf(initial)} className="text-brand">
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

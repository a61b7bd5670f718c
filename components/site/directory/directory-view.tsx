import { type DirectoryKind, directoryPath, initialLabel, PER_INITIAL } from '@/lib/catalogue/directory';
import { listCategories } from '@/lib/data/categories';
import { type DirectoryEntry, type DirectoryInitial, listDirectoryInitials } from '@/lib/data/directory';
import { columnsOf } from '@/lib/lists/columns';
import { hueOf } from '@/lib/theme/hues';
import { MoreLink } from '../more-link';
import { PageHead } from '../page-head';
import type { Print } from '../pictures/fan';
import { IndexStart } from '../sale-dates/index-start';
import { DirectoryEntries, uncheckedOf, UncheckedNote } from './directory-entries';
import { productPrints } from './product-entries';

export const DIRECTORY_TITLE: Record<DirectoryKind, string> = {
  retailers: 'Retailers from A to Z',
  products: 'Products from A to Z',
};
export const LIST_NAME: Record<DirectoryKind, string> = { retailers: 'Retailers', products: 'Products' };

const INTRO: Record<DirectoryKind, (total: number) => string> = {
  retailers: (total) => `${counted(total, 'shop')}: what each sells, and when its sale starts.`,
  products: (total) =>
    `${counted(total, 'product')}, with the usual price of each and whether to buy early or wait.`,
};
const counted = (total: number, name: string) =>
  total === 1 ? `One ${name}` : `All ${total.toLocaleString('en-GB')} ${name}s`;

/**
 * The minimum number of entries for which the page has links to the initials. A shorter list fits in a window or two.
 */
const LETTERS_FROM = 20;

/** The number of columns in a wide window. The entry of a product needs more room than that of a shop. */
const COLUMNS: Record<DirectoryKind, number> = { retailers: 3, products: 2 };

const PRINTS = 3;

const anchorOf = (initial: string) => `letter-${initial}`;

/**
 * Lists all names in alphabetical order, by initial. If an initial has many names, shows only the first names and a
 * link to all names with this initial.
 */
export async function DirectoryView({ kind }: { kind: DirectoryKind }) {
  const initials = await listDirectoryInitials(kind);
  const total = initials.reduce((sum, group) => sum + group.total, 0);
  const entries = initials.flatMap((group) => group.entries);
  const [unchecked, prints] = await Promise.all([uncheckedOf(kind, entries), printsOf(kind, entries)]);
  return (
    <>
      <PageHead
        crumbs={[
          { name: LIST_NAME[kind], path: `/${kind}` },
          { name: 'A to Z', path: directoryPath(kind) },
        ]}
        title={DIRECTORY_TITLE[kind]}
        prints={prints}
        lede={
          <div className="page-head-lede">
            <p>{INTRO[kind](total)}</p>
            <UncheckedNote {...unchecked} />
            {kind === 'products' && <IndexStart />}
          </div>
        }
      >
        {total >= LETTERS_FROM && <Letters initials={initials} />}
      </PageHead>
      <div className="directory" data-columns={COLUMNS[kind]}>
        {columnsOf(initials, COLUMNS[kind], lengthOf).map((groups, index) => (
          <div key={index} className="directory-column">
            {groups.map((group) => (
              <InitialSection key={group.initial} {...{ kind, group }} hasMarks={unchecked.hasMarks} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

/** Returns the height of a group, counted in entries. The heading of a group is as high as an entry. */
const lengthOf = ({ entries }: DirectoryInitial) => entries.length + 1;

/** Returns the pictures at the head of the page: the first products, or the first categories of the site. */
async function printsOf(kind: DirectoryKind, entries: DirectoryEntry[]): Promise<Print[]> {
  if (kind === 'products') return productPrints(entries.slice(0, PRINTS));
  const categories = await listCategories({ limit: PRINTS });
  return categories.map(({ slug, name, image_url, icon }) => ({
    row: { kind: 'category', slug },
    name,
    sources: [image_url, icon],
  }));
}

const Letters = ({ initials }: { initials: DirectoryInitial[] }) => (
  <nav aria-label="Letters" className="no-print">
    <ul className="directory-letters">
      {initials.map(({ initial }) => (
        <li key={initial}>
          <a href={`#${anchorOf(initial)}`} className="chip min-w-11 justify-center px-0">
            {initialLabel(initial)}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

interface InitialSectionProps {
  kind: DirectoryKind;
  group: DirectoryInitial;
  hasMarks: boolean;
}

function InitialSection({ kind, group: { initial, total, entries }, hasMarks }: InitialSectionProps) {
  const label = initialLabel(initial);
  return (
    <section aria-labelledby={anchorOf(initial)} className="directory-group">
      <h2 id={anchorOf(initial)} data-hue={hueOf(label)}>
        {label}
      </h2>
      <DirectoryEntries kind={kind} entries={entries} hasMarks={hasMarks} />
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

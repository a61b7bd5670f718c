import Link from 'next/link';
import { ColumnHead } from '@/components/admin/list/rows-table';
import type { ListedLink, Place } from '@/lib/data/admin/links';
import { formatMoment } from '@/lib/dates/london-time';
import { editableOf } from '@/lib/resources';
import { builtInLegal, legalPages } from '@/lib/resources/definitions/legal-pages';
import { titleOf } from '@/lib/resources/entity-texts';
import type { ListQuery } from '@/lib/resources/list-query';
import { editPathOf, listPathOf, type Resource } from '@/lib/resources/resource';
import { HealthBadge } from './health-badge';

interface LinkTableProps {
  resource: Resource;
  query: ListQuery;
  links: ListedLink[];
}

const linkPath = (id: string) => `/admin/link-manager/link?id=${id}`;

/** Lists the links with their uses, clicks and health, and a tick box each. */
export function LinkTable({ resource, query, links }: LinkTableProps) {
  const columns = resource.columns.filter(({ isExportOnly }) => !isExportOnly);
  return (
    <div className="table-box" tabIndex={0} role="region" aria-label="Table of links">
      <table className="admin-table">
        <thead>
          <tr>
            <th scope="col">
              <input type="checkbox" name="all" aria-label="Select all on this page" />
            </th>
            {columns.map((column) => (
              <ColumnHead key={column.name} {...{ resource, query, column }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {links.map((link) => (
            <tr key={link.id}>
              <td>
                <input type="checkbox" name="id" value={link.id} aria-label={`Select ${link.url}`} />
              </td>
              <th scope="row" className="min-w-56">
                <Link href={linkPath(link.id)} prefetch={false} className="admin-link wrap-anywhere">
                  {link.url}
                </Link>
              </th>
              <td className="min-w-44">
                <Places {...link} />
              </td>
              <td className="text-sm">{link.rels.join('; ') || <None />}</td>
              <td>{link.network ?? <None />}</td>
              <td>{link.clicks.toLocaleString('en-GB')}</td>
              <td className="min-w-44">
                <HealthBadge health={link.health} isBroken={link.is_broken} note={noteOf(link)} />
              </td>
              <td>
                {link.checked_at ? <Moment at={link.checked_at} /> : <None />}
                <PutOff {...link} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * Shows the time until which the check of a link is put off, because the link's host accepts no requests at the moment.
 */
export const PutOff = ({ put_off_until: at }: ListedLink) =>
  at && (
    <span className="block text-sm text-muted">
      next check postponed until <Moment at={at} />
    </span>
  );

const noteOf = ({ health, note }: ListedLink) => (health === 'ok' ? null : note);

function Places({ id, uses, places }: ListedLink) {
  return (
    <>
      {places.map((place) => (
        <span key={`${place.resource} ${place.id} ${place.label}`} className="block">
          <PlaceLink {...place} />
        </span>
      ))}
      {uses > places.length && (
        <Link href={linkPath(id)} prefetch={false} className="admin-link text-sm">
          and {(uses - places.length).toLocaleString('en-GB')} more
        </Link>
      )}
    </>
  );
}

/**
 * Shows where a link is used: the name of the row, linked to the row's form, then the entity and the field. A built-in
 * text has no row, so its name leads to the list of legal pages.
 */
export function PlaceLink({ resource: key, id, name, label }: Place) {
  const isBuiltIn = key === builtInLegal.key;
  const resource = isBuiltIn ? builtInLegal : editableOf(key);
  if (!resource) return name;
  const path = isBuiltIn ? listPathOf(legalPages) : editPathOf(resource, id);
  return (
    <>
      <Link href={path} prefetch={false} className="admin-link wrap-anywhere">
        {name}
      </Link>{' '}
      <span className="text-sm font-normal text-muted">
        {titleOf(resource)}, {label}
      </span>
    </>
  );
}

export const None = () => (
  <span className="text-muted">
    <span aria-hidden="true">–</span>
    <span className="sr-only">none</span>
  </span>
);

export const Moment = ({ at }: { at: string }) => <time dateTime={at}>{formatMoment(at)}</time>;

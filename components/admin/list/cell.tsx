import { Picture } from '@/components/site/pictures/picture';
import { formatPounds } from '@/lib/catalogue/pounds';
import { formatDate, formatMoment } from '@/lib/dates/london-time';
import { fieldsOf, type Column, type Filter, type Resource, type Row } from '@/lib/resources/resource';
import { publicationStatus } from '@/lib/resources/publication-status';

interface CellProps {
  resource: Resource;
  column: Column;
  row: Row;
}

/** Shows one value of a row in a list, in the format for its kind. */
export function Cell({ resource, column, row }: CellProps) {
  const value = (column.or ? row[column.name] || row[column.or] : row[column.name]) ?? null;
  const field = fieldsOf(resource).find(({ name }) => name === column.name);
  switch (column.as ?? field?.kind) {
    case 'picture':
      return (
        <Picture name={String(row[resource.nameColumn] ?? '')} sources={[value as string | null]} isPlain />
      );
    case 'flag':
    case 'boolean':
      return <FlagBadge {...{ resource, column, row }} />;
    case 'count':
      return Array.isArray(value) ? value.length : 0;
    case 'list':
      return Array.isArray(value) && value.length > 0 ? value.join(', ') : <None />;
    case 'total':
      return value === 0 ? (
        <span className="badge badge-off">Empty</span>
      ) : (
        Number(value).toLocaleString('en-GB')
      );
    case 'number':
      return value === null ? <None /> : Number(value).toLocaleString('en-GB');
    case 'money':
      return value === null ? <None /> : formatPounds(Number(value));
    case 'moment':
    case 'datetime':
      return value ? <time dateTime={String(value)}>{formatMoment(String(value))}</time> : <None />;
    case 'date':
      return value ? <time dateTime={String(value)}>{formatDate(String(value))}</time> : <None />;
    case 'choices':
      return Array.isArray(value) && value.length > 0 ? (
        value.map((each) => choiceLabel(resource, column.name, each) ?? String(each)).join(', ')
      ) : (
        <None />
      );
    case 'choice':
      return choiceLabel(resource, column.name, value) ?? <None />;
    default:
      return value === null || value === '' ? (
        <None />
      ) : (
        <span className="admin-cell-text">{String(value)}</span>
      );
  }
}

const None = () => (
  <span className="text-muted">
    <span aria-hidden="true">–</span>
    <span className="sr-only">none</span>
  </span>
);

function FlagBadge({ resource, column, row }: CellProps) {
  const { flag } = resource;
  const isStatus = column.name === flag?.column;
  const status = isStatus ? publicationStatus(resource, row) : row[column.name] === true ? 'on' : 'off';
  const words = { on: flag?.on ?? 'Yes', off: flag?.off ?? 'No', scheduled: 'Scheduled' };
  return <span className={`badge ${status === 'on' ? 'badge-on' : 'badge-off'}`}>{words[status]}</span>;
}

/**
 * Returns the label of a stored choice. Takes the label from the form's field, or from the filter if the form has no
 * field for this column.
 */
function choiceLabel(resource: Resource, name: string, value: Row[string]) {
  const field = fieldsOf(resource).find((each) => each.name === name);
  const filter = resource.filters.find((each) => each.name === name);
  const { choices = [], none } =
    field?.kind === 'choice' || field?.kind === 'choices'
      ? { none: undefined, ...field }
      : { choices: choicesOf(filter), none: undefined };
  return choices.find((choice) => choice.value === String(value))?.label ?? none;
}

const choicesOf = (filter: Filter | undefined) => (filter?.kind === 'choice' ? filter.choices : []);

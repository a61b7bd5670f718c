import { Picture } from '@/components/site/picture';
import { formatDate } from '@/lib/format';
import { fieldsOf, type Column, type Resource, type Row } from '@/lib/resources/resource';

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

interface CellProps {
  resource: Resource;
  column: Column;
  row: Row;
}

/** A value of a row as the list shows it. */
export function Cell({ resource, column, row }: CellProps) {
  const value = row[column.name] ?? null;
  const field = fieldsOf(resource).find(({ name }) => name === column.name);
  switch (column.as ?? field?.kind) {
    case 'picture':
      return (
        <Picture name={String(row[resource.nameColumn] ?? '')} sources={[value as string | null]} isPlain />
      );
    case 'flag':
    case 'boolean':
      return (
        <FlagBadge isOn={value === true} on={resource.flag?.on ?? 'Yes'} off={resource.flag?.off ?? 'No'} />
      );
    case 'count':
      return Array.isArray(value) ? value.length : 0;
    case 'words':
      return countWords(String(value ?? '')).toLocaleString('en-GB');
    case 'moment':
    case 'datetime':
      return value ? (
        <time dateTime={String(value)}>{MOMENT.format(new Date(String(value)))}</time>
      ) : (
        <None />
      );
    case 'date':
      return value ? <time dateTime={String(value)}>{formatDate(String(value))}</time> : <None />;
    case 'choice':
      return choiceLabel(field, value) ?? <None />;
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

function FlagBadge({ isOn, on, off }: { isOn: boolean; on: string; off: string }) {
  return <span className={`badge ${isOn ? 'badge-on' : 'badge-off'}`}>{isOn ? on : off}</span>;
}

function choiceLabel(field: ReturnType<typeof fieldsOf>[number] | undefined, value: Row[string]) {
  if (field?.kind !== 'choice') return value === null ? undefined : String(value);
  return field.choices.find((choice) => choice.value === String(value))?.label ?? field.none;
}

const countWords = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

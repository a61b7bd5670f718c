import { fieldPlaceId } from '@/components/admin/editor/field-place';
import type { EntityTable } from '@/lib/entities/registry';
import type { FactInField } from '@/lib/quality/facts/facts-of-page';
import { ConfirmFact, TakeBackButton } from './confirm-fact';
import { labelOfField } from './fix-path';
import { useFactHighlights } from './use-fact-highlights';

interface FactMarksProps {
  entity: EntityTable;
  /** The id of the row; undefined for a new row. */
  rowId: string | undefined;
  facts: FactInField[];
  /** The sources of confirmed facts, by the key of the fact. */
  confirmed: Record<string, string>;
  isImported: boolean;
}

const SHOWN = 30;

/** Shows the facts in a form's texts as three lists: unsupported, confirmed with a source, and supported by a field. */
export function FactMarks({ entity, rowId, facts, confirmed, isImported }: FactMarksProps) {
  const isConfirmed = ({ key }: FactInField) => Object.hasOwn(confirmed, key);
  const without = facts.filter(({ support }) => support.length === 0);
  const open = without.filter((fact) => !isConfirmed(fact));
  const withSource = without.filter(isConfirmed);
  const known = facts.filter(({ support }) => support.length > 0);
  useFactHighlights(open);
  const of = { entity, rowId, confirmed };
  return (
    <>
      {open.length > 0 && (
        <section aria-labelledby="unsupported-facts">
          <h2 id="unsupported-facts" className="font-sans text-base font-semibold">
            Not supported by any field: {open.length}
          </h2>
          <p className="text-sm text-muted">
            {isImported &&
              'This row was imported, so you can’t publish it until you’ve confirmed each fact. '}
            Check each against a source. In rich texts, a wavy line marks them.
            {!rowId && ' You can confirm them once the row is created.'}
          </p>
          <FactList {...of} facts={open} />
        </section>
      )}
      {withSource.length > 0 && (
        <details>
          <summary className="cursor-pointer font-semibold">
            Confirmed with a source: {withSource.length}
          </summary>
          <FactList {...of} facts={withSource} />
        </details>
      )}
      {known.length > 0 && (
        <details>
          <summary className="cursor-pointer font-semibold">Supported by a field: {known.length}</summary>
          <FactList {...of} facts={known} />
        </details>
      )}
    </>
  );
}

type FactListProps = Omit<FactMarksProps, 'isImported'>;

function FactList({ facts, ...of }: FactListProps) {
  return (
    <ul className="mt-1 grid list-disc gap-1 pl-6 text-sm">
      {facts.slice(0, SHOWN).map((fact) => (
        <FactItem key={`${fact.field} ${fact.start} ${fact.key}`} fact={fact} {...of} />
      ))}
      {facts.length > SHOWN && <li>and {facts.length - SHOWN} more</li>}
    </ul>
  );
}

function FactItem({ entity, rowId, confirmed, fact }: Omit<FactListProps, 'facts'> & { fact: FactInField }) {
  const { field, key, text, support } = fact;
  const [before, after] = fact.context;
  const source = support.length === 0 ? confirmed[key] : undefined;
  return (
    <li className="wrap-anywhere">
      <a href={`#${fieldPlaceId(field)}`} className="admin-link">
        {labelOfField({ entity }, field)}
      </a>
      : {before}
      <mark className={`fact-mark ${support.length > 0 || source ? 'fact-mark-known' : ''}`}>{text}</mark>
      {after}
      {support.length > 0 && (
        <span className="text-muted"> ({[...new Set(support.map(({ label }) => label))].join(', ')})</span>
      )}{' '}
      {source && (
        <>
          <a href={source} target="_blank" rel="noopener noreferrer" className="admin-link">
            {new URL(source).hostname}
            <span className="sr-only"> (source, opens in a new tab)</span>
          </a>{' '}
        </>
      )}
      {rowId && source && <TakeBackButton row={rowId} fact={fact} />}
      {rowId && !source && support.length === 0 && <ConfirmFact row={rowId} fact={fact} />}
    </li>
  );
}

import { fieldPlaceId } from '@/components/admin/editor/field-place';
import type { EntityTable } from '@/lib/entities/registry';
import type { FactInField } from '@/lib/quality/facts/facts-of-page';
import { labelOfField } from './fix-path';
import { useFactHighlights } from './use-fact-highlights';

interface FactMarksProps {
  entity: EntityTable;
  facts: FactInField[];
}

const SHOWN = 30;

/** The facts in the texts of a form: those that no field supports, then those that a field supports. */
export function FactMarks({ entity, facts }: FactMarksProps) {
  useFactHighlights(facts);
  const unsupported = facts.filter(({ support }) => support.length === 0);
  const known = facts.filter(({ support }) => support.length > 0);
  if (facts.length === 0) return null;
  return (
    <>
      {unsupported.length > 0 && (
        <section aria-labelledby="unsupported-facts">
          <h3 id="unsupported-facts" className="font-semibold">
            Not supported by any field: {unsupported.length}
          </h3>
          <p className="text-sm text-muted">
            Check each against a source. In rich texts, a wavy line marks them.
          </p>
          <FactList entity={entity} facts={unsupported} />
        </section>
      )}
      {known.length > 0 && (
        <details>
          <summary className="cursor-pointer font-semibold">Supported by a field: {known.length}</summary>
          <FactList entity={entity} facts={known} />
        </details>
      )}
    </>
  );
}

function FactList({ entity, facts }: FactMarksProps) {
  return (
    <ul className="mt-1 list-disc pl-6 text-sm">
      {facts.slice(0, SHOWN).map(({ field, start, text, context: [before, after], support }) => (
        <li key={`${field} ${start} ${before}`} className="wrap-anywhere">
          <a href={`#${fieldPlaceId(field)}`} className="admin-link">
            {labelOfField({ entity }, field)}
          </a>
          : {before && `…${before}`}
          <mark>{text}</mark>
          {after && `${after}…`}
          {support.length > 0 && (
            <span className="text-muted"> ({support.map(({ label }) => label).join(', ')})</span>
          )}
        </li>
      ))}
      {facts.length > SHOWN && <li>and {facts.length - SHOWN} more</li>}
    </ul>
  );
}

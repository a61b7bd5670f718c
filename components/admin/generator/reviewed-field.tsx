import { FieldControl } from '@/components/admin/fields/field-control';
import type { EntityTable } from '@/lib/entities/registry';
import type { DraftedFact } from '@/lib/prompts/drafted-facts';
import { readable } from '@/lib/resources/differences';
import type { Field } from '@/lib/resources/field';
import type { Json } from '@/lib/schema/database.types';
import { FactMarks } from './fact-marks';

interface ReviewedFieldProps {
  field: Field;
  entity: EntityTable;
  /** The text that the row has now; undefined for a new row. */
  present: Json | undefined;
  isTaken: boolean;
  /** Whether a new draft of this field is being ordered. */
  isBusy: boolean;
  facts: DraftedFact[];
  sources: Readonly<Record<string, string>>;
  onSource: (key: string, source: string) => void;
  onTake: (isTaken: boolean) => void;
  onAgain: () => void;
}

/** Shows one drafted text, which the editor can accept, leave out, edit, or have drafted again. */
export function ReviewedField({ field, entity, present, isTaken, facts, ...props }: ReviewedFieldProps) {
  const { label } = field;
  const now = readable(present, field).trim();
  return (
    <fieldset className="admin-group">
      <legend className="admin-legend">{label}</legend>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <label className="flex items-center gap-2">
          <input type="checkbox" checked={isTaken} onChange={({ target }) => props.onTake(target.checked)} />
          Accept this text<span className="sr-only">: {label}</span>
        </label>
        <button type="button" aria-disabled={props.isBusy} onClick={props.onAgain} className="button-quiet">
          {props.isBusy ? 'Requesting…' : 'Draft again'}
          <span className="sr-only">: {label}</span>
        </button>
      </div>
      {isTaken && (
        <>
          <FieldControl field={field} resource={entity} id={undefined} />
          <div role="group" aria-label={`Facts in ${label}`}>
            <p className="admin-label mb-1">Facts in this text</p>
            <FactMarks facts={facts} sources={props.sources} onSource={props.onSource} />
          </div>
        </>
      )}
      {now && (
        <details>
          <summary className="cursor-pointer font-semibold">The current text</summary>
          <p className="mt-2 max-h-80 overflow-auto wrap-anywhere whitespace-pre-wrap text-muted">{now}</p>
        </details>
      )}
    </fieldset>
  );
}

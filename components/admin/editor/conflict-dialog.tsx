import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { formatLongMoment } from '@/lib/dates/london-time';
import { withoutDuplicates } from '@/lib/lists/without-duplicates';
import { differences, type Difference } from '@/lib/resources/differences';
import type { Resource, Row } from '@/lib/resources/resource';
import { withCapital } from '@/lib/text/initial';

/**
 * The data of a save that found a newer version of the row. `base` has the stored values that the form last received,
 * `theirs` has the values that others have saved since, and `mine` has the form's current values.
 */
export interface Conflict {
  by: string[];
  at: string;
  base: Row;
  theirs: Row;
  mine: Row;
}

interface ConflictDialogProps {
  resource: Resource;
  conflict: Conflict;
  onClose: () => void;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/**
 * Shows what another editor has saved (who, when, which fields) beside this editor's own edits, and asks which version
 * to keep.
 */
export function ConflictDialog({ resource, conflict, onClose, ...decide }: ConflictDialogProps) {
  const { by, at, base, theirs, mine } = conflict;
  const isOwn = by.length > 0 && by.every((name) => name === 'you');
  const who = by.length > 0 ? withCapital(by.join(' and ')) : 'Someone';
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isOwn ? 'You saved this in another window' : 'Someone else saved this'}
      confirm="Save my changes"
      isSafe
      onConfirm={decide.onKeepMine}
      cancel="Return to the form"
      actions={
        <button type="button" onClick={decide.onTakeTheirs} className="button-quiet">
          Use the saved version
        </button>
      }
      className="dialog-wide"
    >
      <p>
        {who} saved it{isOwn && ' in another window'} on <time dateTime={at}>{formatLongMoment(at)}</time>.
        Your edits haven’t been saved yet, but they’re still in the form.
      </p>
      <FieldTable theirs={differences(resource, base, theirs)} mine={differences(resource, base, mine)} />
      <p className="mt-3">
        ‘Save my changes’ saves only the fields you changed. ‘Use the saved version’ discards all your edits.
      </p>
    </ConfirmDialog>
  );
}

/** Lists the fields that either editor has changed, with the new value from each editor. */
function FieldTable({ theirs, mine }: { theirs: Difference[]; mine: Difference[] }) {
  const fields = withoutDuplicates([...theirs, ...mine], ({ name }) => name);
  if (fields.length === 0) return null;
  const cell = (from: Difference[], name: string) => {
    const changed = from.find((each) => each.name === name);
    if (!changed) return <span className="text-muted">not changed</span>;
    return changed.after || <span className="text-muted">emptied</span>;
  };
  return (
    <div className="table-box mt-3" tabIndex={0} role="region" aria-label="What was changed">
      <table className="admin-table">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Saved</th>
            <th scope="col">Your edits</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, label }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td className="admin-difference">{cell(theirs, name)}</td>
              <td className="admin-difference">{cell(mine, name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

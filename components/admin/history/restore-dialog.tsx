import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { RestorePlan } from '@/lib/services/rows/restore';
import { DifferenceTable } from './difference-table';

/**
 * Whether to restore the publication state and the slug of the version too. Each is restored only if the editor ticks
 * its box.
 */
export interface RestoreChoice {
  withPublication: boolean;
  withPath: boolean;
}

interface RestoreDialogProps {
  plan: RestorePlan;
  number: number;
  isBusy: boolean;
  onClose: () => void;
  onRestore: (choice: RestoreChoice) => void;
}

/**
 * Shows the changes that restoring a version would make. The publication and the slug are restored only if the editor
 * ticks them.
 */
export function RestoreDialog({ plan, number, isBusy, onClose, onRestore }: RestoreDialogProps) {
  const [withPublication, setPublication] = useState(false);
  const [withPath, setWithPath] = useState(false);
  const { publication, path, others, notes } = plan;
  const isDeleted = plan.updatedAt === null;
  const isNothing = !isDeleted && publication.length + others.length === 0 && !path;
  const isNothingWanted = !isDeleted && others.length === 0 && !withPublication && !withPath;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Restore version ${number}?`}
      confirm="Restore"
      isSafe
      isBusy={isBusy || isNothingWanted}
      onConfirm={() => !isNothingWanted && onRestore({ withPublication, withPath })}
      className="dialog-wide"
    >
      {publication.length > 0 && (
        <Choice label="Restore publication too" isOn={withPublication} onChange={setPublication}>
          {publication.map(({ name, label, before, after }) => (
            <span key={name} className="block">
              {label}: currently {before || 'empty'}, in this version {after || 'empty'}.
            </span>
          ))}
          {isDeleted
            ? ' If you don’t tick this, it will be restored as a draft.'
            : ' If you don’t tick this, it won’t change.'}
        </Choice>
      )}
      {path && (
        <Choice label="Restore the path too" isOn={withPath} onChange={setWithPath}>
          Currently <code>{path.before}</code>, in this version <code>{path.after}</code>. If you tick this,
          the current path will redirect to the restored one.
        </Choice>
      )}
      {publication.length === 0 && !path && !isNothing && (
        <p>
          {isDeleted
            ? 'It will be restored at its old path. References to it will be restored too.'
            : 'Publication and path don’t change.'}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="mt-3 font-semibold text-action">
          {note}
        </p>
      ))}
      {isNothing && <p>Nothing would change. The row matches this version.</p>}
      {others.length > 0 && (
        <DifferenceTable
          caption={isDeleted ? 'Differences from the deleted row' : 'What will change'}
          differences={others}
        />
      )}
    </ConfirmDialog>
  );
}

interface ChoiceProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

function Choice({ label, isOn, onChange, children }: ChoiceProps) {
  return (
    <label className="mt-3 flex items-start gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        aria-label={label}
        className="mt-1 size-5 shrink-0"
      />
      <span>
        <strong>{label}</strong>
        <span className="block">{children}</span>
      </span>
    </label>
  );
}

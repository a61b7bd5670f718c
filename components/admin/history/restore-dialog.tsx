import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { RestorePlan } from '@/lib/resources/restore';
import { DifferenceTable } from './difference-table';

/** What of a version is wanted beside its texts. */
export interface RestoreChoice {
  withPublication: boolean;
  withAddress: boolean;
}

interface RestoreDialogProps {
  plan: RestorePlan;
  number: number;
  isBusy: boolean;
  onClose: () => void;
  onRestore: (choice: RestoreChoice) => void;
}

/** Shows what a version would change, publication and address first, which stay unless they are ticked. */
export function RestoreDialog({ plan, number, isBusy, onClose, onRestore }: RestoreDialogProps) {
  const [withPublication, setPublication] = useState(false);
  const [withAddress, setAddress] = useState(false);
  const { publication, address, others, notes } = plan;
  const isDeleted = plan.updatedAt === null;
  const isNothing = !isDeleted && publication.length + others.length === 0 && !address;
  const isNothingWanted = !isDeleted && others.length === 0 && !withPublication && !withAddress;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isDeleted ? `Bring version ${number} back?` : `Restore version ${number}?`}
      confirm={isDeleted ? 'Bring it back' : 'Restore'}
      isSafe
      isBusy={isBusy || isNothingWanted}
      onConfirm={() => !isNothingWanted && onRestore({ withPublication, withAddress })}
      className="dialog-wide"
    >
      {publication.length > 0 && (
        <Choice label="Publication as in this version" isOn={withPublication} onChange={setPublication}>
          {publication.map(({ name, label, before, after }) => (
            <span key={name} className="block">
              {label}: now {before || 'empty'}, in this version {after || 'empty'}.
            </span>
          ))}
          {isDeleted
            ? ' Without the tick it comes back unseen by visitors.'
            : ' Without the tick this stays as it is now.'}
        </Choice>
      )}
      {address && (
        <Choice label="Address as in this version" isOn={withAddress} onChange={setAddress}>
          Now <code>{address.before}</code>, in this version <code>{address.after}</code>. Without the tick
          this stays as it is now; with it, the present address leads to the other.
        </Choice>
      )}
      {publication.length === 0 && !address && !isNothing && (
        <p>
          {isDeleted
            ? 'It comes back at the address that it had, with what named it.'
            : 'Publication and address stay as they are.'}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="mt-3 font-semibold text-action">
          {note}
        </p>
      ))}
      {isNothing && <p>Nothing would change: the row is as it was in this version.</p>}
      {others.length > 0 && (
        <DifferenceTable
          caption={isDeleted ? 'What differs from when it was deleted' : 'What will change'}
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

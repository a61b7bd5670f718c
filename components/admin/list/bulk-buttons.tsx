import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { bulkAction } from '@/lib/actions/bulk-actions';
import type { ActionState } from '@/lib/forms/form-state';
import type { Choice } from '@/lib/resources/field';
import type { BulkAction } from '@/lib/resources/resource';

/** A bulk action with the choices that its dialog offers. */
export interface BulkChoice extends Pick<BulkAction, 'name' | 'label'> {
  question?: { title: string; text: string; choices?: Choice[]; not?: string };
}

/** The values of a ticked row that the dialogs of bulk actions use, by column. */
export type TickedRow = Record<string, string>;

interface BulkButtonsProps {
  resource: string;
  ids: string[];
  rows: TickedRow[];
  bulk: BulkChoice[];
  isBusy: boolean;
  run: (action: () => Promise<ActionState>, close: () => void) => Promise<void>;
}

/**
 * Shows the buttons for bulk actions that belong to one entity, such as 'Merge into…' for categories. If an action has
 * a `question`, its button first opens a dialog that asks for confirmation. SelectableRows shows the buttons for
 * publishing and deleting.
 */
export function BulkButtons({ resource, ids, rows, bulk, isBusy, run }: BulkButtonsProps) {
  const [asked, setAsked] = useState<BulkChoice>();
  const [choice, setChoice] = useState('');

  function close() {
    setAsked(undefined);
    setChoice('');
  }
  const start = ({ name }: BulkChoice) =>
    run(() => bulkAction({ resource, ids, name, choice: choice || undefined }), close);
  const { question } = asked ?? {};
  // Returns whether all ticked rows already have the value of this choice. If so, the dialog does not offer the choice.
  const isSame = ({ value }: Choice) =>
    question?.not !== undefined && rows.every((row) => row[question.not ?? ''] === value);

  return (
    <>
      {bulk.map((action) => (
        <BarButton
          key={action.name}
          isBusy={isBusy}
          onClick={() => (action.question ? setAsked(action) : void start(action))}
        >
          {action.label}
        </BarButton>
      ))}
      {asked && question && (
        <ConfirmDialog
          isOpen
          onOpenChange={close}
          title={question.title}
          confirm={asked.label.replace('…', '')}
          isBusy={isBusy || (question.choices !== undefined && !choice)}
          onConfirm={() => (question.choices && !choice ? undefined : void start(asked))}
        >
          <p>{question.text}</p>
          {question.choices && (
            <label className="mt-4 block">
              <span className="admin-label">Which one</span>
              <select
                value={choice}
                onChange={(event) => setChoice(event.target.value)}
                className="admin-input"
              >
                <option value="">Choose…</option>
                {question.choices
                  .filter((each) => !isSame(each))
                  .map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
              </select>
            </label>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Shows a button of the bulk action bar. */
export function BarButton(props: { isBusy: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-disabled={props.isBusy} onClick={props.onClick} className="button-quiet">
      {props.children}
    </button>
  );
}

import { useId, useState } from 'react';
import { useDialogForm } from '@/components/admin/models/use-dialog-form';
import { useWriteId } from '@/components/admin/use-write-id';
import { FormDialog } from '@/components/ui/form-dialog';
import { approveProposalsAction } from '@/lib/actions/pilot-actions';
import type { Proposal } from '@/lib/data/admin/proposals';
import { formatCost } from '@/lib/models/money';
import { type PilotKey, sumOfCosts } from '@/lib/pilot/most-cost';
import { countOf } from '@/lib/pilot/proposal';

interface ApproveDialogProps {
  ids: string[];
  proposals: Pick<Proposal, 'id' | 'input_tokens' | 'output_tokens'>[];
  keys: PilotKey[];
  onClose: () => void;
  onDone: () => void;
  focusAfter: () => void;
}

/** Shows the dialog in which an editor chooses the key that pays for the drafts, and sees their maximum total cost. */
export function ApproveDialog({ ids, proposals, keys, onClose, onDone, focusAfter }: ApproveDialogProps) {
  const select = useId();
  const runId = useWriteId();
  const [keyId, setKeyId] = useState(keys[0]?.id ?? '');
  const { send } = useDialogForm(() => {
    onClose();
    onDone();
  });
  const key = keys.find(({ id }) => id === keyId);
  const most = key && sumOfCosts(proposals, key);
  return (
    <FormDialog
      title={`Approve ${countOf(ids.length, 'proposal')}`}
      submit="Approve"
      onSubmit={() => void send(() => approveProposalsAction({ ids, runId: runId.current(), keyId }))}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      <p>A model drafts the texts in the background. The drafts wait in the inbox until you accept them.</p>
      <label htmlFor={select} className="block">
        <span className="admin-label">Key</span>
        <select
          id={select}
          value={keyId}
          onChange={(event) => setKeyId(event.target.value)}
          className="admin-input"
        >
          {keys.map(({ id, label, model }) => (
            <option key={id} value={id}>
              {label}: {model}
            </option>
          ))}
        </select>
      </label>
      {key && most !== undefined && (
        <p>
          Together they cost <strong>at most {formatCost(most)}</strong>. This key has{' '}
          {formatCost(Math.max(0, key.left))} left of this month’s budget.
          {most > key.left && ' A draft that could pass the budget isn’t made; the run then waits for you.'}
        </p>
      )}
    </FormDialog>
  );
}

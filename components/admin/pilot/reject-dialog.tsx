import { useDialogForm, textOf } from '@/components/admin/models/use-dialog-form';
import { DialogInput } from '@/components/ui/dialog-input';
import { FormDialog } from '@/components/ui/form-dialog';
import { rejectProposalsAction } from '@/lib/actions/pilot-actions';
import { countOf } from '@/lib/pilot/proposal';

interface RejectDialogProps {
  ids: string[];
  onClose: () => void;
  onDone: () => void;
  focusAfter: () => void;
}

/** Shows the dialog that asks why proposals are rejected. */
export function RejectDialog({ ids, onClose, onDone, focusAfter }: RejectDialogProps) {
  const { errors, send } = useDialogForm(() => {
    onClose();
    onDone();
  });
  return (
    <FormDialog
      title={`Reject ${countOf(ids.length, 'proposal')}`}
      submit="Reject"
      onSubmit={(data) => void send(() => rejectProposalsAction({ ids, reason: textOf(data, 'reason') }))}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      <p>We’ll keep your reason and won’t propose these texts again. You can undo this under ‘Rejected’.</p>
      <DialogInput label="Reason" name="reason" maxLength={300} error={errors.reason} />
    </FormDialog>
  );
}

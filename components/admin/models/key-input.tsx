import { DialogInput } from '@/components/ui/dialog-input';

/** The field for a key. Browsers don't show it, and don't offer to remember it. */
export const KeyInput = ({ error }: { error?: string }) => (
  <DialogInput
    label="Key"
    name="key"
    type="password"
    autoComplete="new-password"
    spellCheck={false}
    maxLength={500}
    help="Stored encrypted. Nobody can see it here again, only its last four characters."
    error={error}
  />
);

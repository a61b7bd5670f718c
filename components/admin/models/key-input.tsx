import { DialogInput } from '@/components/ui/dialog-input';

/** Shows the input for a key. Browsers hide the typed key, and do not fill in a saved password. */
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

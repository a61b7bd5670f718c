import type { ReactNode } from 'react';
import { LOGO_BYTES, LOGO_TYPES } from '@/lib/images/logo-rules';

interface FileButtonProps {
  onFile: (file: File | undefined) => void;
  isBusy: boolean;
  children: ReactNode;
}

/** Shows a native file input, styled as a button. Its label, `children`, is also its accessible name. */
export function FileButton({ onFile, isBusy, children }: FileButtonProps) {
  return (
    <label className="button-quiet file-button gap-1.5" aria-disabled={isBusy}>
      <input
        type="file"
        accept={LOGO_TYPES}
        // A busy button is not `disabled`, because a disabled button would lose the keyboard focus. Ignore its clicks
        // instead.
        onClick={(event) => isBusy && event.preventDefault()}
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          // Reset the input, so that choosing the same file again fires an event.
          target.value = '';
        }}
        className="sr-only"
      />
      {children}
    </label>
  );
}

/** Returns an error message if a file is too large to upload, otherwise null. The server checks everything else. */
export const fileError = ({ size }: File): string | null =>
  size > LOGO_BYTES ? 'The file is larger than 1 MB.' : null;

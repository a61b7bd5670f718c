import type { ReactNode } from 'react';
import { LOGO_BYTES, LOGO_TYPES } from '@/lib/images/logo-limits';

interface FileButtonProps {
  onFile: (file: File | undefined) => void;
  isBusy: boolean;
  children: ReactNode;
}

/** A native file input, styled as a button; its label is its accessible name. */
export function FileButton({ onFile, isBusy, children }: FileButtonProps) {
  return (
    <label className="button-quiet file-button gap-1.5" aria-disabled={isBusy}>
      <input
        type="file"
        accept={LOGO_TYPES}
        // Not `disabled`, which would take the focus from keyboard users.
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

/** Rejects oversized files before the upload; the server checks everything else. */
export const fileRefusal = ({ size }: File): string | null =>
  size > LOGO_BYTES ? 'The file is larger than 1 MB.' : null;

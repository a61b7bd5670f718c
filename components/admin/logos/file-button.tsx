import type { ReactNode } from 'react';
import { LOGO_BYTES, LOGO_TYPES } from '@/lib/admin/logo-limits';

interface FileButtonProps {
  onFile: (file: File | undefined) => void;
  isBusy: boolean;
  children: ReactNode;
}

/** The browser's own file field, dressed as a button; its label is its name. */
export function FileButton({ onFile, isBusy, children }: FileButtonProps) {
  return (
    <label className="button-quiet file-button gap-1.5" aria-disabled={isBusy}>
      <input
        type="file"
        accept={LOGO_TYPES}
        // Not `disabled`: the field would lose the focus of who works by keyboard.
        onClick={(event) => isBusy && event.preventDefault()}
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          // The same file chosen once more is a new choice.
          target.value = '';
        }}
        className="sr-only"
      />
      {children}
    </label>
  );
}

/** What need not be sent to be refused; everything else the server looks at. */
export const fileRefusal = ({ size }: File): string | null =>
  size > LOGO_BYTES ? 'The file is larger than 1 MB.' : null;

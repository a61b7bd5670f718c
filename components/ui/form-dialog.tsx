'use client';

import type { FormEvent, ReactNode } from 'react';
import { Dialog } from './dialog';

interface FormDialogProps {
  title: string;
  /** What the button says that sends the form. */
  submit: string;
  onSubmit: (data: FormData) => void;
  onClose: () => void;
  /** Where one goes on, whether the form was sent or not. */
  focusAfter: () => void;
  children: ReactNode;
  /** Further buttons, before the one that sends. */
  actions?: ReactNode;
}

/** A small form over the page; it is there as long as it is rendered. */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, onSubmit, onClose, focusAfter, children, actions } = props;
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React hands events on to the form in which the dialog was written, though it stands elsewhere in the page.
    event.stopPropagation();
    onSubmit(new FormData(event.currentTarget));
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={title} focusAfter={focusAfter}>
      <form noValidate onSubmit={send} className="grid gap-4">
        {children}
        <div className="mt-2 flex flex-wrap justify-end gap-2">
          <button type="button" onClick={onClose} className="button-quiet">
            Cancel
          </button>
          {actions}
          <button type="submit" className="button-brand">
            {submit}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

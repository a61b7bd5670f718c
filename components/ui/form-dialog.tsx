'use client';

import type { FormEvent, ReactNode } from 'react';
import { Dialog } from './dialog';

interface FormDialogProps {
  title: string;
  /** The label of the submit button. */
  submit: string;
  onSubmit: (data: FormData) => void;
  onClose: () => void;
  /** Moves the focus after the dialog closes, whether or not the form was submitted. */
  focusAfter: () => void;
  children: ReactNode;
  /** More buttons to show before the submit button. */
  actions?: ReactNode;
}

/** Shows a dialog with a small form. The dialog is open as long as it is rendered. */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, onSubmit, onClose, focusAfter, children, actions } = props;
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Don't let the event reach an outer form: React events bubble to the component that renders the dialog, although
    // the dialog is elsewhere in the DOM.
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

'use client';

import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useFocusBack } from './lost-focus';

interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  children: ReactNode;
  /** The label of the confirm button. */
  confirm: string;
  /** Whether the action is harmless. If not, the confirm button is red. */
  isSafe?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  /** The label of the cancel button. */
  cancel?: string;
  /** More buttons to show between the cancel button and the confirm button. */
  actions?: ReactNode;
  className?: string;
}

/**
 * Shows a dialog that asks for confirmation of an action. After closing, the focus returns to the element that had it
 * before the dialog opened.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onOpenChange, title, children, confirm, isSafe, isBusy, onConfirm } = props;
  const { cancel = 'Cancel', actions, className = '' } = props;
  const focusBack = useFocusBack();
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="dialog-overlay" />
        <AlertDialog.Content className={`dialog ${className}`} {...focusBack}>
          <AlertDialog.Title className="dialog-title">{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div>{children}</div>
          </AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel className="button-quiet">{cancel}</AlertDialog.Cancel>
            {actions}
            <button
              type="button"
              onClick={onConfirm}
              aria-disabled={isBusy}
              className={isSafe ? 'button-brand' : 'button-danger'}
            >
              {confirm}
            </button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

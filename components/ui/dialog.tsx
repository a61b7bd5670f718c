'use client';

import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useFocusBack } from './lost-focus';

interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  isTitleHidden?: boolean;
  className?: string;
  /**
   * Moves the focus after the dialog closes. If left out, the focus returns to where it was before the dialog opened.
   */
  focusAfter?: () => void;
  children: ReactNode;
}

/** Shows a modal dialog, which traps the focus, closes on Escape, and restores the focus after closing. */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange, title, isTitleHidden, className = 'dialog', focusAfter, children } = props;
  const focusBack = useFocusBack(focusAfter);
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="dialog-overlay" />
        <Primitive.Content className={className} aria-describedby={undefined} {...focusBack}>
          <Primitive.Title className={isTitleHidden ? 'sr-only' : 'dialog-title'}>{title}</Primitive.Title>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

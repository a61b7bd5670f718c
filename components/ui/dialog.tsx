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
  /** Where one goes on, when that is not where one was before. */
  focusAfter?: () => void;
  children: ReactNode;
}

/** A window over the page: it keeps the focus inside, closes with Escape, and gives the focus back to what had it. */
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

'use client';

import { Menu, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';

/** Shows the sidebar of small screens. A button opens the sidebar, and choosing a screen closes it. */
export function MenuDrawer({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label="Menu"
        className="admin-icon-button lg:hidden"
      >
        <Menu aria-hidden="true" className="size-5" />
      </button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Menu"
        isTitleHidden
        className="admin admin-drawer"
      >
        <button
          type="button"
          onClick={() => setOpen(false)}
          aria-label="Close menu"
          className="admin-icon-button self-end"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
        <div
          className="grid gap-6"
          onClick={({ target }) => {
            if (target instanceof Element && target.closest('a')) setOpen(false);
          }}
        >
          {children}
        </div>
      </Dialog>
    </>
  );
}

'use client';

import { Search } from 'lucide-react';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { showToast } from '@/components/ui/show-toast';
import type { PaletteProps } from './palette';

/**
 * Shows the button that opens the command palette. Ctrl+K and Cmd+K also open it. The palette's code loads on first
 * use.
 */
export function PaletteButton() {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const [isOpen, setOpen] = useState(false);

  const open = useCallback(async () => {
    try {
      const palette = await import('./palette');
      setPalette(() => palette.Palette);
      setOpen(true);
    } catch {
      void showToast({ kind: 'error', title: 'Error', text: 'Search couldn’t be loaded. Try again.' });
    }
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      void open();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open]);

  return (
    <>
      <button
        type="button"
        onClick={() => void open()}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="palette-button"
      >
        <Search aria-hidden="true" className="size-4" />
        Find…
        <kbd aria-hidden="true" className="palette-key max-lg:hidden">
          Ctrl K
        </kbd>
      </button>
      {Palette && <Palette isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

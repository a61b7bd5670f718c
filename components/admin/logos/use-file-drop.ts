import { type DragEvent, useState } from 'react';

/**
 * Returns the props of an element on which files can be dropped. The attribute `data-over` is set while a file is
 * dragged over the element.
 */
export function useFileDrop(onFile: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false);
  return {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onFile(event.dataTransfer.files[0]);
    },
    'data-over': isOver || undefined,
  };
}

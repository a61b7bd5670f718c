import { type DragEvent, useState } from 'react';

/** Lets files be dropped on an element. Returns its props; `data-over` is set while a file is dragged over it. */
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

import { type DragEvent, useState } from 'react';

/** What makes an element a place into which files are dropped; `isOver` while some are held over it. */
export function useFileDrop(take: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  function drag(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  }
  return {
    isOver,
    dropProps: {
      onDragEnter: drag,
      onDragOver: drag,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        // From one part of it to another nothing is left; out of the window there is no other.
        const isWithin = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isWithin) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        take(files);
      },
    },
  };
}

import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';

interface DropAreaProps {
  onFiles: (files: readonly File[]) => void;
  onPaste?: (event: ClipboardEvent) => void;
  /** What is said while files are held over it, and where. */
  words: string;
  overlay: string;
  className?: string;
  children: ReactNode;
}

/** A place into which files are dropped; a button beside it does the same. */
export function DropArea(props: DropAreaProps) {
  const { onFiles, onPaste, words, overlay, className = '', children } = props;
  const [isOver, setOver] = useState(false);

  function drag(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  }

  function drop(event: DragEvent): void {
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  }

  return (
    // Dragging has no keys; the button has.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onPaste={onPaste}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // From one part of it to another nothing is left; out of the window there is no other.
        const isWithin = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isWithin) setOver(false);
      }}
      onDrop={drop}
      className={`relative ${className}`}
    >
      {children}
      {isOver && (
        <div
          className={`pointer-events-none grid place-items-center rounded-card border-2 border-dashed border-accent bg-surface/90 font-display text-dialog font-light ${overlay}`}
        >
          {words}
        </div>
      )}
    </div>
  );
}

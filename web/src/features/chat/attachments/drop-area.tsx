import type { GroupId } from '@stratum/contract/ids';
import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseFiles } from './chosen-files.ts';

interface DropAreaProps {
  groupId: GroupId;
  className?: string;
  children: ReactNode;
}

/** A conversation into which files are pasted or dropped. The button beside the field does the same. */
export function DropArea({ groupId, className = '', children }: DropAreaProps) {
  const { t } = useTranslation('features/chat/attachments');
  const [isOver, setOver] = useState(false);

  function paste(event: ClipboardEvent): void {
    const files = [...event.clipboardData.files];
    // Words that were copied with a picture of them are pasted as words.
    if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    chooseFiles(groupId, files);
  }

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
    chooseFiles(groupId, files);
  }

  return (
    // Dragging has no keys; the button beside the field has.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onPaste={paste}
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
        <div className="pointer-events-none absolute inset-2 z-raised grid place-items-center rounded-card border-2 border-dashed border-accent bg-surface/90 font-display text-dialog font-light">
          {t('drop')}
        </div>
      )}
    </div>
  );
}

import type { CollectionId } from '@stratum/contract/ids';
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

const load = () => import('./sending.ts');

interface FileDropProps {
  collectionId: CollectionId | null;
  className?: string;
  children: ReactNode;
}

/** A place into which files are dropped, or pasted while nobody types. The button does the same. */
export function FileDrop({ collectionId, className = '', children }: FileDropProps) {
  const { t } = useTranslation('features/collection');
  const [isOver, setOver] = useState(false);

  async function take(files: readonly File[]): Promise<void> {
    const { sendFiles } = await load();
    sendFiles({ files, collectionId });
  }
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea');
    if (files.length === 0 || isTyping) return;
    event.preventDefault();
    void take(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);

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
    void take(files);
  }

  return (
    // Dragging has no keys; the button above has.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        const isWithin = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isWithin) setOver(false);
      }}
      onDrop={drop}
      className={`relative ${className}`}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none fixed inset-4 z-header grid place-items-center rounded-card border-2 border-dashed border-accent bg-surface/90 font-display text-dialog font-light">
          {t('drop')}
        </div>
      )}
    </div>
  );
}

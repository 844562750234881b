import type { CollectionId } from '@stratum/contract/ids';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DropArea } from '../../../shared/uploads/drop-area.tsx';

const load = () => import('./sending.ts');

interface FileDropProps {
  collectionId: CollectionId | null;
  className?: string;
  children: ReactNode;
}

/** A place into which files are dropped, or pasted while nobody types. The button does the same. */
export function FileDrop({ collectionId, className = '', children }: FileDropProps) {
  const { t } = useTranslation('features/collection');

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

  return (
    <DropArea
      onFiles={(files) => void take(files)}
      words={t('drop')}
      overlay="fixed inset-4 z-header"
      className={className}
    >
      {children}
    </DropArea>
  );
}

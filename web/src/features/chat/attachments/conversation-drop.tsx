import type { GroupId } from '@stratum/contract/ids';
import type { ClipboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DropArea } from '../../../shared/uploads/drop-area.tsx';
import { chooseFiles } from './chosen-files.ts';

interface ConversationDropProps {
  groupId: GroupId;
  className?: string;
  children: ReactNode;
}

/** A conversation into which files are pasted or dropped. The button beside the field does the same. */
export function ConversationDrop({ groupId, className = '', children }: ConversationDropProps) {
  const { t } = useTranslation('features/chat/attachments');

  function paste(event: ClipboardEvent): void {
    const files = [...event.clipboardData.files];
    // Words that were copied with a picture of them are pasted as words.
    if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    chooseFiles(groupId, files);
  }

  return (
    <DropArea
      onFiles={(files) => chooseFiles(groupId, files)}
      onPaste={paste}
      words={t('drop')}
      overlay="absolute inset-2 z-raised"
      className={className}
    >
      {children}
    </DropArea>
  );
}
